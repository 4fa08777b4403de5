// Parses the name and the untrusted payload of an event into a request. The player comes from the session.
import {
  COMMAND_NAMES,
  type CommandName,
  parseCommand,
  type RoomOptions,
  roomOptions,
} from "@kingrow/protocol";
import type { Actor, RoomCommand } from "@kingrow/room";

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

function shapeOf<N extends CommandName>(name: N) {
  return (payload: unknown) => parseCommand(name, payload);
}

/** A request about the room that the payload names. */
function inRoom<P extends { readonly roomId: string }>(
  parse: (payload: unknown) => P | undefined,
  toCommand: (payload: P, facts: CallFacts) => RoomCommand,
): Reader {
  return (unparsed, facts) => {
    const payload = parse(unparsed);
    return payload && { type: "room", roomId: payload.roomId, command: toCommand(payload, facts) };
  };
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
  movePiece: inRoom(shapeOf("movePiece"), (move, { actor, receivedAt }) => ({
    type: "move",
    actor,
    receivedAt,
    from: { row: move.fromRow, col: move.fromCol },
    to: { row: move.toRow, col: move.toCol },
    ...(move.moveId !== undefined && { moveId: move.moveId }),
    ...(move.version !== undefined && { version: move.version }),
  })),
  // After a lost connection a player may name the old socket of the seat. It has no effect if another one has the seat (R5).
  leaveRoom: inRoom(shapeOf("leaveRoom"), ({ playerId }, { actor }) => ({
    type: "leave",
    actor: { ...actor, socketId: playerId ?? actor.socketId },
  })),
  playerReady: inRoom(shapeOf("playerReady"), ({ isReady }, { actor }) => ({
    type: "setReady",
    actor,
    isReady,
  })),
  answerDraw: inRoom(shapeOf("answerDraw"), ({ accept }, { actor }) => ({
    type: "answerDraw",
    actor,
    accept,
  })),
  answerTakeback: inRoom(shapeOf("answerTakeback"), ({ accept }, { actor }) => ({
    type: "answerTakeback",
    actor,
    accept,
  })),
  greet: inRoom(shapeOf("greet"), ({ greeting }, { actor }) => ({
    type: "greet",
    actor,
    greeting,
  })),
  joinRoom: inRoom(shapeOf("joinRoom"), (_, { actor }) => ({ type: "join", actor })),
  playAgain: inRoom(shapeOf("playAgain"), (_, { actor }) => ({ type: "playAgain", actor })),
  releaseSeat: inRoom(shapeOf("releaseSeat"), (_, { actor }) => ({ type: "releaseSeat", actor })),
  resign: inRoom(shapeOf("resign"), (_, { actor }) => ({ type: "resign", actor })),
  offerDraw: inRoom(shapeOf("offerDraw"), (_, { actor }) => ({ type: "offerDraw", actor })),
  takeback: inRoom(shapeOf("takeback"), (_, { actor }) => ({ type: "takeback", actor })),
  claimWin: inRoom(shapeOf("claimWin"), (_, { actor }) => ({ type: "claimWin", actor })),
};
