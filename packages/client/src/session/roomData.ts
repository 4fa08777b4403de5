// What the room screen knows, and how a snapshot of the server changes it (W5).
import type { RoomState } from "@kingrow/protocol";
import type { Position, Square, StepSquares } from "@kingrow/rules";
import {
  refused,
  type PersonalCall,
  type BusyCall,
  type Failure,
  type Refusal,
} from "../connection/requests.ts";
import { playPending, stillPending, type PendingStep } from "./pendingSteps.ts";
import type { Search } from "../lobby/seatRequests.ts";
import type { TypedRefusal } from "./typedMove.ts";
import { positionOf, samePosition } from "./wireBoard.ts";

/** An error that fills the screen (P13). */
export interface RoomFailure extends Refusal {
  /** The seat was freed because the person was not ready (R9). */
  readonly isReleased?: boolean;
  /** When the page goes home, epoch milliseconds on the local clock. Missing: it does not. */
  readonly homeAt?: number;
}

/** What is told in place: a refusal of the server, or why a typed text is no move. */
export type Notice =
  | { readonly kind: "refused"; readonly refused: Refusal }
  | { readonly kind: "typed"; readonly refusal: TypedRefusal };

export interface RoomData {
  readonly roomId: string;
  /** The player id of the person's seat: the socket id they joined with. */
  readonly selfId: string | undefined;
  readonly state: RoomState | undefined;
  /** Since when the opponent is known to be gone, epoch milliseconds on the server's clock. */
  readonly opponentGoneAt: number | undefined;
  /** The seat is bound to the present connection. */
  readonly isSeated: boolean;
  readonly pending: readonly PendingStep[];
  /** Steps chosen on the board that wait to be confirmed (P25). */
  readonly chosen: readonly StepSquares[];
  /** The squares of the stored premove (P24). */
  readonly premove: readonly Square[] | undefined;
  /** The premove that could not be played when the turn had come, until the person has read so. */
  readonly droppedPremove: readonly Square[] | undefined;
  /** The step on its way has waited unusually long. */
  readonly isSlow: boolean;
  readonly asking: BusyCall | undefined;
  /** While an opponent is looked for in this room (O2). */
  readonly search: Search | undefined;
  readonly failure: RoomFailure | undefined;
  readonly notice: Notice | undefined;
  /** Whole moves made while the person was away. */
  readonly missed: readonly string[];
}

export function emptyRoom(roomId: string): RoomData {
  return {
    roomId,
    selfId: undefined,
    state: undefined,
    opponentGoneAt: undefined,
    isSeated: false,
    pending: [],
    chosen: [],
    premove: undefined,
    droppedPremove: undefined,
    isSlow: false,
    asking: undefined,
    search: undefined,
    failure: undefined,
    notice: undefined,
    missed: [],
  };
}

export function noticeOf(asked: PersonalCall, failure: Failure): Notice {
  return { kind: "refused", refused: refused(asked, failure) };
}

/** A pushed state counts only if it is newer than what is here. */
export function takePushed(data: RoomData, state: RoomState): RoomData {
  if (data.state !== undefined && state.version <= data.state.version) return data;
  return take(data, state);
}

/**
 * The state that answers the person's own join replaces whatever is here. `seen` are the moves the person knows, from
 * before a reload if there was one.
 */
export function takeJoined(
  data: RoomData,
  state: RoomState,
  selfId: string,
  seen = data.state?.moves,
): RoomData {
  const missed = seen === undefined ? [] : movesSince(seen, state);
  return { ...take({ ...data, selfId }, state), isSeated: true, missed };
}

function take(data: RoomData, state: RoomState): RoomData {
  const pending = pendingAfter(data, state);
  const opponentGoneAt = isOpponentGone(data, state)
    ? (data.opponentGoneAt ?? state.serverTime)
    : undefined;
  return {
    ...data,
    ...intentionsAfter(data, state),
    state,
    opponentGoneAt,
    pending,
    failure: undefined,
  };
}

function isOpponentGone({ selfId }: RoomData, { players, presence }: RoomState): boolean {
  return players.some((id) => id !== selfId && presence[id]?.connected === false);
}

/** What the person had in mind stays for as long as it can still be meant. */
function intentionsAfter(
  { state: known, chosen, premove }: RoomData,
  state: RoomState,
): Pick<RoomData, "chosen" | "premove"> {
  const goesOn =
    known !== undefined && state.gameStatus === "started" && goOn(known.moves, state.moves);
  if (!goesOn) return { chosen: [], premove: undefined };
  const isSameMoment = samePosition(positionOf(known), positionOf(state));
  return { chosen: isSameMoment ? chosen : [], premove };
}

function pendingAfter(
  { state: known, pending }: RoomData,
  state: RoomState,
): readonly PendingStep[] {
  if (known === undefined || pending.length === 0) return [];
  if (state.gameStatus !== "started") return [];
  return stillPending(pending, {
    before: positionOf(known),
    after: positionOf(state),
    version: state.version,
  });
}

/** The moves of a drawn opening are nobody's, so nobody has missed them. */
function movesSince(seen: readonly string[], { moves, ballot }: RoomState): readonly string[] {
  const first = Math.max(seen.length, ballot?.moves.length ?? 0);
  return goOn(seen, moves) ? moves.slice(first) : [];
}

/** Whether the moves of one game go on from these. */
function goOn(seen: readonly string[], moves: readonly string[]): boolean {
  return seen.every((move, index) => moves[index] === move);
}

/** The position the game has come to: the server's state with the person's own steps on top. */
export function positionPlayed({ state, pending }: RoomData): Position | undefined {
  return state === undefined ? undefined : playPending(positionOf(state), pending);
}

/** The board as the person sees it: with the steps on top that still wait to be confirmed. */
export function positionShown(data: RoomData): Position | undefined {
  const played = positionPlayed(data);
  return played === undefined ? undefined : playPending(played, data.chosen);
}
