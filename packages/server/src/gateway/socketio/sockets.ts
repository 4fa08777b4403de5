// Binds the gateway to Socket.IO: its server, its rooms and nodes, and each socket that the door lets in.
import type { Server as HttpServer } from "node:http";
import { type ConnectionErrorCode, PING_INTERVAL_MS, PING_TIMEOUT_MS } from "@kingrow/protocol";
import type { Clock } from "@kingrow/time";
import { Server } from "socket.io";
import type { Limits } from "../../base/limits.ts";
import type { Recorder } from "../../door/recorder.ts";
import type { SocketDoor } from "../../door/sockets.ts";
import type { Connection } from "../../door/traffic.ts";
import { disconnect, type Transport } from "../transport/transport.ts";
import type { Closable } from "../transport/drain.ts";
import type { Gateway } from "../gateway.ts";
import type { Session } from "../transport/session.ts";
import type { GameServer, GameSocket } from "./gameServer.ts";
import { measureLag } from "./lag.ts";
import { nodesOver } from "./nodeSignals.ts";
import { textParser } from "./textParser.ts";

export interface SocketsDependencies {
  readonly http: HttpServer;
  readonly limits: Limits;
  readonly door: SocketDoor;
  readonly recorder: Recorder;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
  /** Carries broadcasts to the other nodes; missing on a single node. */
  readonly adapter?: Parameters<Server["adapter"]>[0] | undefined;
}

export interface Sockets {
  readonly transport: Transport;
  /** Hands over each socket from now on. */
  serve(gateway: Gateway): void;
  /** Open connections. */
  connectionCount(): number;
  /** Closes all connections at once; their players come back, to another node if this one is cut off. */
  sendAway(): void;
  /** Ends whatever is left, the HTTP server included. */
  close(): Promise<void>;
}

export function openSockets(dependencies: SocketsDependencies): Sockets {
  const { door } = dependencies;
  const io = openServer(dependencies);
  return {
    transport: transportOver(io, dependencies),
    serve: (gateway) => serve(io, gateway, dependencies),
    connectionCount: () => door.connectionCount,
    sendAway: () => [...door.connections].forEach((connection) => connection.close()),
    close: () => {
      door.stop();
      return io.close();
    },
  };
}

function openServer({ http, limits, door, adapter }: SocketsDependencies): GameServer {
  const io: GameServer = new Server(http, {
    wsEngine: door.wsEngine(),
    parser: textParser,
    allowRequest: (request, decide) => door.allowRequest(request, decide),
    maxHttpBufferSize: limits.messageBytes,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    upgradeTimeout: limits.connection.upgradeSeconds * 1_000,
    connectTimeout: limits.connection.joinSeconds * 1_000,
    perMessageDeflate: false,
    serveClient: false,
    transports: ["websocket", "polling"],
    ...(adapter !== undefined && { adapter }),
  });
  io.engine.use((...request: Parameters<SocketDoor["checkRequest"]>) =>
    door.checkRequest(...request),
  );
  io.engine.on("connection", (connection: GameSocket["conn"]) => door.admit(connection));
  return io;
}

function transportOver(io: GameServer, { door, adapter, steady }: SocketsDependencies): Transport {
  const { rooms } = io.of("/").adapter;
  return {
    to: (names) => io.to(names),
    in: (room) => io.in(room),
    here: { to: (names) => io.local.to(names), in: (room) => io.local.in(room) },
    countIn: (room) => rooms.get(room)?.size ?? 0,
    addressOf: ({ request }) => door.tagOf(request),
    closables: () => closablesOf(io, door),
    peers: adapter && nodesOver(io, steady),
  };
}

/** All connections, also those that never joined the game. */
function closablesOf(io: GameServer, { connections }: SocketDoor): readonly Closable[] {
  const sessions = new Map<Connection, Session>();
  for (const { conn, data } of io.of("/").sockets.values()) sessions.set(conn, data.session);
  return [...connections].map((connection) => ({
    answered: () => Promise.all(sessions.get(connection)?.running ?? new Set<Promise<void>>()),
    close: () => connection.close(),
  }));
}

function serve(
  io: GameServer,
  gateway: Gateway,
  { door, recorder, steady }: SocketsDependencies,
): void {
  const end = (socket: GameSocket, code: ConnectionErrorCode): void => {
    recorder.disconnected(code);
    disconnect(io, socket.id, code);
  };
  io.use((socket, next) => {
    const refusal = door.refusesSocket(socket.conn);
    if (refusal === undefined) gateway.identify(socket, next);
    else next(new Error(refusal));
  });
  io.on("connection", (socket) => {
    const tellFlooding = () => disconnect(io, socket.id, "FLOODING");
    const refusal = door.joined(socket.conn, socket.id, tellFlooding);
    forgetRequest(socket);
    if (refusal === undefined) handOver(socket, gateway);
    else end(socket, refusal);
    measureLag(socket, door, steady.now);
  });
}

const NOTHING = {};

/** What a socket came with was read by now, and an idle one would keep a kilobyte and more of it. */
function forgetRequest({ conn, handshake }: GameSocket): void {
  Object.assign(handshake, { headers: NOTHING, query: NOTHING, auth: NOTHING, time: "", url: "" });
  // As Socket.IO's documentation advises; its types know no connection without one.
  Reflect.set(conn, "request", undefined);
}

/** Everything a socket sends passes here; nothing reaches Socket.IO's own event emitter. */
function handOver(socket: GameSocket, gateway: Gateway): void {
  gateway.welcome(socket);
  socket.use(([name, ...args]) => gateway.call(socket, name, args));
  socket.on("error", ignore);
  socket.on("disconnect", () => gateway.gone(socket));
}

function ignore(): void {
  // A packet that breaks the protocol: Socket.IO has closed the connection already.
}
