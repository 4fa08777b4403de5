// Binds the gateway to Socket.IO: fills its port with Socket.IO's rooms and nodes, and hands it each socket.
import type { ConnectionErrorCode } from "@kingrow/protocol";
import type { AddressLimits } from "../limits/addressLimits.ts";
import type { Connection } from "./admission.ts";
import { createCrowds } from "./crowds.ts";
import { disconnect } from "../transport/disconnect.ts";
import { createEntrance, type Entrance, type EntranceDependencies } from "./entrance.ts";
import type { Gateway } from "../gateway.ts";
import { measureLag } from "./lag.ts";
import { BEHIND, memberOf } from "./member.ts";
import { nodesOver, watchShown } from "./nodeSignals.ts";
import type { Transport } from "../transport/transport.ts";
import type { GameServer, GameSocket } from "./gameServer.ts";

export interface SocketsDependencies extends EntranceDependencies {
  /** Missing where this is the only node. */
  readonly shared?: SharedSockets | undefined;
}

type SharedSockets = NonNullable<EntranceDependencies["shared"]> & {
  /** A socket of this node is shown this version of a room, whichever node stored it. */
  readonly onShown: (roomId: string, version: number) => void;
};

export interface Sockets {
  readonly transport: Transport;
  readonly addresses: AddressLimits;
  /** Hands over each socket from now on. */
  serve(gateway: Gateway): void;
  /** Open connections. */
  connectionCount(): number;
  /** Bytes that wait for connections which do not read. */
  waitingBytes(): number;
  /** Bytes that came in large pieces and wait for their turn. */
  backlogBytes(): number;
  /** Closes all connections at once; their players come back, to another node if this one is cut off. */
  sendAway(): void;
  /** Ends whatever is left, the HTTP server included. */
  close(): Promise<void>;
}

/** @param isAway stopping, or unknown to the other nodes: nobody is let in now */
export function openSockets(dependencies: SocketsDependencies, isAway: () => boolean): Sockets {
  const entrance = createEntrance(dependencies, isAway);
  const { io, admission, addresses, guard } = entrance;
  return {
    transport: transportOver(entrance, dependencies),
    addresses,
    serve: (gateway) => serve(entrance, gateway, dependencies),
    connectionCount: () => admission.open.size,
    waitingBytes: () => guard.waitingBytes(),
    backlogBytes: () => guard.backlogBytes(),
    sendAway: () => admission.open.forEach((connection) => connection.close()),
    close: () => {
      guard.stop();
      return io.close();
    },
  };
}

function transportOver(
  { io, guard, whence, closables }: Entrance,
  { shared, steady }: SocketsDependencies,
): Transport {
  const { adapter, sockets } = io.of("/");
  return {
    to: (rooms) => io.to(rooms),
    in: (room) => io.in(room),
    here: { to: (rooms) => io.local.to(rooms) },
    keepingUp: { to: (rooms) => io.local.to(rooms).except(BEHIND) },
    crowd: createCrowds({
      connectionsIn: (room) => keepingUpIn(io, room),
      onPassed: guard.passed,
    }),
    countIn: (room) => adapter.rooms.get(room)?.size ?? 0,
    isBehind: ({ id }) => adapter.rooms.get(BEHIND)?.has(id) === true,
    disconnectFlooder: ({ id }) => guard.flooded(sockets.get(id)?.conn),
    addressOf: ({ request }) => request && whence.tagOf(request),
    closables,
    peers: shared && nodesOver(io, shared.onShown, steady),
  };
}

function* keepingUpIn(io: GameServer, room: string): Iterable<Connection> {
  const { adapter, sockets } = io.of("/");
  const behind = adapter.rooms.get(BEHIND);
  for (const id of adapter.rooms.get(room) ?? []) {
    const connection = behind?.has(id) === true ? undefined : sockets.get(id)?.conn;
    if (connection !== undefined) yield connection;
  }
}

function serve(
  { io, admission, guard }: Entrance,
  gateway: Gateway,
  dependencies: SocketsDependencies,
): void {
  const { recorder, steady, shared } = dependencies;
  const given = { io, gateway, steady };
  const disconnectAndCount = (socket: GameSocket, code: ConnectionErrorCode) => {
    recorder.disconnected(code);
    disconnect(io, socket.id, code);
  };
  io.use(gateway.identify);
  io.on("connection", (socket) => {
    guard.joined(memberOf(socket, given));
    forgetRequest(socket);
    if (admission.standingOf(socket.conn) === "over")
      disconnectAndCount(socket, "IP_LIMIT_EXCEEDED");
    else handOver(socket, gateway);
    measureLag(socket, steady.now);
    if (shared !== undefined) watchShown(socket, shared.onShown);
  });
}

const NOTHING = {};

/** What a socket came with was read by now, and an idle one would keep a kilobyte and more of it. */
function forgetRequest({ conn, handshake }: GameSocket): void {
  Object.assign(handshake, { headers: NOTHING, query: NOTHING, auth: NOTHING, time: "", url: "" });
  // As Socket.IO advises; its types know no connection without one.
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
