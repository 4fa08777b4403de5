// The door of Socket.IO: who may shake hands, connect and stay (X1, X3, X6, X7).
import { type IncomingMessage, ServerResponse } from "node:http";
import { every } from "@kingrow/time";
import type { WebSocket } from "ws";
import type { Limits } from "../base/limits.ts";
import { clientAddress, createAddressTag, type IsTrusted } from "./addresses.ts";
import { OpenConnections } from "./connections.ts";
import type { HttpBounds } from "./http.ts";
import type { RoomLimits } from "./rooms.ts";
import { type Connection, Traffic, type TrafficOptions, wsEngineWith } from "./traffic.ts";

export interface SocketDoorOptions extends Omit<TrafficOptions, "limits"> {
  readonly limits: Limits;
  readonly origins: OriginSettings;
  readonly isTrusted: IsTrusted;
  /** Makes addresses unreadable wherever they are kept; the same on all nodes and after a restart. */
  readonly secret: string;
  readonly http: HttpBounds;
  readonly rooms: RoomLimits;
  /** Stopping, or cut off from the other nodes. */
  readonly isAway: () => boolean;
  /** Several nodes serve: the requests of one polling client could reach different ones. */
  readonly isWebsocketOnly: boolean;
}

type Decide = (reason: string | null | undefined, success: boolean) => void;
type Next = (fault?: unknown) => void;

interface OpenConnection {
  readonly traffic: Traffic;
  /** One more than its address may have. */
  readonly isOver: boolean;
  /** A socket has joined the game, or is about to. */
  hasSocket: boolean;
}

const SECOND_MS = 1_000;

export class SocketDoor {
  readonly #options: SocketDoorOptions;
  readonly #tag: (address: string) => string;
  readonly #tags = new WeakMap<IncomingMessage, string>();
  readonly #open: OpenConnections;
  readonly #connections = new Map<Connection, OpenConnection>();
  readonly #bySocketId = new Map<string, Traffic>();
  /** All WebSockets, and polling connections. */
  readonly #traffics = new Set<Traffic>();
  readonly #ofRequest = new WeakMap<IncomingMessage, Traffic>();
  /** Ends the search for slow readers and silent clients. */
  readonly stop: () => void;

  constructor(options: SocketDoorOptions) {
    const { limits, secret, steady } = options;
    this.#options = options;
    this.#tag = createAddressTag(secret);
    this.#open = new OpenConnections(limits.connectionsPerAddress);
    this.stop = every(steady, SECOND_MS, () => this.#checkTraffics());
  }

  /** For Socket.IO's option `wsEngine`. */
  wsEngine() {
    return wsEngineWith((webSocket, request, tcp) => {
      const traffic = this.#watch(request, webSocket);
      this.#ofRequest.set(request, traffic);
      // Before the WebSocket parses them.
      tcp.prependListener("data", (chunk: Buffer) => traffic.countBytes(chunk.length));
      webSocket.on("close", () => this.#traffics.delete(traffic));
    });
  }

  /** For Socket.IO's option `allowRequest`; called once per connection, polling and websocket alike. */
  allowRequest(request: IncomingMessage, decide: Decide): void {
    void this.#whyNot(request).then((reason) => {
      if (reason !== undefined) this.#options.recorder.disconnected("HANDSHAKE_REFUSED");
      decide(reason, reason === undefined);
    });
  }

  /** Middleware of Engine.IO for each request; only a plain one comes with a `ServerResponse`. */
  checkRequest(request: IncomingMessage, response: unknown, next: Next): void {
    if (!this.#options.http.admits(request, response)) return;
    // Socket.IO never answers a plain request that names the WebSocket transport.
    const isPlain = response instanceof ServerResponse;
    next(isPlain && namesWebSocket(request) ? new Error("no plain request") : undefined);
  }

  /** Engine.IO has opened a connection. */
  admit(connection: Connection): void {
    const { request } = connection;
    const { isOver, close } = this.#open.open(this.#addressOf(request));
    const traffic = this.#ofRequest.get(request) ?? this.#watch(request);
    traffic.connection = connection;
    this.#connections.set(connection, { traffic, isOver, hasSocket: false });
    connection.on("packet", ({ data }) => {
      traffic.countPacket();
      // The bytes of a WebSocket are counted before it parses them.
      if (traffic.webSocket === undefined) traffic.countBytes(data?.length ?? 0);
    });
    connection.on("packetCreate", ({ data }) => void (traffic.queuedBytes += data?.length ?? 0));
    connection.on("drain", () => void (traffic.queuedBytes = 0));
    connection.on("close", () => {
      this.#connections.delete(connection);
      this.#traffics.delete(traffic);
      close();
    });
  }

  /** Why a socket may not join: each connection carries one. */
  refusesSocket(connection: Connection): "SECOND_SOCKET" | undefined {
    const open = this.#connections.get(connection);
    if (open?.hasSocket === false) {
      open.hasSocket = true;
      return undefined;
    }
    this.#options.recorder.disconnected("SECOND_SOCKET");
    return "SECOND_SOCKET";
  }

  /** A socket has joined. Answers why it may not stay. @param farewell sends the `FLOODING` error to its client */
  joined(
    connection: Connection,
    socketId: string,
    farewell: () => void,
  ): "IP_LIMIT_EXCEEDED" | undefined {
    const open = this.#connections.get(connection);
    if (open === undefined) return undefined;
    open.traffic.farewell = farewell;
    this.#bySocketId.set(socketId, open.traffic);
    connection.on("close", () => this.#bySocketId.delete(socketId));
    return open.isOver ? "IP_LIMIT_EXCEEDED" : undefined;
  }

  /** Closes the connection of a client that went on although it was refused again and again. */
  cutFlooder(socketId: string): void {
    this.#bySocketId.get(socketId)?.end("FLOODING");
  }

  /** The keyed hash that replaces the visitor's address; `undefined` once the request is forgotten. */
  tagOf(request: IncomingMessage | undefined): string | undefined {
    if (request === undefined) return undefined;
    const tag = this.#tags.get(request) ?? this.#tag(this.#addressOf(request));
    this.#tags.set(request, tag);
    return tag;
  }

  /** The WebSocket that a connection began with; `undefined` where it began with polling. */
  webSocketOf(connection: Connection): WebSocket | undefined {
    return this.#connections.get(connection)?.traffic.webSocket;
  }

  /** All connections, also those that never joined the game. */
  get connections(): Iterable<Connection> {
    return this.#connections.keys();
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  /** Unsent bytes of all connections. */
  get unsentBytes(): number {
    let bytes = 0;
    for (const traffic of this.#traffics) bytes += traffic.unsentBytes;
    return bytes;
  }

  #watch(request: IncomingMessage, webSocket?: WebSocket): Traffic {
    const { limits } = this.#options;
    const options = { ...this.#options, limits: limits.connection };
    const traffic = new Traffic(options, this.#addressOf(request), webSocket);
    this.#traffics.add(traffic);
    return traffic;
  }

  #checkTraffics(): void {
    const { bufferedBytes } = this.#options.limits.connection;
    for (const traffic of this.#traffics) {
      if (traffic.unsentBytes > bufferedBytes) traffic.end("TOO_SLOW");
      else traffic.countSilentSecond();
    }
  }

  #addressOf(request: IncomingMessage): string {
    return clientAddress(request, this.#options.isTrusted);
  }

  async #whyNot(request: IncomingMessage): Promise<string | undefined> {
    const { isAway, isWebsocketOnly, origins, floods, rooms } = this.#options;
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

function namesWebSocket({ url }: IncomingMessage): boolean {
  return queryOf(url).getAll("transport").at(-1) === "websocket";
}

function queryOf(url = ""): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*/, ""));
}

/** Pages that may connect. */
export interface OriginSettings {
  /** The public origin of the site, if it has one. */
  readonly publicOrigin: string | undefined;
  /** Other pages that may connect, the public one included. */
  readonly allowedOrigins: readonly string[];
}

/**
 * CORS does not stop a cross-origin WebSocket, so every handshake is checked here. A client without `Origin` is no
 * browser and may connect. Where the site has a public origin, `Host` proves nothing: any DNS name may lead here.
 */
export function isAllowedOrigin(request: IncomingMessage, settings: OriginSettings): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || settings.allowedOrigins.includes(origin)) return true;
  if (settings.publicOrigin !== undefined && !isThisMachine(origin)) return false;
  return isOwnOrigin(origin, host);
}

/** The scheme may differ (TLS ends at a proxy), the host and port may not. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && page.host !== "" && new URL(own).host === page.host;
}

function isThisMachine(origin: string): boolean {
  return (
    URL.canParse(origin) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname)
  );
}

/** Why this server refuses the request from any client. */
function whyUnfit(request: IncomingMessage, isWebsocketOnly: boolean): string | undefined {
  const query = queryOf(request.url);
  if (isWebsocketOnly && query.get("transport") === "polling") return POLLING_REFUSED;
  // JSONP: a browser sends such a request for any site, without `Origin`.
  return query.has("j") ? "Scripts of other sites are not allowed" : undefined;
}

const POLLING_REFUSED =
  "This service runs on several nodes and takes websocket connections only. " +
  'Connect with the option transports: ["websocket"].';
