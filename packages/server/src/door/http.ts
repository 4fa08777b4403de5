// Bounds of the HTTP server: connections, slow requests, requests of one address, bodies (X7).
import { IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "../base/limits.ts";
import { clientAddress, type IsTrusted, keysOfAddress, peerAddress } from "./addresses.ts";
import { type Floods, OpenConnections } from "./connections.ts";
import type { Recorder } from "./recorder.ts";
import { Windows } from "./windows.ts";

export interface HttpBoundsOptions {
  readonly limits: Limits;
  readonly isTrusted: IsTrusted;
  readonly floods: Floods;
  readonly recorder: Recorder;
  /** Steady milliseconds. */
  readonly now: () => number;
}

/**
 * The only place that relies on Node's internals. Node parses all requests that it has read, even after the connection
 * was ended; only an upgrade request stops the parser. So each request after the end claims to be one. With this class
 * a flood of malformed requests needs 195 MB at most; without it, 780 MB.
 */
class StoppableRequest extends IncomingMessage {
  declare private asksForUpgrade: boolean;

  get upgrade(): boolean {
    return this.asksForUpgrade || this.socket.destroyed || this.socket.writableEnded;
  }

  set upgrade(asks: boolean) {
    this.asksForUpgrade = asks;
  }
}

export const SERVER_OPTIONS = {
  // How often Node looks for requests that take too long.
  connectionsCheckingInterval: 1_000,
  // Node would answer thousands of requests without `Host` in one read; the door refuses them instead.
  requireHostHeader: false,
  IncomingMessage: StoppableRequest,
} as const;
/** Browsers send about twenty, and proxies add some. */
const MOST_HEADERS = 100;
/** Pipelined requests of one connection; a browser sends one at a time. */
const MOST_UNANSWERED = 16;

export class HttpBounds {
  readonly #options: HttpBoundsOptions;
  readonly #open: OpenConnections;
  readonly #requests: Windows;
  readonly #unanswered = new WeakMap<Socket, number>();

  constructor(options: HttpBoundsOptions) {
    this.#options = options;
    this.#open = new OpenConnections(options.limits.tcpConnectionsPerAddress);
    this.#requests = new Windows(options.limits.address.requests, options.now);
  }

  /** Bounds a server that does not listen yet. */
  guard(server: Server): void {
    const { limits, recorder } = this.#options;
    server.maxConnections = limits.tcpConnections;
    server.maxHeadersCount = MOST_HEADERS;
    server.headersTimeout = limits.connection.headerSeconds * 1_000;
    server.requestTimeout = limits.connection.requestSeconds * 1_000;
    server.keepAliveTimeout = limits.connection.keepAliveSeconds * 1_000;
    server.maxRequestsPerSocket = limits.connection.requestsPerConnection;
    server.on("drop", () => recorder.disconnected("TOO_MANY_TCP_CONNECTIONS"));
    server.on("connection", (socket) => this.#connected(socket));
    server.on("dropRequest", (_request, socket) => socket.destroy());
    server.on("checkExpectation", (request, response) => {
      if (this.admits(request, response)) end(request.socket, "417 Expectation Failed");
    });
  }

  /** Whether the request may go on. Otherwise it was answered or dropped, and its connection ended. */
  admits(request: IncomingMessage, response: unknown): boolean {
    const { isTrusted, recorder } = this.#options;
    const { socket, headers } = request;
    if (socket.destroyed || socket.writableEnded) return false;
    if (headers["x-forwarded-for"] !== undefined && !isTrusted(peerAddress(socket)))
      recorder.untrustedProxy();
    if (!this.#isWithinRate(clientAddress(request, isTrusted)) || !this.#waits(socket, response)) {
      recorder.disconnected("TOO_MANY_REQUESTS");
      socket.destroy();
      return false;
    }
    const refusal = this.#whyMalformed(request);
    if (refusal !== undefined) end(socket, refusal);
    return refusal === undefined;
  }

  /** Node would read a body to its end, so one that is larger than any message ends the connection. */
  #whyMalformed({ headers, httpVersion }: IncomingMessage): string | undefined {
    if (httpVersion === "1.1" && headers.host === undefined) return "400 Bad Request";
    if (headers["transfer-encoding"] !== undefined) return "411 Length Required";
    const length = Number(headers["content-length"] ?? 0);
    return length > this.#options.limits.messageBytes ? "413 Content Too Large" : undefined;
  }

  /** An address that sends far too many requests waits, however small they are. */
  #isWithinRate(address: string): boolean {
    const isWithin = keysOfAddress(address).every(
      ({ key, factor }) => this.#requests.take(key, factor) === undefined,
    );
    if (!isWithin) this.#options.floods.note(address);
    return isWithin;
  }

  /** Whether the connection may have one more unanswered request. An upgrade has no response. */
  #waits(socket: Socket, response: unknown): boolean {
    if (!(response instanceof ServerResponse)) return true;
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
    if (unanswered > MOST_UNANSWERED) return false;
    this.#unanswered.set(socket, unanswered);
    response.once("close", () => {
      this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1);
    });
    return true;
  }

  /** Connections of a trusted proxy are not counted: its visitors are counted by their requests. */
  #connected(socket: Socket): void {
    const { isTrusted, floods, recorder } = this.#options;
    // A reset emits an error, which would end the process without a listener.
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

/** Sends a status and ends the connection. */
function end(socket: Socket, status: string): void {
  socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroySoon();
}

function ignore(): void {
  // The connection closes, which its owner sees.
}
