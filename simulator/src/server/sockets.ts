// Replaces Socket.IO on the server: sockets, their rooms, and broadcasts.
import type { Closable } from "@kingrow/server/src/gateway/transport/drain.ts";
import type { Newcomer } from "@kingrow/server/src/gateway/transport/session.ts";
import type {
  Transport,
  Audience,
  Caller,
  Sender,
} from "@kingrow/server/src/gateway/transport/transport.ts";
import type { World } from "../world.ts";
import type { Wire } from "../net/wire.ts";

export interface ServerSocket extends Caller, Newcomer {
  /** Whether the server considers the socket connected. */
  connected: boolean;
  readonly wire: Wire;
  /** The server notices the close of this socket, or decides on it. */
  readonly gone: () => void;
}

export interface Sockets extends Transport {
  readonly open: (parts: NewSocket) => ServerSocket;
  readonly all: () => readonly ServerSocket[];
}

export interface NewSocket {
  readonly id: string;
  readonly run: string;
  readonly wire: Wire;
  readonly auth: unknown;
  readonly onGone: (socket: ServerSocket) => void;
}

export function createSockets(world: World): Sockets {
  const sockets = new Map<string, ServerSocket>();
  const rooms = new Map<string, Set<string>>();

  const membersOf = (room: string): readonly string[] =>
    sockets.has(room) ? [room] : [...(rooms.get(room) ?? [])];
  const found = (names: string | string[]): readonly ServerSocket[] =>
    [...new Set([names].flat().flatMap(membersOf))]
      .map((id) => sockets.get(id))
      .filter((socket) => socket !== undefined);

  const all = () => [...sockets.values()].filter(({ connected }) => connected);
  const sender = senderTo(found);

  return {
    ...sender,
    // There is only one node.
    here: sender,
    countIn: (room) => rooms.get(room)?.size ?? 0,
    addressOf: () => ADDRESS,
    closables: () => all().map(closableOf),
    open: (parts) => {
      const socket = createSocket(world, parts, rooms);
      sockets.set(parts.id, socket);
      return socket;
    },
    all,
  };
}

/** All players of a scenario share one address, and must not notice its limits. */
const ADDRESS = "one-house";

function senderTo(found: (names: string | string[]) => readonly ServerSocket[]): Sender {
  return {
    to: (names) => ({
      emit: (event, ...payload) => {
        for (const socket of found(names)) socket.emit(event, ...payload);
      },
    }),
    in: (names) => ({
      disconnectSockets: () => {
        for (const socket of found(names)) kick(socket);
      },
      socketsLeave: (room) => {
        for (const socket of found(names)) void socket.leave(room);
      },
    }),
  };
}

function closableOf({ data, wire }: ServerSocket): Closable {
  return {
    answered: () => Promise.all(data.session.running),
    close: () => wire.closeByServer(),
  };
}

function kick(socket: ServerSocket): void {
  if (!socket.connected) return;
  socket.wire.sendDown({ type: "kick" });
  socket.wire.closeByServer();
}

function createSocket(
  world: World,
  { id, run, wire, auth, onGone }: NewSocket,
  rooms: Map<string, Set<string>>,
): ServerSocket {
  const emit: Audience["emit"] = (event, ...payload) => {
    if (!socket.connected) return;
    world.judge.onEvent(id, event, payload[0]);
    wire.sendDown({ type: "event", event, payload: payload[0] });
  };
  const leaveAll = (): void => rooms.forEach((members) => members.delete(id));
  const actor = { owner: "", socketId: id, run };
  const socket: ServerSocket = {
    id,
    wire,
    emit,
    connected: true,
    handshake: { auth },
    conn: {},
    data: { session: { actor, rooms: new Set(), running: new Set() } },
    join: (room) => void rooms.set(room, new Set([...(rooms.get(room) ?? []), id])),
    leave: (room) => void rooms.get(room)?.delete(id),
    gone: () => {
      if (!socket.connected) return;
      socket.connected = false;
      leaveAll();
      onGone(socket);
    },
  };
  return socket;
}
