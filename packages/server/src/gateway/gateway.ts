// Puts the gateway together: Socket.IO on one side, the room keeper on the other.
import type { Server as HttpServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type ConnectionErrorCode, PING_INTERVAL_MS, PING_TIMEOUT_MS } from "@kingrow/protocol";
import { Server } from "socket.io";
import type { Limits } from "../config.ts";
import type { RoomKeeper } from "../keeper/roomKeeper.ts";
import { type Absences, createAbsences } from "./absences.ts";
import type { Trace } from "../trace.ts";
import { type Counters, createAddressLimits } from "./addressLimits.ts";
import { createWhence } from "./whence.ts";
import { type Admission, type Connection, createAdmission } from "./admission.ts";
import { createBroadcast } from "./broadcast.ts";
import { createConnections } from "./connections.ts";
import { sendCorked } from "./cork.ts";
import { cut } from "./cut.ts";
import { type Closable, closeGradually } from "./drain.ts";
import { createAllowRequest, type HandshakeParts } from "./handshake.ts";
import { AUDIENCE, createLobby, type LobbyParts } from "./lobby.ts";
import type { Meter } from "./meter.ts";
import { listenToNodes, signalsOver, watchShown } from "./nodeSignals.ts";
import { createRefusedVisitors } from "./refusedVisitors.ts";
import { createService, type Service } from "./service.ts";
import { identify } from "./session.ts";
import type { Caller, GameServer, GameSocket } from "./types.ts";

export interface GatewayParts {
  readonly http: HttpServer;
  readonly keeper: RoomKeeper;
  readonly limits: Limits;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Random id of this life of the server, another one after it was cut off from the others. */
  readonly run: () => string;
  /** The other nodes cannot know of this one now: nobody is let in. */
  readonly isCutOff: () => boolean;
  readonly now: () => number;
  readonly meter: Meter;
  readonly onFault: (fault: unknown) => void;
  /** Gives each call an id in the log. */
  readonly trace: Pick<Trace, "each">;
  /** Makes addresses unreadable wherever they are kept; the same on all nodes and after a restart. */
  readonly secret: string;
  /** Missing where this is the only node. */
  readonly shared?: SharedGateway | undefined;
}

interface SharedGateway {
  /** Where all nodes count what an address does. */
  readonly counters: Counters;
  /** Carries broadcasts to the other nodes. */
  readonly adapter: Parameters<Server["adapter"]>[0];
  /** A socket of this node is shown this version of a room, whichever node stored it. */
  readonly onShown: (roomId: string, version: number) => void;
}

export interface Gateway {
  /** Open connections. */
  connectionCount(): number;
  /**
   * Refuses handshakes, answers what is running, and closes all connections without giving up any
   * seat: their players come back to the next start.
   */
  drain(): Promise<void>;
  /** Closes all connections at once; their players come back, to another node if this one is cut off. */
  sendAway(): void;
  /** Ends whatever is left, the HTTP server included. */
  close(): Promise<void>;
}

export function createGateway(parts: GatewayParts): Gateway {
  const { keeper, limits, meter, now, onFault, run, shared } = parts;
  let draining = false;
  const whence = createWhence(parts);
  const connections = createConnections(limits.connectionsPerAddress);
  const admission = createAdmission(connections, whence.addressOf);
  const addresses = createAddressLimits({
    rates: limits.addressRates,
    counters: shared?.counters,
    onLimited: (limit) => meter.limited(limit),
  });
  const io = openServer(parts, {
    connections,
    addressOf: whence.addressOf,
    allowedOrigins: parts.allowedOrigins,
    isAway: () => draining || parts.isCutOff(),
    isWebsocketOnly: shared !== undefined,
    mayShake: async (request) =>
      (await addresses.take("handshakes", whence.tagOf(request))).allowed,
    onRefused: () => meter.cut("HANDSHAKE_REFUSED"),
  });
  const cutAndCount = (socket: Caller, code: ConnectionErrorCode) => {
    meter.cut(code);
    cut(io, socket.id, code);
  };
  const signals = shared && signalsOver(io);
  const list = () => keeper.lobby();
  const own = ownSockets(io);
  const lobby = createLobby({ ...own, list, tellOthers: signals?.lobbyTouched, onFault });
  const visitors = createRefusedVisitors(now);
  const absences = createAbsences(keeper);
  const cutFlooder = (socket: Caller) => cutAndCount(socket, "FLOODING");
  const desk = { addresses, lobby, visitors, absences };
  const answering = createService({ keeper, limits, ...desk, meter, now, cutFlooder, onFault });
  const service = { ...answering, onCall: parts.trace.each(answering.onCall) };

  const stopListening = shared && listenToNodes({ io, lobby, visitors });
  const here = shared && { run, io: own.io };
  const broadcastParts = { io, here, lobby, visitors, meter, tellOthers: signals?.seatFreed };
  keeper.addListener(createBroadcast(broadcastParts));
  io.engine.on("connection", (connection: Connection) => admission.admit(connection));
  io.use(identify({ run, addressOf: ({ request }) => request && whence.tagOf(request) }));
  io.on("connection", (socket) => {
    if (admission.standingOf(socket.conn) === "over") cutAndCount(socket, "IP_LIMIT_EXCEEDED");
    else serve(socket, service, absences);
    if (shared !== undefined) watchShown(socket, shared.onShown);
  });

  async function drain(): Promise<void> {
    draining = true;
    absences.stop();
    await closeGradually(closables(io, admission), pause);
    lobby.stop();
    stopListening?.();
  }

  return {
    connectionCount: () => connections.total,
    drain,
    sendAway: () => admission.open.forEach((connection) => connection.close()),
    close: () => io.close(),
  };
}

function openServer({ http, limits, shared }: GatewayParts, handshake: HandshakeParts): GameServer {
  return new Server(http, {
    allowRequest: createAllowRequest(handshake),
    maxHttpBufferSize: limits.messageBytes,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    perMessageDeflate: false,
    serveClient: false,
    transports: ["websocket", "polling"],
    ...(shared !== undefined && { adapter: shared.adapter }),
  });
}

/** All connections, those without a socket included. */
function closables(io: GameServer, admission: Admission): readonly Closable[] {
  const sessions = new Map([...io.of("/").sockets.values()].map((s) => [s.conn, s.data.session]));
  return [...admission.open].map((connection) => ({
    settled: () => Promise.all(sessions.get(connection)?.running ?? new Set<Promise<void>>()),
    close: () => connection.close(),
  }));
}

/** The sockets of this node alone. */
function ownSockets(io: GameServer): Pick<LobbyParts, "io" | "audience"> {
  return {
    io: { to: (rooms) => io.local.to(rooms) },
    audience: () => io.of("/").adapter.rooms.get(AUDIENCE)?.size ?? 0,
  };
}

/** Everything a socket sends passes here; nothing reaches Socket.IO's own event emitter. */
function serve(socket: GameSocket, { welcome, onCall }: Service, absences: Absences): void {
  welcome(socket);
  const { running, rooms } = socket.data.session;
  socket.use(([name, ...args]) => {
    const call = onCall(socket, name, corked(socket, args)).finally(() => running.delete(call));
    running.add(call);
  });
  socket.on("error", ignore);
  socket.on("disconnect", () => absences.report(socket.id, rooms));
}

/** The acknowledgement, if one is asked for, is the last argument. */
function corked({ conn }: GameSocket, args: readonly unknown[]): readonly unknown[] {
  const acknowledge = args.at(-1);
  if (typeof acknowledge !== "function") return args;
  return [
    ...args.slice(0, -1),
    (answer: unknown) => sendCorked(conn, () => void acknowledge(answer)),
  ];
}

function ignore(): void {
  // A packet that breaks the protocol: Socket.IO has closed the connection already.
}
