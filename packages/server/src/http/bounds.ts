// Bounds of the HTTP server below any request: how many connections, how many requests, and no error that nobody hears.
import { readFileSync } from "node:fs";
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { WireLimits } from "../config.ts";
import { clientAddress, countingKey, type IsTrusted } from "../gateway/address.ts";
import { createBudgets } from "../gateway/budget.ts";
import { createConnections } from "../gateway/connections.ts";
import type { CutReason } from "../gateway/meter.ts";

export interface BoundsParts {
  readonly limits: Pick<
    WireLimits,
    "tcpConnections" | "tcpConnectionsPerAddress" | "requests" | "headerSeconds" | "requestSeconds"
  >;
  readonly isTrusted: IsTrusted;
  readonly onCut: (reason: CutReason) => void;
  /** Steady milliseconds. */
  readonly now: () => number;
}

/** Files the server needs besides its connections: store, log, its own program. */
const OWN_FILES = 256;
const SOCKET_PATH = "/socket.io/";
const NOT_HERE = "HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** Call it when all listeners for requests and upgrades are there: it stands before them. */
export function boundServer(server: Server, parts: BoundsParts): void {
  server.maxConnections = Math.min(parts.limits.tcpConnections, filesForConnections());
  server.on("drop", () => parts.onCut("TOO_MANY_TCP_CONNECTIONS"));
  server.headersTimeout = parts.limits.headerSeconds * 1_000;
  server.requestTimeout = parts.limits.requestSeconds * 1_000;
  boundConnections(server, parts);
  boundRequests(server, parts);
}

/** Counted from the first byte, and before it. */
function boundConnections(server: Server, { limits, isTrusted, onCut }: BoundsParts): void {
  const connections = createConnections(limits.tcpConnectionsPerAddress);
  server.prependListener("connection", (socket: Socket) => {
    // A reset at any moment is an error; without a listener it would be everybody's.
    socket.on("error", ignore);
    const address = socket.remoteAddress ?? "";
    // All visitors of a proxy come from its address; they are told apart later.
    if (isTrusted(address)) return;
    const counted = connections.open(countingKey(address));
    socket.once("close", counted.close);
    if (counted.standing === "within") return;
    onCut("TOO_MANY_TCP_CONNECTIONS");
    socket.destroy();
  });
}

function boundRequests(server: Server, { limits, isTrusted, onCut, now }: BoundsParts): void {
  const budgets = createBudgets(limits.requests, now);
  const isWithin = (request: IncomingMessage): boolean => {
    if (request.socket.destroyed) return false;
    if (budgets.take(countingKey(clientAddress(request, isTrusted)))) return true;
    onCut("TOO_MANY_REQUESTS");
    request.socket.destroy();
    return false;
  };
  standBefore(server, "request", isWithin);
  standBefore(server, "upgrade", (request, socket) => isWithin(request) && isOurs(request, socket));
}

/** Nothing but the game's socket is upgraded; whoever asks for something else is answered and gone. */
function isOurs({ url = "" }: IncomingMessage, socket: Duplex): boolean {
  if (url.startsWith(SOCKET_PATH)) return true;
  socket.end(NOT_HERE, () => socket.destroy());
  return false;
}

type LetIn<T> = (request: IncomingMessage, rest: T) => boolean;

/** What is not let in reaches none of the listeners that are there now. */
function standBefore(server: Server, event: "request" | "upgrade", letsIn: LetIn<Duplex>): void {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  server.on(event, (request: IncomingMessage, ...rest: [Duplex, ...unknown[]]) => {
    if (!letsIn(request, rest[0])) return;
    for (const listener of listeners) listener.call(server, request, ...rest);
  });
}

/** The limit of open files less our own; where it is not known it is not ours to bound. */
function filesForConnections(): number {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
    return Number.isNaN(files) ? Number.POSITIVE_INFINITY : Math.max(files - OWN_FILES, files / 2);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function ignore(): void {
  // What it means is seen by the parser, the request or the game; here it only must not be unheard.
}
