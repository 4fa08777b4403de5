// What connections send and leave unread: packets and bytes are counted, floods and slow readers are cut (X6, X8).
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type Clock, every } from "@kingrow/time";
import { type ServerOptions, type WebSocket, WebSocketServer } from "ws";
import type { ConnectionLimits, Rate } from "../base/limits.ts";
import type { DisconnectReason } from "./recorder.ts";

/** Engine.IO's connection below a Socket.IO socket, as far as the door needs it. */
export interface Connection {
  readonly request: IncomingMessage;
  on(event: "packet" | "close", listener: () => void): unknown;
  /** @param discard what was not sent yet is not waited for */
  close(discard?: boolean): void;
}

/** What was sent last reaches the client within this time, or the connection ends without it. */
const GOODBYE_MS = 500;
/** The WebSocket's status for a connection that breaks the rules. */
const POLICY_VIOLATION = 1008;
const WEBSOCKET_BOUNDS = {
  closeTimeout: GOODBYE_MS,
  // No client of this game sends its messages in pieces; a proxy may cut one into a few.
  maxFragments: 64,
  // Of much that a connection sends at once, one frame is handled in each iteration of the event loop.
  allowSynchronousEvents: false,
};
const LOOK_EVERY_MS = 1_000;

export interface TrafficDependencies {
  readonly limits: ConnectionLimits;
  readonly steady: Clock;
  readonly onCut: (reason: DisconnectReason) => void;
  /** The visitor behind this request sent far too much. */
  readonly onFlood: (address: string) => void;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** A WebSocket and the connection that began with it; of one that upgrades a polling session only the address is known. */
interface Carrier {
  readonly websocket: WebSocket;
  readonly address: string;
  connection: Connection | undefined;
}

type Accept = (websocket: WebSocket, request: IncomingMessage) => void;

export class Traffic {
  readonly #given: TrafficDependencies;
  readonly #carriers = new Set<Carrier>();
  readonly #ofRequest = new WeakMap<IncomingMessage, Carrier>();
  readonly #ofConnection = new WeakMap<Connection, Carrier>();
  /** How a connection that joined the game is told why it is cut. */
  readonly #farewells = new WeakMap<Connection, () => void>();
  readonly #cut = new WeakSet<Connection>();
  readonly #stop: () => void;

  constructor(given: TrafficDependencies) {
    this.#given = given;
    this.#stop = every(given.steady, LOOK_EVERY_MS, () => this.#cutSlowReaders());
  }

  /** For Socket.IO's option `wsEngine`. */
  wsEngine() {
    const onOpen = (websocket: WebSocket, request: IncomingMessage, tcp: Duplex) =>
      this.#open(websocket, request, tcp);
    return class CountedWebSocketServer extends WebSocketServer {
      constructor(options: ServerOptions) {
        super({ ...options, ...WEBSOCKET_BOUNDS });
      }

      override handleUpgrade(
        request: IncomingMessage,
        tcp: Duplex,
        head: Buffer,
        accept: Accept,
      ): void {
        super.handleUpgrade(request, tcp, head, (websocket, accepted) => {
          onOpen(websocket, request, tcp);
          accept(websocket, accepted);
        });
      }
    };
  }

  /** Engine.IO has opened a connection. */
  watch(connection: Connection): void {
    const { limits, steady, addressOf } = this.#given;
    const address = addressOf(connection.request);
    const packets = new Allowance(limits.packets, steady.now);
    connection.on("packet", () => {
      if (!packets.take(1)) this.#flooded(connection, address);
    });
    const carrier = this.#ofRequest.get(connection.request);
    if (carrier === undefined) return;
    carrier.connection = connection;
    this.#ofConnection.set(connection, carrier);
  }

  /** The connection has joined the game. @param farewell tells its client that it flooded */
  joined(connection: Connection, farewell: () => void): void {
    this.#farewells.set(connection, farewell);
  }

  /** The WebSocket that a connection began with; `undefined` where it began with polling. */
  webSocketOf(connection: Connection): WebSocket | undefined {
    return this.#ofConnection.get(connection)?.websocket;
  }

  /** Ends a connection whose client went on although it was refused again and again. */
  cutFlooder(connection: Connection): void {
    this.#end(connection, "FLOODING");
  }

  /** Unsent bytes of all connections. */
  get bufferedBytes(): number {
    let bytes = 0;
    for (const { websocket } of this.#carriers) bytes += websocket.bufferedAmount;
    return bytes;
  }

  stop(): void {
    this.#stop();
  }

  #open(websocket: WebSocket, request: IncomingMessage, tcp: Duplex): void {
    const { limits, steady, addressOf } = this.#given;
    const carrier: Carrier = { websocket, address: addressOf(request), connection: undefined };
    this.#carriers.add(carrier);
    this.#ofRequest.set(request, carrier);
    const frames = new Allowance(limits.packets, steady.now);
    const bytes = new Allowance(limits.bytes, steady.now);
    const countFrame = () => frames.take(1) || this.#floodedBy(carrier);
    // Before the WebSocket makes packets of them.
    tcp.prependListener("data", (chunk: Buffer) => {
      if (!bytes.take(chunk.length)) this.#floodedBy(carrier);
    });
    websocket.on("ping", countFrame);
    websocket.on("pong", countFrame);
    websocket.on("close", () => this.#carriers.delete(carrier));
  }

  #floodedBy({ websocket, address, connection }: Carrier): void {
    if (connection !== undefined) return this.#flooded(connection, address);
    this.#given.onFlood(address);
    websocket.terminate();
  }

  #flooded(connection: Connection, address: string): void {
    this.#given.onFlood(address);
    this.#end(connection, "FLOODING");
  }

  /** A client that floods is told, and the connection ends in a moment; any other ends at once. */
  #end(connection: Connection, reason: DisconnectReason): void {
    if (this.#cut.has(connection)) return;
    this.#cut.add(connection);
    this.#given.onCut(reason);
    const websocket = this.webSocketOf(connection);
    const farewell = reason === "FLOODING" ? this.#farewells.get(connection) : undefined;
    const end = (): void => {
      websocket?.terminate();
      connection.close(true);
    };
    if (websocket === undefined || farewell === undefined) {
      farewell?.();
      end();
    } else {
      farewell();
      websocket.close(POLICY_VIOLATION);
      this.#given.steady.after(GOODBYE_MS, end);
    }
  }

  #cutSlowReaders(): void {
    for (const { websocket, connection } of this.#carriers)
      if (websocket.bufferedAmount > this.#given.limits.bufferedBytes) {
        if (connection === undefined) websocket.terminate();
        else this.#end(connection, "TOO_SLOW");
      }
  }
}

/** So much at once, and as much again in each period. */
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
