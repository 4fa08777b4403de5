// The data of the room screen, and how a snapshot of the server changes it (W5).
import type { AvailableRoom, RoomState } from "@kingrow/protocol";
import { isSamePosition, type Position, type Square, type StepSquares } from "@kingrow/rules";
import {
  refused,
  type PersonalCall,
  type BusyCall,
  type Failure,
  type Refusal,
} from "../connection/requests.ts";
import { playPending, stillPending, type PendingStep } from "./steps.ts";
import type { Search } from "../lobby/seatRequests.ts";
import type { TypedRefusal } from "./typedMove.ts";
import { positionOf } from "./wireBoard.ts";

/** An error that fills the screen (P13). */
export interface RoomFailure extends Refusal {
  /** The seat was freed because the player was not ready (R9). */
  readonly isReleased?: boolean | undefined;
  /** The room of an own seat was closed meanwhile. */
  readonly isClosed?: boolean | undefined;
  /** Time of the redirect to the lobby, epoch milliseconds on the local clock. Missing: no redirect. */
  readonly homeAt?: number;
}

/** A message on the room screen: a refusal of the server, or why a typed text is no move. */
export type ScreenNotice =
  | { readonly kind: "refused"; readonly refused: Refusal }
  | { readonly kind: "typed"; readonly refusal: TypedRefusal };

export interface RoomData {
  readonly roomId: string;
  /** Player id of the own seat: the socket id of the join. */
  readonly selfId: string | undefined;
  readonly state: RoomState | undefined;
  /** The end of a game after which somebody else has taken the opponent's seat at once, until the next game. */
  readonly finished?: RoomState | undefined;
  /** The last opponent, who has left, until another one comes. */
  readonly left?: { readonly name: number | undefined } | undefined;
  /** Since when the opponent has been disconnected, epoch milliseconds on the server's clock. */
  readonly opponentGoneAt: number | undefined;
  /** Whether the seat is bound to the current connection. */
  readonly isSeated: boolean;
  readonly pending: readonly PendingStep[];
  /** Steps chosen on the board that wait for a confirmation (P25). */
  readonly chosen: readonly StepSquares[];
  /** The squares of the stored premove (P24). */
  readonly premove: readonly Square[] | undefined;
  /** The dropped premove that the page still reports. */
  readonly droppedPremove: readonly Square[] | undefined;
  /** Whether the step in flight has waited unusually long. */
  readonly isSlow: boolean;
  readonly asking: BusyCall | undefined;
  /** The running search for an opponent in this room (O2). */
  readonly search: Search | undefined;
  /** The lobby's list, while the search runs. */
  readonly rooms?: readonly AvailableRoom[] | undefined;
  readonly failure: RoomFailure | undefined;
  readonly notice: ScreenNotice | undefined;
  /** Moves made while the player was away. */
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

export function noticeOf(call: PersonalCall, failure: Failure): ScreenNotice {
  return { kind: "refused", refused: refused(call, failure) };
}

/** Applies a pushed state if it is newer. */
export function takePushed(data: RoomData, state: RoomState): RoomData {
  if (data.state !== undefined && state.version <= data.state.version) return data;
  return take(data, state);
}

/**
 * Applies the answer to the player's own join, which replaces any state. `seen` are the moves the player has seen,
 * also before a reload.
 */
export function takeJoined(
  data: RoomData,
  state: RoomState,
  selfId: string,
  seen = data.state?.moves,
): RoomData {
  const since = seen === undefined ? [] : movesSince(seen, state);
  // The player's own move, whose answer was lost.
  const missed = data.pending.length > 0 ? since.slice(1) : since;
  return { ...take({ ...data, selfId }, state), isSeated: true, missed, failure: undefined };
}

/** No messages. The player's own move, the start and the end of a game clear them. */
export const NO_MESSAGES = { notice: undefined, missed: [], droppedPremove: undefined };

function take(data: RoomData, state: RoomState): RoomData {
  const isSameStatus = data.state?.gameStatus === state.gameStatus;
  const pending = pendingAfter(data, state);
  const opponentId = state.players.find((id) => id !== data.selfId) ?? "";
  const isGone = state.presence[opponentId]?.connected === false;
  return {
    ...data,
    ...intentionsAfter(data, state),
    state,
    finished: finishedAfter(data, state),
    left: leftAfter(data, state),
    opponentGoneAt: isGone ? (data.opponentGoneAt ?? state.serverTime) : undefined,
    pending,
    ...(isCarriedOut(data, state) && { notice: undefined }),
    ...(!isSameStatus && NO_MESSAGES),
  };
}

function finishedAfter({ state: known, finished }: RoomData, state: RoomState) {
  if (state.gameStatus !== "waiting") return undefined;
  const isSucceeded = known?.gameStatus === "ended" && state.players.length > 1;
  return isSucceeded ? known : finished;
}

/** After a new connection the player's own id is another, the number is the same. */
function leftAfter({ state: known, selfId = "", left }: RoomData, state: RoomState) {
  if (state.players.length > 1) return undefined;
  const mine = state.playerNumbers[selfId];
  const opponent = known?.players.find((id) => known.playerNumbers[id] !== mine);
  return opponent === undefined ? left : { name: known?.playerNames?.[opponent] ?? undefined };
}

/** Whether a call without an answer was carried out, as far as the states show. */
function isCarriedOut({ notice, state: before }: RoomData, state: RoomState): boolean {
  const isUnanswered = notice?.kind === "refused" && notice.refused.code === "NO_ANSWER";
  return isUnanswered && before !== undefined && requestsIn(before) !== requestsIn(state);
}

function requestsIn(state: RoomState): string {
  const { players, readyPlayers, playAgainPlayers, drawOfferedBy, takebackOfferedBy } = state;
  const lists = [players, readyPlayers, playAgainPlayers].map(({ length }) => length);
  return [...lists, drawOfferedBy === null, takebackOfferedBy === null].join(" ");
}

interface Intentions {
  readonly chosen: readonly StepSquares[];
  readonly premove: readonly Square[] | undefined;
}

/** Keeps chosen steps and premove only while they still fit the new state. */
function intentionsAfter(
  { state: known, chosen, premove }: RoomData,
  state: RoomState,
): Intentions {
  const goesOn =
    known !== undefined && state.gameStatus === "started" && goOn(known.moves, state.moves);
  if (!goesOn) return { chosen: [], premove: undefined };
  const isSameMoment = isSamePosition(positionOf(known), positionOf(state));
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

/** No player made the moves of a drawn opening, so none has missed them. */
function movesSince(seen: readonly string[], { moves, ballot }: RoomState): readonly string[] {
  const first = Math.max(seen.length, ballot?.moves.length ?? 0);
  return goOn(seen, moves) ? moves.slice(first) : [];
}

/** Whether `moves` continues `seen`. */
function goOn(seen: readonly string[], moves: readonly string[]): boolean {
  return seen.every((move, index) => moves[index] === move);
}

/** The current position: the server's state with the player's pending steps. */
export function positionPlayed({ state, pending }: RoomData): Position | undefined {
  return state === undefined ? undefined : playPending(positionOf(state), pending);
}

/** The position on the board: also with the steps that wait for a confirmation. */
export function positionShown(data: RoomData): Position | undefined {
  const played = positionPlayed(data);
  return played === undefined ? undefined : playPending(played, data.chosen);
}
