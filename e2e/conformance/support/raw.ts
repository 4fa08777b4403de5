// Connections without a Socket.IO client: HTTP polling by hand, and WebSocket frames byte by byte.
import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Duplex } from "node:stream";
import { frame } from "../../support/tcp.ts";

const HANDSHAKE_WITHIN_MS = 20_000;
/** The first byte of a close frame; nothing else the server sends here has it. */
const CLOSE_FRAME = "\u0088";

export interface Handshake {
  readonly protocol?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function address(url: string, transport: string, protocol: number): string {
  return `${url}/socket.io/?EIO=${protocol}&transport=${transport}`;
}

/** The answer to the first request of a polling connection. */
export function openPolling(
  url: string,
  { protocol = 4, headers = {} }: Handshake = {},
): Promise<Response> {
  return fetch(address(url, "polling", protocol), { headers });
}

/** A polling connection whose packets the test writes itself. */
export class Polling {
  readonly open: Readonly<Record<string, unknown>>;
  readonly #address: string;

  constructor(url: string, opening: string) {
    this.open = Object(JSON.parse(opening.slice(1)));
    this.#address = `${address(url, "polling", 4)}&sid=${String(this.open["sid"])}`;
  }

  static async connect(url: string): Promise<Polling> {
    return new Polling(url, await (await openPolling(url)).text());
  }

  /** Posts a payload as it is; the status of the answer. */
  async send(payload: string): Promise<number> {
    return (await fetch(this.#address, { method: "POST", body: payload })).status;
  }

  /** The packets that wait for this connection. */
  async receive(): Promise<readonly string[]> {
    return (await (await fetch(this.#address)).text()).split("\u001e");
  }
}

/** A WebSocket connection whose frames the test writes itself. */
export class RawWebSocket {
  readonly #stream: Duplex;
  readonly #closed: Promise<void>;
  #received = "";

  constructor(stream: Duplex) {
    this.#stream = stream;
    this.#closed = new Promise((closed) => {
      stream.once("close", () => closed());
      stream.on("data", (chunk: Buffer) => {
        this.#received += chunk.toString("latin1");
        if (this.#received.includes(CLOSE_FRAME)) closed();
      });
    });
    stream.on("error", () => stream.destroy());
  }

  /** Resolves with the connection, or with the status of the refusal. */
  static connect(
    url: string,
    { protocol = 4, headers = {} }: Handshake = {},
  ): Promise<RawWebSocket | number> {
    return new Promise((opened, failed) => {
      const upgrade = request(address(url, "websocket", protocol), {
        timeout: HANDSHAKE_WITHIN_MS,
        headers: {
          connection: "Upgrade",
          upgrade: "websocket",
          "sec-websocket-version": "13",
          "sec-websocket-key": randomBytes(16).toString("base64"),
          ...headers,
        },
      });
      upgrade.once("upgrade", (_, stream, head) => {
        stream.unshift(head);
        opened(new RawWebSocket(stream));
      });
      upgrade.once("response", (response) => {
        response.resume();
        opened(response.statusCode ?? 0);
      });
      upgrade.once("error", failed);
      upgrade.end();
    });
  }

  /** Everything received so far, frames and all. */
  get received(): string {
    return this.#received;
  }

  /** A masked frame, as a client must send it. */
  sendFrame(payload: string | Buffer, opcode = 1): void {
    this.sendBytes(frame(payload, 0x80 | opcode));
  }

  sendBytes(bytes: Buffer): void {
    if (!this.#stream.destroyed) this.#stream.write(bytes);
  }

  /** Waits until the received bytes contain the text. */
  async hears(text: string): Promise<void> {
    while (!this.#received.includes(text))
      await new Promise<void>((arrived, failed) => {
        this.#stream.once("data", () => arrived());
        this.#stream.once("close", () => failed(new Error(`closed before ${text} was heard`)));
      });
  }

  /** Resolves when the server has closed the connection or has said that it does. */
  closed(): Promise<void> {
    return this.#closed;
  }

  close(): void {
    this.#stream.destroy();
  }
}
