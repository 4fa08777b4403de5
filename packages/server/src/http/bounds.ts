// Bounds of the HTTP server below any request: who may connect, how often, how many, and no error that nobody hears.
import { readFileSync } from "node:fs";
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Clock } from "@kingrow/time";
import type { Rate, WireLimits } from "../base/limits.ts";
import {
  clientAddress,
  countingKey,
  type IsTrusted,
  peerAddress,
} from "../gateway/connections/address.ts";
import type { DisconnectReason } from "../gateway/calls/metricsRecorder.ts";
import { createBudgets } from "../gateway/limits/budget.ts";
import { createConnections } from "../gateway/connections/connections.ts";
import { boundAskedAhead } from "./askedAhead.ts";
import { bodyBytes, MOST_HEADERS, SOCKET_PATH, whyStrange } from "./bodies.ts";
import { readInTurn, type ReadingDependencies } from "./readInTurn.ts";

export interface BoundsDependencies extends ReadingDependencies {
  readonly limits: Pick<
    WireLimits,
    | "tcpConnections"
    | "tcpConnectionsPerAddress"
    | "newTcpConnections"
    | "requests"
    | "headerSeconds"
    | "requestSeconds"
  >;
  /** The most that a polling session may send at once. */
  readonly messageBytes: number;
  readonly isTrusted: IsTrusted;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

/** Files the server needs besides its connections: store, log, its own program. */
const OWN_FILES = 256;
/** Disconnects of one address for requests that nobody makes by mistake; with the next one it waits. */
const BORNE_WITH: Rate = { count: 3, seconds: 60 };
/** Whoever has not taken its last answer after so long is dropped without it. */
const GOODBYE_MS = 1_000;

/** Call it when all listeners for requests and upgrades are there: it stands before them. */
export function boundServer(server: Server, dependencies: BoundsDependencies): void {
  server.maxConnections = Math.min(dependencies.limits.tcpConnections, filesForConnections());
  server.on("drop", () => dependencies.onDisconnect("TOO_MANY_TCP_CONNECTIONS"));
  server.maxHeadersCount = MOST_HEADERS;
  server.headersTimeout = dependencies.limits.headerSeconds * 1_000;
  server.requestTimeout = dependencies.limits.requestSeconds * 1_000;
  const bear = createPatience(dependencies);
  boundConnections(server, dependencies);
  boundRequests(server, dependencies, bear);
  boundAskedAhead(server, (request) => {
    dependencies.onDisconnect("ASKED_AHEAD");
    bear(request);
  });
}

/** Counted from the first byte, and before it: nothing is read of who is not let in. */
function boundConnections(server: Server, dependencies: BoundsDependencies): void {
  const whyNot = createConnectionJudge(dependencies);
  standBefore(server, "connection", (letIn, socket: Socket) => {
    // A reset at any moment is an error; without a listener it would be everybody's.
    socket.on("error", ignore);
    const address = peerAddress(socket);
    // All visitors of a proxy come from its address; they are told apart later.
    const reason = dependencies.isTrusted(address) ? undefined : whyNot(address, socket);
    if (reason === undefined) {
      letIn();
      readInTurn(socket, address, dependencies);
      return;
    }
    dependencies.onDisconnect(reason);
    // A goodbye would cost more than the connection has.
    socket.resetAndDestroy();
  });
}

/** Why this visitor may not connect now; whoever may is counted until the connection has ended. */
function createConnectionJudge({ limits, floods, steady }: BoundsDependencies) {
  const open = createConnections(limits.tcpConnectionsPerAddress);
  const begun = createBudgets(limits.newTcpConnections, steady.now);
  return (address: string, socket: Socket): DisconnectReason | undefined => {
    if (floods.isWaiting(address)) return "ADDRESS_WAITS";
    if (!begun.take(countingKey(address))) return "TOO_MANY_TCP_CONNECTIONS";
    const counted = open.open(countingKey(address));
    socket.on("close", counted.close);
    return counted.status === "within" ? undefined : "TOO_MANY_TCP_CONNECTIONS";
  };
}

function boundRequests(
  server: Server,
  { limits, messageBytes, isTrusted, lane, onDisconnect, steady }: BoundsDependencies,
  bear: (request: IncomingMessage) => void,
): void {
  const budgets = createBudgets(limits.requests, steady.now);
  const within = (request: IncomingMessage): string | undefined => {
    if (request.socket.destroyed) return undefined;
    const address = countingKey(clientAddress(request, isTrusted));
    if (budgets.take(address)) return address;
    onDisconnect("TOO_MANY_REQUESTS");
    request.socket.destroy();
    return undefined;
  };
  /** A connection that has gone before its turn came is none of ours any more. */
  const inTurn = (request: IncomingMessage, letIn: () => void): void => {
    const address = within(request);
    if (address !== undefined) lane.run(address, () => request.socket.destroyed || letIn());
  };
  standBefore(server, "request", (letIn, request: IncomingMessage) => {
    // Socket.IO answers the same, and then reads all of it.
    if (bodyBytes(request) > messageBytes) {
      bear(request);
      endWith("413 Content Too Large", request.socket, steady);
    } else inTurn(request, letIn);
  });
  standBefore(server, "upgrade", (letIn, request: IncomingMessage, socket: Duplex) => {
    // Nothing is parsed any more.
    socket.removeAllListeners("data");
    if (whyStrange(request) !== undefined) bear(request);
    inTurn(request, () => {
      const why = whyNotOurs(request);
      if (why !== undefined) endWith(why, request.socket, steady);
      // Nobody would look any more whether the answers to what it asked before are ever taken.
      else if (socket.writableLength > 0) request.socket.resetAndDestroy();
      else letIn();
    });
  });
}

/** An address that does it again and again is a flooder. */
function createPatience({ isTrusted, floods, steady }: BoundsDependencies) {
  const borneWith = createBudgets(BORNE_WITH, steady.now);
  return (request: IncomingMessage): void => {
    const address = clientAddress(request, isTrusted);
    if (!borneWith.take(countingKey(address))) floods.note(address);
  };
}

/** Nothing but the game's socket is upgraded. */
function whyNotOurs(request: IncomingMessage): string | undefined {
  const isForGame = request.url?.startsWith(SOCKET_PATH) === true;
  return whyStrange(request) ?? (isForGame ? undefined : "404 Not Found");
}

/** Whoever asks so is answered and gone, also one that takes neither this answer nor those before it. */
function endWith(status: string, socket: Socket, steady: Clock): void {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.once(
    "close",
    steady.after(GOODBYE_MS, () => socket.resetAndDestroy()),
  );
  socket.end(answer, () => socket.destroy());
}

/** Calls `letIn`, now or later, or not at all. */
type Gate<A extends readonly unknown[]> = (letIn: () => void, ...about: A) => void;

/** What is not let in reaches none of the listeners that are there now. */
function standBefore<A extends readonly unknown[]>(
  server: Server,
  event: string,
  gate: Gate<A>,
): void {
  const listeners = server.listeners(event);
  const guarded: (...about: A) => void = (...about) =>
    gate(
      () => {
        for (const listener of listeners) listener.apply(server, about);
      },
      ...about,
    );
  server.removeAllListeners(event);
  server.on(event, guarded);
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
