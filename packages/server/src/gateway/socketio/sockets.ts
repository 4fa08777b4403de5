// Binds the gateway to Socket.IO.
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
import { measureLag } from "./lag.ts";
import { type GameServer, type GameSocket, nodesOver } from "./nodeSignals.ts";
import { textParser } from "./textParser.ts";

export interface SocketsOptions {
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
  /** Passes all sockets to the gateway. */
  serve(gateway: Gateway): void;
  /** Open connections. */
  connectionCount(): number;
  /** Closes all connections at once. The players return, to another node if this one is cut off. */
  sendAway(): void;
  /** Closes everything, including the HTTP server. */
  close(): Promise<void>;
}

export function openSockets(options: SocketsOptions): Sockets {
  const { door } = options;
  const io = openServer(options);
  return {
    transport: transportOver(io, options),
    serve: (gateway) => serve(io, gateway, options),
    connectionCount: () => door.connectionCount,
    sendAway: () => [...door.connections].forEach((connection) => connection.close()),
    close: () => {
      door.stop();
      return io.close();
    },
  };
}

function openServer({ http, limits, door, adapter }: SocketsOptions): GameServer {
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

function transportOver(io: GameServer, { door, adapter, steady }: SocketsOptions): Transport {
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

/** All connections, including those that never joined the game. */
function closablesOf(io: GameServer, { connections }: SocketDoor): readonly Closable[] {
  const sessions = new Map<Connection, Session>();
  for (const { conn, data } of io.of("/").sockets.values()) sessions.set(conn, data.session);
  return [...connections].map((connection) => ({
    answered: () => Promise.all(sessions.get(connection)?.running ?? new Set<Promise<void>>()),
    close: () => connection.close(),
  }));
}

function serve(io: GameServer, gateway: Gateway, { door, recorder, steady }: SocketsOptions): void {
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
    const sendFlooding = () => disconnect(io, socket.id, "FLOODING");
    const refusal = door.joined(socket.conn, socket.id, sendFlooding);
    forgetRequest(socket);
    if (refusal === undefined) handOver(socket, gateway);
    else end(socket, refusal);
    const webSocket = door.webSocketOf(socket.conn);
    // A connection that began with polling is not measured.
    if (webSocket !== undefined) measureLag(socket, webSocket, steady.now);
  });
}

const NOTHING = {};

/** The handshake is not needed any more. It takes more than a kilobyte of memory for each socket. */
function forgetRequest({ conn, handshake }: GameSocket): void {
  Object.assign(handshake, { headers: NOTHING, query: NOTHING, auth: NOTHING, time: "", url: "" });
  // As the documentation of Socket.IO advises; its types do not allow it.
  Reflect.set(conn, "request", undefined);
}

/** Passes all packets of a socket to the gateway instead of event listeners. */
function handOver(socket: GameSocket, gateway: Gateway): void {
  gateway.welcome(socket);
  socket.use(([name, ...args]) => gateway.call(socket, name, args));
  socket.on("error", ignore);
  socket.on("disconnect", () => gateway.gone(socket));
}

function ignore(): void {
  // Socket.IO has already closed the connection because of a malformed packet.
}
