// Puts the gateway together: Socket.IO on one side, the room keeper on the other.
import { setTimeout as pause } from "node:timers/promises";
import type { ConnectionErrorCode } from "@kingrow/protocol";
import type { RoomKeeper } from "../keeper/roomKeeper.ts";
import type { Trace } from "../trace.ts";
import { type Absences, createAbsences } from "./absences.ts";
import { createBroadcast } from "./broadcast.ts";
import { sendCorked } from "./cork.ts";
import { cut } from "./cut.ts";
import { closeGradually } from "./drain.ts";
import { createEntrance, type EntranceParts } from "./entrance.ts";
import { createLoad } from "./load.ts";
import { AUDIENCE, createLobby, type LobbyParts } from "./lobby.ts";
import { BEHIND, memberOf } from "./member.ts";
import { listenToNodes, signalsOver, watchShown } from "./nodeSignals.ts";
import { createRefusedVisitors } from "./refusedVisitors.ts";
import { createService, type Service } from "./service.ts";
import { identify } from "./session.ts";
import type { Caller, GameServer, GameSocket, Sender } from "./types.ts";

export interface GatewayParts extends EntranceParts {
  readonly keeper: RoomKeeper;
  /** Random id of this life of the server, another one after it was cut off from the others. */
  readonly run: () => string;
  /** The other nodes cannot know of this one now: nobody is let in. */
  readonly isCutOff: () => boolean;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
  /** Gives each call an id in the log. */
  readonly trace: Pick<Trace, "each">;
  /** Missing where this is the only node. */
  readonly shared?: SharedGateway | undefined;
}

type SharedGateway = NonNullable<EntranceParts["shared"]> & {
  /** A socket of this node is shown this version of a room, whichever node stored it. */
  readonly onShown: (roomId: string, version: number) => void;
};

export interface Gateway {
  /** Open connections. */
  connectionCount(): number;
  /** Bytes that wait for connections which do not read. */
  waitingBytes(): number;
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
  const entrance = createEntrance(parts, () => draining || parts.isCutOff());
  const { io, admission, addresses, guard, whence } = entrance;
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
  const cutFlooder = ({ id }: Caller) => guard.flooded(io.of("/").sockets.get(id)?.conn);
  const load = createLoad(limits.load);
  const desk = { addresses, lobby, visitors, absences, load };
  const answering = createService({ keeper, limits, ...desk, meter, now, cutFlooder, onFault });
  const service = { ...answering, onCall: parts.trace.each(answering.onCall) };

  const stopListening = shared && listenToNodes({ io, lobby, visitors });
  const broadcastParts = {
    io,
    here: shared && { run, io: hereOnly(io) },
    lobby,
    visitors,
    meter,
    tellOthers: signals?.seatFreed,
  };
  keeper.addListener(createBroadcast(broadcastParts));
  io.use(identify({ run, addressOf: ({ request }) => request && whence.tagOf(request) }));
  io.on("connection", (socket) => {
    guard.joined(memberOf(socket, { io, lobby, onFault }));
    if (admission.standingOf(socket.conn) === "over") cutAndCount(socket, "IP_LIMIT_EXCEEDED");
    else serve(socket, service, absences);
    if (shared !== undefined) watchShown(socket, shared.onShown);
  });

  async function drain(): Promise<void> {
    draining = true;
    absences.stop();
    await closeGradually(entrance.closables(), pause);
    lobby.stop();
    guard.stop();
    load.stop();
    stopListening?.();
  }

  return {
    connectionCount: () => admission.open.size,
    waitingBytes: () => guard.waitingBytes(),
    drain,
    sendAway: () => admission.open.forEach((connection) => connection.close()),
    close: () => io.close(),
  };
}

/** The sockets of this node alone. */
function hereOnly(io: GameServer): Pick<Sender, "to"> {
  return { to: (rooms) => io.local.to(rooms) };
}

/** The sockets of this node alone, and of them those that take what they are sent. */
function ownSockets(io: GameServer): Pick<LobbyParts, "io" | "audience" | "isBehind"> {
  const { adapter } = io.of("/");
  return {
    io: { to: (rooms) => io.local.to(rooms).except(BEHIND) },
    audience: () => adapter.rooms.get(AUDIENCE)?.size ?? 0,
    isBehind: ({ id }) => adapter.rooms.get(BEHIND)?.has(id) === true,
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
