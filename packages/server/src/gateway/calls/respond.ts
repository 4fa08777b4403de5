// Answers a call, and updates the socket of the caller: a seat taken, a seat left, a full room.
import {
  type CommandName,
  refusalAck,
  type RefusalCode,
  type FailureAck,
  type SuccessAck,
  type SuccessFields,
} from "@kingrow/protocol";
import type { Actor } from "@kingrow/room";
import type { Clock } from "@kingrow/time";
import type { CallDoor } from "../../door/door.ts";
import type { Recorder } from "../../door/recorder.ts";
import type { Bar } from "../../door/rooms.ts";
import type { RoomUpdate, Outcome, Refusal } from "../../keeper/outcome.ts";
import type { RoomKeeper } from "../../keeper/roomKeeper.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { DisconnectReports } from "../seats/disconnectReports.ts";
import type { RefusedVisitors } from "../seats/refusedVisitors.ts";
import type { Caller } from "../transport/transport.ts";
import type { WatcherCounts } from "../watching/watcherCounts.ts";
import type { WatchedRooms } from "../watching/watchedRooms.ts";

/** The services behind the calls. */
export interface CallServices {
  /** Epoch ms. */
  readonly clock: Clock;
  readonly keeper: RoomKeeper;
  readonly door: CallDoor;
  readonly lobby: Lobby;
  readonly watching: WatchedRooms;
  readonly watcherCounts: WatcherCounts;
  readonly disconnects: DisconnectReports;
  readonly visitors: RefusedVisitors;
  readonly recorder: Recorder;
  /** Called with each fault that was answered with UNAVAILABLE. */
  readonly onFault: (fault: unknown) => void;
}

export type Code = RefusalCode | "OK";

/** A call of a socket. */
export interface Call {
  readonly socket: Caller;
  readonly name: CommandName;
  readonly reply: Reply;
}

/** The caller, with the present state of its connection. */
export function actorOf({ connected, data: { session, lagMs } }: Caller): Actor {
  return {
    ...session.actor,
    ...(!connected && { isClosed: true }),
    ...(lagMs !== undefined && { lagMs }),
  };
}

export function codeOf(outcome: Outcome): Code {
  return outcome.ok ? "OK" : outcome.error.code;
}

export function refuse(reply: Reply, code: RefusalCode): Code {
  reply(refusalAck(code));
  return code;
}

export interface Circumstances {
  /** A limit that refused the call. */
  readonly bar?: Bar | undefined;
  /** Missing for a call that opens a room. */
  readonly roomId?: string;
}

/** Runs after the commit and before the broadcast. */
export function respond(
  services: CallServices,
  call: Call,
  outcome: Outcome,
  { bar, roomId }: Circumstances = {},
): Outcome {
  const { door } = services;
  const { socket, name, reply } = call;
  if (outcome.ok) {
    reply(successAnswer(name, outcome.value));
    applySuccess(services, call, outcome.value);
    return outcome;
  }
  const { code } = outcome.error;
  reply(refusalAnswer(outcome.error, door.calls.retryInMs()));
  if (bar?.code === code) door.calls.barred(socket, name, bar);
  if (roomId !== undefined) applyRefusal(services, call, { roomId, code });
  return outcome;
}

const SEATING_CALLS: ReadonlySet<CommandName> = new Set(["createRoom", "joinRoom", "playNow"]);

function applySuccess(
  { lobby, watching, disconnects }: CallServices,
  { socket, name }: Call,
  { room, state, changed }: RoomUpdate,
): void {
  const { rooms } = socket.data.session;
  if (name === "leaveRoom" || name === "watchRoom") rooms.delete(room.id);
  if (!SEATING_CALLS.has(name)) return;
  rooms.add(room.id);
  lobby.leave(socket);
  watching.end(socket);
  // The connection closed before the seat was stored, so its disconnect did not include this room.
  if (!socket.connected) disconnects.add(socket.id, [room.id]);
  // A client that knows only the specification waits for this event after each join.
  if (!changed) socket.emit("roomState", state);
}

/** Only `joinRoom` is refused with ROOM_FULL. */
function applyRefusal(
  { visitors }: CallServices,
  { socket, name }: Call,
  { roomId, code }: { readonly roomId: string; readonly code: RefusalCode },
): void {
  // The player was removed from its seat, or the room is closed. `leaveRoom` may have named another socket (R5).
  if (code === "ROOM_NOT_FOUND" && name !== "leaveRoom") socket.data.session.rooms.delete(roomId);
  if (code !== "ROOM_FULL") return;
  visitors.add(roomId, socket.id);
  socket.emit("roomFull", { roomId });
}

export type Answer = SuccessAck<CommandName> | FailureAck;
export type Reply = (answer: Answer) => void;

/**
 * Socket.IO passes the acknowledgement as the last argument, if the caller wants one. A second reply is dropped.
 */
export function replyFor(args: readonly unknown[]): Reply {
  const acknowledge = args.at(-1);
  let answered = false;
  return (answer) => {
    if (answered || typeof acknowledge !== "function") return;
    answered = true;
    acknowledge(answer);
  };
}

/** The first argument, unless that is the acknowledgement. */
export function payloadOf(args: readonly unknown[]): unknown {
  return typeof args[0] === "function" ? undefined : args[0];
}

function successAnswer(name: CommandName, update: RoomUpdate): Answer {
  return { success: true, ...SUCCESS_FIELDS[name](update) };
}

function refusalAnswer({ code, state }: Refusal, retryInMs: number): FailureAck {
  return {
    ...refusalAck(code),
    ...(state !== undefined && { roomState: state }),
    ...(code === "OVERLOADED" && { retryInMs }),
  };
}

const none = () => ({});
const version = ({ answeredVersion }: RoomUpdate) => ({ version: answeredVersion });

const SUCCESS_FIELDS: { readonly [N in CommandName]: (update: RoomUpdate) => SuccessFields[N] } = {
  getAvailableRooms: none,
  createRoom: ({ state }) => ({ roomId: state.id }),
  playNow: ({ state }) => ({ roomId: state.id, opened: state.players.length === 1 }),
  joinRoom: ({ state }) => ({ roomState: state }),
  watchRoom: ({ state }) => ({ roomState: state }),
  playerReady: version,
  movePiece: version,
  playAgain: version,
  leaveRoom: none,
  resign: version,
  offerDraw: version,
  answerDraw: version,
  claimWin: version,
  releaseSeat: version,
  takeback: version,
  answerTakeback: version,
  greet: none,
};
