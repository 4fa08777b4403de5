// Bounds of the HTTP server, with Node's own means: connections, slow requests, requests of one address (X7, X8).
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "../base/limits.ts";
import { clientAddress, type IsTrusted, keysOfAddress, peerAddress } from "./addresses.ts";
import { type Floods, OpenConnections } from "./connections.ts";
import type { DoorRecorder } from "./reasons.ts";
import { Windows } from "./windows.ts";

export interface HttpBoundsDependencies {
  readonly limits: Limits;
  readonly isTrusted: IsTrusted;
  readonly floods: Floods;
  readonly recorder: DoorRecorder;
  /** Steady milliseconds. */
  readonly now: () => number;
}

/** How often Node looks for requests that take too long. */
export const SERVER_OPTIONS = { connectionsCheckingInterval: 1_000 } as const;
/** Browsers send about twenty, and proxies add some. */
const MOST_HEADERS = 100;

export class HttpBounds {
  readonly #given: HttpBoundsDependencies;
  readonly #open: OpenConnections;
  readonly #requests: Windows;

  constructor(given: HttpBoundsDependencies) {
    this.#given = given;
    this.#open = new OpenConnections(given.limits.tcpConnectionsPerAddress);
    this.#requests = new Windows(given.limits.address.requests, given.now);
  }

  /** Bounds a server that does not listen yet. */
  guard(server: Server): void {
    const { limits, recorder } = this.#given;
    server.maxConnections = limits.tcpConnections;
    server.maxHeadersCount = MOST_HEADERS;
    server.headersTimeout = limits.connection.headerSeconds * 1_000;
    server.requestTimeout = limits.connection.requestSeconds * 1_000;
    server.keepAliveTimeout = limits.connection.keepAliveSeconds * 1_000;
    server.maxRequestsPerSocket = limits.connection.requestsPerConnection;
    server.on("drop", () => recorder.disconnected("TOO_MANY_TCP_CONNECTIONS"));
    server.on("connection", (socket) => this.#connected(socket));
  }

  /** Why this request is refused; its connection should be ended then. */
  refuses(request: IncomingMessage): "TOO_MANY_REQUESTS" | undefined {
    const { isTrusted, recorder } = this.#given;
    if (request.headers["x-forwarded-for"] !== undefined && !isTrusted(peerAddress(request.socket)))
      recorder.untrustedProxy();
    const keys = keysOfAddress(clientAddress(request, isTrusted));
    const isWithin = keys.every(({ key, factor }) => this.#requests.take(key, factor).allowed);
    if (isWithin) return undefined;
    recorder.disconnected("TOO_MANY_REQUESTS");
    return "TOO_MANY_REQUESTS";
  }

  /** All visitors of a proxy come from its address; they are told apart by their requests. */
  #connected(socket: Socket): void {
    const { isTrusted, floods, recorder } = this.#given;
    // A reset at any moment is an error, and without a listener it would end the process.
    socket.on("error", ignore);
    const address = peerAddress(socket);
    if (isTrusted(address)) return;
    const { isOver, close } = this.#open.open(address);
    socket.on("close", close);
    const isWaiting = floods.isWaiting(address);
    if (!isOver && !isWaiting) return;
    recorder.disconnected(isWaiting ? "ADDRESS_WAITS" : "TOO_MANY_TCP_CONNECTIONS");
    socket.resetAndDestroy();
  }
}

function ignore(): void {
  // What it means is seen by the parser, the request or the game.
}
