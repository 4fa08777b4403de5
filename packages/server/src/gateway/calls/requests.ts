// From an event's name and unknown payload to what is asked of the keeper.
import {
  COMMAND_NAMES,
  type CommandName,
  parseCommand,
  type RoomOptions,
  roomOptions,
} from "@kingrow/protocol";
import type { RoomCommand, Actor } from "@kingrow/room";

export type Request =
  | { readonly type: "list" }
  | {
      readonly type: "create" | "playNow";
      readonly options: RoomOptions;
      readonly requestId: string | undefined;
      /** Takes the seat as ready; only with `playNow`. */
      readonly ready: boolean;
    }
  /** The room that the watcher means, if there could be one. */
  | {
      readonly type: "watch";
      readonly by: { readonly roomId: string } | { readonly watchId: string };
    }
  | { readonly type: "room"; readonly roomId: string; readonly command: RoomCommand };

export function isCommandName(name: unknown): name is CommandName {
  return COMMAND_NAMES.some((known) => known === name);
}

/** `undefined` when the payload has not the event's shape. Who acts comes from the session alone. */
export function readRequest(
  name: CommandName,
  payload: unknown,
  caller: CallFacts,
): Request | undefined {
  return READERS[name](payload, caller);
}

/** What the server itself knows of a call. */
export interface CallFacts {
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

type Reader = (payload: unknown, caller: CallFacts) => Request | undefined;

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
    const options = roomOptions({ ...parsed, isPrivate: false });
    const { requestId, ready = false } = parsed;
    return { type: "playNow", options, requestId, ready };
  },
  joinRoom: (payload, { actor }) =>
    inRoom(parseCommand("joinRoom", payload), () => ({ type: "join", actor })),
  playerReady: (payload, { actor }) =>
    inRoom(parseCommand("playerReady", payload), ({ isReady }) => ({
      type: "setReady",
      actor,
      isReady,
    })),
  movePiece: (payload, { actor, receivedAt }) =>
    inRoom(parseCommand("movePiece", payload), (move) => ({
      type: "move",
      actor,
      receivedAt,
      from: { row: move.fromRow, col: move.fromCol },
      to: { row: move.toRow, col: move.toCol },
      ...(move.moveId !== undefined && { moveId: move.moveId }),
      ...(move.version !== undefined && { version: move.version }),
    })),
  playAgain: (payload, { actor }) =>
    inRoom(parseCommand("playAgain", payload), () => ({ type: "playAgain", actor })),
  leaveRoom: (payload, { actor }) =>
    // A player who lost the connection gives up the seat it held, if no other socket has taken it since (R5).
    inRoom(parseCommand("leaveRoom", payload), ({ playerId = actor.socketId }) => ({
      type: "leave",
      actor: { ...actor, socketId: playerId },
    })),
  releaseSeat: (payload, { actor }) =>
    inRoom(parseCommand("releaseSeat", payload), () => ({ type: "releaseSeat", actor })),
  resign: (payload, { actor }) =>
    inRoom(parseCommand("resign", payload), () => ({ type: "resign", actor })),
  offerDraw: (payload, { actor }) =>
    inRoom(parseCommand("offerDraw", payload), () => ({ type: "offerDraw", actor })),
  answerDraw: (payload, { actor }) =>
    inRoom(parseCommand("answerDraw", payload), ({ accept }) => ({
      type: "answerDraw",
      actor,
      accept,
    })),
  takeback: (payload, { actor }) =>
    inRoom(parseCommand("takeback", payload), () => ({ type: "takeback", actor })),
  answerTakeback: (payload, { actor }) =>
    inRoom(parseCommand("answerTakeback", payload), ({ accept }) => ({
      type: "answerTakeback",
      actor,
      accept,
    })),
  greet: (payload, { actor }) =>
    inRoom(parseCommand("greet", payload), ({ greeting }) => ({ type: "greet", actor, greeting })),
  watchRoom: (payload) => {
    const by = parseCommand("watchRoom", payload);
    return by && { type: "watch", by };
  },
  claimWin: (payload, { actor }) =>
    inRoom(parseCommand("claimWin", payload), () => ({ type: "claimWin", actor })),
};

function inRoom<P extends { readonly roomId: string }>(
  payload: P | undefined,
  toCommand: (payload: P) => RoomCommand,
): Request | undefined {
  if (payload === undefined) return undefined;
  return { type: "room", roomId: payload.roomId, command: toCommand(payload) };
}
