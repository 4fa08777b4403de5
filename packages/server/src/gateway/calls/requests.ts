// Parses the name and the untrusted payload of an event into a request. The player comes from the session.
import {
  COMMAND_NAMES,
  type CommandName,
  type CommandPayload,
  parseCommand,
  type RoomOptions,
  roomOptions,
} from "@kingrow/protocol";
import type { Actor, PlainCommand, RoomCommand } from "@kingrow/room";

export interface OpenRequest {
  readonly type: "create" | "playNow";
  readonly options: RoomOptions;
  readonly requestId: string | undefined;
  /** Takes the seat as ready; only with `playNow`. */
  readonly ready: boolean;
}

export interface WatchRequest {
  readonly type: "watch";
  readonly by: { readonly roomId: string } | { readonly watchId: string };
}

export interface RoomRequest {
  readonly type: "room";
  readonly roomId: string;
  readonly command: RoomCommand;
}

export type Request = { readonly type: "list" } | OpenRequest | WatchRequest | RoomRequest;

export function isCommandName(name: unknown): name is CommandName {
  return COMMAND_NAMES.some((known) => known === name);
}

/** Facts of a call that do not come from its payload. */
export interface CallFacts {
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

/** `undefined` when the payload does not have the event's shape. */
export function readRequest(
  name: CommandName,
  payload: unknown,
  facts: CallFacts,
): Request | undefined {
  return READERS[name](payload, facts);
}

type Reader = (payload: unknown, facts: CallFacts) => Request | undefined;

/** Events about a room that the payload names. */
type RoomEvent = Exclude<CommandName, "getAvailableRooms" | "createRoom" | "playNow" | "watchRoom">;

function inRoom<N extends RoomEvent>(
  name: N,
  toCommand: (payload: CommandPayload<N>, facts: CallFacts) => RoomCommand,
): Reader {
  return (unparsed, facts) => {
    const payload = parseCommand(name, unparsed);
    return payload && { type: "room", roomId: payload.roomId, command: toCommand(payload, facts) };
  };
}

/** A command without parameters. */
function plain(name: RoomEvent, type: PlainCommand["type"] | "join"): Reader {
  return inRoom(name, (_, { actor }) => ({ type, actor }));
}

/** The answer to an offer. */
function answering(name: "answerDraw" | "answerTakeback"): Reader {
  return inRoom(name, ({ accept }, { actor }) => ({ type: name, actor, accept }));
}

const READERS: Readonly<Record<CommandName, Reader>> = {
  getAvailableRooms: () => ({ type: "list" }),
  createRoom: (payload) => {
    const parsed = parseCommand("createRoom", payload);
    if (parsed === undefined) return undefined;
    const { requestId } = parsed;
    return { type: "create", options: roomOptions(parsed), requestId, ready: false };
  },
  playNow: (payload) => {
    const parsed = parseCommand("playNow", payload);
    if (parsed === undefined) return undefined;
    const { requestId, ready = false } = parsed;
    const options = roomOptions({ ...parsed, isPrivate: false });
    return { type: "playNow", options, requestId, ready };
  },
  watchRoom: (payload) => {
    const by = parseCommand("watchRoom", payload);
    return by && { type: "watch", by };
  },
  movePiece: inRoom("movePiece", (move, { actor, receivedAt }) => ({
    type: "move",
    actor,
    receivedAt,
    from: { row: move.fromRow, col: move.fromCol },
    to: { row: move.toRow, col: move.toCol },
    ...(move.moveId !== undefined && { moveId: move.moveId }),
    ...(move.version !== undefined && { version: move.version }),
  })),
  // After a lost connection a player may name the old socket of the seat. It has no effect if another one has the seat (R5).
  leaveRoom: inRoom("leaveRoom", ({ playerId }, { actor }) => ({
    type: "leave",
    actor: { ...actor, socketId: playerId ?? actor.socketId },
  })),
  playerReady: inRoom("playerReady", ({ isReady }, { actor }) => ({
    type: "setReady",
    actor,
    isReady,
  })),
  answerDraw: answering("answerDraw"),
  answerTakeback: answering("answerTakeback"),
  greet: inRoom("greet", ({ greeting }, { actor }) => ({
    type: "greet",
    actor,
    greeting,
  })),
  joinRoom: plain("joinRoom", "join"),
  playAgain: inRoom("playAgain", ({ wanted = true }, { actor }) => ({
    type: wanted ? "playAgain" : "withdrawRematch",
    actor,
  })),
  releaseSeat: plain("releaseSeat", "releaseSeat"),
  resign: plain("resign", "resign"),
  offerDraw: plain("offerDraw", "offerDraw"),
  takeback: plain("takeback", "takeback"),
  claimWin: plain("claimWin", "claimWin"),
};
