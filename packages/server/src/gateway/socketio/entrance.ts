// The way in: Socket.IO on the HTTP server, who is let in, and who watches them from then on.
import type { Clock } from "@kingrow/time";
import type { Server as HttpServer } from "node:http";
import { PING_INTERVAL_MS, PING_TIMEOUT_MS } from "@kingrow/protocol";
import { Server } from "socket.io";
import type { Limits } from "../../base/limits.ts";
import { type AddressLimits, type Counters, createAddressLimits } from "../limits/addressLimits.ts";
import { countingKey } from "../connections/address.ts";
import { type Admission, type Connection, createAdmission } from "./admission.ts";
import { createConnections } from "../connections/connections.ts";
import type { Closable } from "../transport/drain.ts";
import type { Floods } from "../connections/floods.ts";
import { createGuard, type Guard } from "./guard.ts";
import type { Backlog } from "../load/backlog.ts";
import type { Lane } from "../load/lane.ts";
import type { Load } from "../load/load.ts";
import { createAllowRequest, type HandshakeDependencies } from "./handshake.ts";
import type { MetricsRecorder } from "../calls/metricsRecorder.ts";
import { refuseWebSocketRequests } from "./requestsOfSession.ts";
import { createTurnAway, type TurnAwayDependencies } from "./turnAway.ts";
import type { GameServer } from "./gameServer.ts";
import { textParser } from "./textParser.ts";
import { createWhence, type Whence } from "../connections/whence.ts";

export interface EntranceDependencies {
  readonly http: HttpServer;
  readonly limits: Limits;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly recorder: MetricsRecorder;
  readonly load: TurnAwayDependencies["load"] & Pick<Load, "givesWay">;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
  /** Shared with what stands before any request. */
  readonly floods: Floods;
  /** Shared with requests and upgrades, as is the room for what waits. */
  readonly lane: Lane;
  readonly backlog: Backlog;
  /** Makes addresses unreadable wherever they are kept; the same on all nodes and after a restart. */
  readonly secret: string;
  /** Missing where this is the only node. */
  readonly shared?:
    | {
        /** Where all nodes count what an address does. */
        readonly counters: Counters;
        /** Carries broadcasts to the other nodes. */
        readonly adapter: Parameters<Server["adapter"]>[0];
      }
    | undefined;
}

export interface Entrance {
  readonly io: GameServer;
  readonly admission: Admission;
  readonly addresses: AddressLimits;
  readonly guard: Guard;
  readonly whence: Whence;
  /** All connections, also those that never joined the game. */
  readonly closables: () => readonly Closable[];
}

/** @param isAway nobody is let in now */
export function createEntrance(
  dependencies: EntranceDependencies,
  isAway: () => boolean,
): Entrance {
  const { limits, recorder, load, floods, lane, backlog, steady, shared } = dependencies;
  const whence = createWhence(dependencies);
  const { addressOf, tagOf } = whence;
  const connections = createConnections(limits.connectionsPerAddress);
  const admission = createAdmission(connections, addressOf);
  const watched = {
    limits: limits.wire,
    recorder,
    addressOf,
    tagOf,
    load,
    floods,
    lane,
    backlog,
    steady,
  };
  const guard = createGuard({ ...watched, turnAway: createTurnAway(dependencies) });
  const addresses = createAddressLimits({
    rates: limits.addressRates,
    now: steady.now,
    counters: shared?.counters,
    onLimited: (limit) => recorder.limited(limit),
  });
  const mayShake: HandshakeDependencies["mayShake"] = async (request) =>
    (await addresses.take("handshakes", whence.tagOf(request))).allowed;
  const io = openServer(dependencies, guard, { connections, addressOf, isAway, mayShake });
  // To join the game costs as much as the handshake did.
  io.use(({ conn }, next) => lane.run(countingKey(addressOf(conn.request)), () => next()));
  io.engine.on("connection", (connection: Connection) => {
    admission.admit(connection);
    guard.watch(connection);
  });
  return {
    io,
    admission,
    addresses,
    guard,
    whence,
    closables: () => closablesOf(io, admission.open),
  };
}

function openServer(
  { http, limits, shared, allowedOrigins, recorder, floods }: EntranceDependencies,
  guard: Guard,
  handshake: Pick<HandshakeDependencies, "addressOf" | "connections" | "isAway" | "mayShake">,
): GameServer {
  const io: GameServer = new Server(http, {
    wsEngine: guard.wsEngine,
    parser: textParser,
    allowRequest: createAllowRequest({
      ...handshake,
      allowedOrigins,
      isWaiting: (address) => floods.isWaiting(address),
      isWebsocketOnly: shared !== undefined,
      onRefused: () => recorder.disconnected("HANDSHAKE_REFUSED"),
    }),
    maxHttpBufferSize: limits.messageBytes,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    upgradeTimeout: limits.wire.upgradeSeconds * 1_000,
    perMessageDeflate: false,
    serveClient: false,
    transports: ["websocket", "polling"],
    ...(shared !== undefined && { adapter: shared.adapter }),
  });
  io.engine.use(refuseWebSocketRequests);
  return io;
}

function closablesOf(io: GameServer, open: ReadonlySet<Connection>): readonly Closable[] {
  const sessions = new Map([...io.of("/").sockets.values()].map((s) => [s.conn, s.data.session]));
  return [...open].map((connection) => ({
    answered: () => Promise.all(sessions.get(connection)?.running ?? new Set<Promise<void>>()),
    close: () => connection.close(),
  }));
}
