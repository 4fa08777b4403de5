// HTTP polling by hand, without a Socket.IO client.
import type { Handshake } from "../../support/tcp.ts";

function address(url: string, protocol: number): string {
  return `${url}/socket.io/?EIO=${protocol}&transport=polling`;
}

/** The answer to the first request of a polling connection. */
export function openPolling(
  url: string,
  { protocol = 4, headers = {} }: Handshake = {},
): Promise<Response> {
  return fetch(address(url, protocol), { headers });
}

/** A polling connection whose packets the test writes itself. */
export class Polling {
  readonly open: Readonly<Record<string, unknown>>;
  readonly #address: string;

  constructor(url: string, opening: string) {
    this.open = Object(JSON.parse(opening.slice(1)));
    this.#address = `${address(url, 4)}&sid=${String(this.open["sid"])}`;
  }

  static async connect(url: string): Promise<Polling> {
    return new Polling(url, await (await openPolling(url)).text());
  }

  /** Posts a payload as it is. Resolves with the status of the answer. */
  async send(payload: string): Promise<number> {
    return (await fetch(this.#address, { method: "POST", body: payload })).status;
  }

  /** The packets that wait for this connection. */
  async receive(): Promise<readonly string[]> {
    return (await (await fetch(this.#address)).text()).split("\u001e");
  }
}
