// The door of Socket.IO: who may shake hands, connect and stay, and what each connection may send (X1, X3, X6, X7).
import { type IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "@kingrow/time";
import type { WebSocket } from "ws";
import type { Limits } from "../base/limits.ts";
import { clientAddress, createAddressTag, type IsTrusted } from "./addresses.ts";
import { type Floods, OpenConnections } from "./connections.ts";
import { isAllowedOrigin, type OriginSettings, whyUnfit } from "./handshakes.ts";
import type { HttpBounds } from "./http.ts";
import type { Recorder } from "./recorder.ts";
import type { RoomLimits } from "./rooms.ts";
import { type Connection, Traffic } from "./traffic.ts";

export interface SocketDoorDependencies {
  readonly limits: Limits;
  readonly origins: OriginSettings;
  readonly isTrusted: IsTrusted;
  /** Makes addresses unreadable wherever they are kept; the same on all nodes and after a restart. */
  readonly secret: string;
  readonly floods: Floods;
  readonly http: HttpBounds;
  readonly rooms: RoomLimits;
  readonly recorder: Recorder;
  readonly steady: Clock;
  /** Stopping, or cut off from the other nodes. */
  readonly isAway: () => boolean;
  /** Several nodes serve: the requests of one polling client could reach different ones. */
  readonly isWebsocketOnly: boolean;
}

type Decide = (reason: string | null | undefined, success: boolean) => void;
type Next = (fault?: unknown) => void;

export class SocketDoor {
  readonly #given: SocketDoorDependencies;
  readonly #tag: (address: string) => string;
  readonly #tags = new WeakMap<IncomingMessage, string>();
  readonly #open: OpenConnections;
  readonly #connections = new Set<Connection>();
  readonly #over = new WeakSet<Connection>();
  /** Those with a socket in the game, or one on its way there. */
  readonly #carrying = new WeakSet<Connection>();
  readonly #bySocketId = new Map<string, Connection>();
  readonly traffic: Traffic;

  constructor(given: SocketDoorDependencies) {
    const { limits, secret, floods, recorder, steady } = given;
    this.#given = given;
    this.#tag = createAddressTag(secret);
    this.#open = new OpenConnections(limits.connectionsPerAddress);
    this.traffic = new Traffic({
      limits: limits.connection,
      steady,
      addressOf: (request) => this.#addressOf(request),
      onFlood: (address) => floods.note(address),
      onCut: (reason) => recorder.disconnected(reason),
    });
  }

  /** For Socket.IO's option `allowRequest`; asked once per connection, for polling and websocket alike. */
  allowRequest(request: IncomingMessage, decide: Decide): void {
    void this.#whyNot(request).then((reason) => {
      if (reason !== undefined) this.#given.recorder.disconnected("HANDSHAKE_REFUSED");
      decide(reason, reason === undefined);
    });
  }

  /** Middleware of the engine, for each of its requests: an upgrade comes with a response of another kind. */
  checkRequest(request: IncomingMessage, response: unknown, next: Next): void {
    if (!this.#given.http.admits(request, response)) return;
    // Socket.IO has no answer for a plain request that names the WebSocket transport.
    const isPlain = response instanceof ServerResponse;
    next(isPlain && namesWebSocket(request) ? new Error("no plain request") : undefined);
  }

  /** Engine.IO has opened a connection. */
  admit(connection: Connection): void {
    const { isOver, close } = this.#open.open(this.#addressOf(connection.request));
    if (isOver) this.#over.add(connection);
    this.#connections.add(connection);
    this.traffic.watch(connection);
    connection.on("close", () => {
      this.#connections.delete(connection);
      close();
    });
  }

  /** Why a socket may not join: each connection carries one. */
  refusesSocket(connection: Connection): "SECOND_SOCKET" | undefined {
    if (!this.#carrying.has(connection)) {
      this.#carrying.add(connection);
      return undefined;
    }
    this.#given.recorder.disconnected("SECOND_SOCKET");
    return "SECOND_SOCKET";
  }

  /** A socket has joined; answers why it may not stay. @param farewell tells its client that it flooded */
  joined(
    connection: Connection,
    socketId: string,
    farewell: () => void,
  ): "IP_LIMIT_EXCEEDED" | undefined {
    this.#bySocketId.set(socketId, connection);
    connection.on("close", () => this.#bySocketId.delete(socketId));
    this.traffic.joined(connection, farewell);
    return this.#over.has(connection) ? "IP_LIMIT_EXCEEDED" : undefined;
  }

  /** Closes the connection of a client that went on although it was refused again and again. */
  cutFlooder(socketId: string): void {
    const connection = this.#bySocketId.get(socketId);
    if (connection !== undefined) this.traffic.cutFlooder(connection);
  }

  /** What stands for the visitor's address wherever it is kept or counted; `undefined` once it was forgotten. */
  tagOf(request: IncomingMessage | undefined): string | undefined {
    if (request === undefined) return undefined;
    const tag = this.#tags.get(request) ?? this.#tag(this.#addressOf(request));
    this.#tags.set(request, tag);
    return tag;
  }

  /** The WebSocket that a connection began with; `undefined` where it began with polling. */
  webSocketOf(connection: Connection): WebSocket | undefined {
    return this.traffic.webSocketOf(connection);
  }

  /** All connections, also those that never joined the game. */
  get connections(): ReadonlySet<Connection> {
    return this.#connections;
  }

  #addressOf(request: IncomingMessage): string {
    return clientAddress(request, this.#given.isTrusted);
  }

  async #whyNot(request: IncomingMessage): Promise<string | undefined> {
    const { isAway, isWebsocketOnly, origins, floods, rooms } = this.#given;
    if (isAway()) return "The server is away for a moment";
    const unfit = whyUnfit(request, isWebsocketOnly);
    if (unfit !== undefined) return unfit;
    if (!isAllowedOrigin(request, origins)) return "This origin is not allowed";
    const address = this.#addressOf(request);
    if (floods.isWaiting(address)) return "This address sent too many requests; wait a minute";
    if (this.#open.isFarOver(address)) return "Too many connections";
    const bar = await rooms.take("handshakes", this.tagOf(request));
    return bar && "Too many connections in a short time";
  }
}

function namesWebSocket({ url = "" }: IncomingMessage): boolean {
  return new URLSearchParams(url.replace(/^[^?]*/, "")).getAll("transport").at(-1) === "websocket";
}
