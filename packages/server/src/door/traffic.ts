// One WebSocket or polling connection: counts packets and bytes, cuts floods, slow readers and silent clients (X6, X8).
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { SILENT_END_MS, SILENT_PING_MS } from "@kingrow/protocol";
import type { Clock } from "@kingrow/time";
import { type ServerOptions, type WebSocket, WebSocketServer } from "ws";
import type { ConnectionLimits, Rate } from "../base/limits.ts";
import type { Floods } from "./connections.ts";
import type { DisconnectReason, Recorder } from "./recorder.ts";

interface Packet {
  readonly data?: string | Buffer;
}

/** Engine.IO's connection below a Socket.IO socket. */
export interface Connection {
  readonly request: IncomingMessage;
  on(event: "packet" | "packetCreate", listener: (packet: Packet) => void): unknown;
  on(event: "drain" | "close", listener: () => void): unknown;
  /** @param discard drops what was not sent yet */
  close(discard?: boolean): void;
}

export interface TrafficOptions {
  readonly limits: ConnectionLimits;
  readonly steady: Clock;
  readonly recorder: Recorder;
  readonly floods: Floods;
}

/** The last message reaches the client within this time, or the connection ends without it. */
const GOODBYE_MS = 500;
/** The WebSocket's status for a connection that breaks the rules. */
const POLICY_VIOLATION = 1008;
/** A ping that the page notices too, unlike one of the WebSocket. */
const ENGINE_PING = "2";
const WEBSOCKET_OPTIONS = {
  closeTimeout: GOODBYE_MS,
  // No client of this game sends its messages in pieces; a proxy may cut one into a few.
  maxFragments: 64,
  // Handles one frame of a connection in each iteration of the event loop.
  allowSynchronousEvents: false,
};

type Accept = (webSocket: WebSocket, request: IncomingMessage) => void;
type OnOpen = (webSocket: WebSocket, request: IncomingMessage, tcp: Duplex) => void;

/** A WebSocket server for Socket.IO's option `wsEngine`, which reports each connection that it opens. */
export function wsEngineWith(onOpen: OnOpen) {
  return class ReportingWebSocketServer extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, ...WEBSOCKET_OPTIONS });
    }

    override handleUpgrade(
      request: IncomingMessage,
      tcp: Duplex,
      head: Buffer,
      accept: Accept,
    ): void {
      super.handleUpgrade(request, tcp, head, (webSocket, accepted) => {
        onOpen(webSocket, request, tcp);
        accept(webSocket, accepted);
      });
    }
  };
}

/** A WebSocket that upgrades a polling session has no own connection, so it is counted separately. */
export class Traffic {
  readonly #options: TrafficOptions;
  readonly #address: string;
  readonly #packets: Allowance;
  readonly #bytes: Allowance;
  readonly webSocket: WebSocket | undefined;
  connection: Connection | undefined;
  /** Sends the `FLOODING` error to the client of a connection that joined the game. */
  farewell: (() => void) | undefined;
  /** Bytes that Engine.IO keeps until the WebSocket has sent what it was given before. */
  queuedBytes = 0;
  #isCut = false;
  #silentSeconds = 0;

  constructor(options: TrafficOptions, address: string, webSocket?: WebSocket) {
    const { limits, steady } = options;
    this.#options = options;
    this.#address = address;
    this.webSocket = webSocket;
    this.#packets = new Allowance(limits.packets, steady.now);
    this.#bytes = new Allowance(limits.bytes, steady.now);
    for (const control of ["ping", "pong"] as const)
      webSocket?.on(control, () => this.countPacket());
  }

  countPacket(): void {
    if (!this.#packets.take(1)) this.#flooded();
  }

  countBytes(count: number): void {
    this.#silentSeconds = 0;
    if (!this.#bytes.take(count)) this.#flooded();
  }

  /**
   * Counts calls and not time, so that a server that stood still ends no connection. Engine.IO's own heartbeat, whose
   * times are those of the specification, notices a broken connection only after 85 s.
   */
  countSilentSecond(): void {
    // A polling connection, upgraded or not, has only that one.
    if (this.connection === undefined || this.webSocket === undefined) return;
    this.#silentSeconds += 1;
    if (this.#silentSeconds === SILENT_PING_MS / 1_000) this.webSocket.send(ENGINE_PING);
    else if (this.#silentSeconds === SILENT_END_MS / 1_000) this.end("SILENT");
  }

  get unsentBytes(): number {
    return this.queuedBytes + (this.webSocket?.bufferedAmount ?? 0);
  }

  #flooded(): void {
    this.#options.floods.note(this.#address);
    this.end("FLOODING");
  }

  /** A client that floods gets a farewell and a moment to read it; any other connection ends at once. */
  end(reason: DisconnectReason): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#options.recorder.disconnected(reason);
    const end = (): void => {
      this.webSocket?.terminate();
      this.connection?.close(true);
    };
    if (reason !== "FLOODING" || this.farewell === undefined) return end();
    this.farewell();
    if (this.webSocket === undefined) return end();
    this.webSocket.close(POLICY_VIOLATION);
    this.#options.steady.after(GOODBYE_MS, end);
  }
}

/** An amount that is available again in each period. */
class Allowance {
  readonly #rate: Rate;
  readonly #now: () => number;
  #used = 0;
  #since: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#since = now();
  }

  take(amount: number): boolean {
    if (this.#now() - this.#since >= this.#rate.seconds * 1_000) {
      this.#used = 0;
      this.#since = this.#now();
    }
    this.#used += amount;
    return this.#used <= this.#rate.count;
  }
}
