// Derives what the room screen shows from its data. No React here.
import type { EndReason, PlayerId, PlayerNumber, RoomState } from "@kingrow/protocol";
import {
  countBits,
  findStep,
  opponentOf,
  PIECES_PER_SIDE,
  type Color,
  type Position,
  type Square,
} from "@kingrow/rules";
import { positionPlayed, positionShown, type RoomData } from "./roomData.ts";
import { positionOf, stepOf } from "./wireBoard.ts";

export interface PlayerView {
  readonly id: PlayerId;
  readonly number: PlayerNumber;
  readonly color: Color;
  /** Number of the player's name, if any. */
  readonly name: number | undefined;
  readonly isReady: boolean;
  readonly isOnTurn: boolean;
}

export type Verdict = "won" | "lost" | "draw";
/** State of the agreement on another game. `offered`: only the opponent has asked. */
export type Rematch = "open" | "asked" | "offered" | "agreed";

/** What covers the board. */
export type OverlayView =
  | { readonly kind: "none" }
  | { readonly kind: "ready"; readonly isReady: boolean }
  | {
      readonly kind: "result";
      readonly verdict: Verdict;
      readonly reason: EndReason | undefined;
      readonly rematch: Rematch;
    };

/** A move chosen on the board and not sent yet. */
export interface Choice {
  /** The start square and every landing square so far. */
  readonly path: readonly Square[];
  /** Whether the chain is complete, so that the move can be confirmed. */
  readonly isWhole: boolean;
}

/** The player whose offer waits for an answer. */
export type OfferView = "none" | "mine" | "theirs";

export interface RoomView {
  readonly isStarted: boolean;
  readonly me: PlayerView | undefined;
  readonly opponent: PlayerView | undefined;
  /** The opponent of the finished game, who has left the room. */
  readonly departed: PlayerView | undefined;
  readonly position: Position;
  readonly lastStep: { readonly from: Square; readonly to: Square } | undefined;
  /** Whether the board takes input. */
  readonly mayMove: boolean;
  /** Whether a premove may be stored, because the opponent is on turn. */
  readonly mayPremove: boolean;
  /** The move that waits for a confirmation. */
  readonly choice: Choice | undefined;
  readonly overlay: OverlayView;
  /** Captured pieces, 0 to 12. */
  readonly myScore: number;
  readonly opponentScore: number;
  readonly drawOffer: OfferView;
  /** The player who asks to take back a turn. */
  readonly takebackOffer: OfferView;
  /** Whether the player has made a move that could be taken back. */
  readonly hasMoved: boolean;
  /** Whether the player created the room and may free the seat of the absent guest (R6). */
  readonly mayReleaseSeat: boolean;
}

/** Cache, because several parts of the page use the view of the same data. */
const views = new WeakMap<RoomData, RoomView>();

/** `undefined` before the first room state. */
export function roomView(data: RoomData): RoomView | undefined {
  const view = views.get(data) ?? viewOf(data);
  if (view !== undefined) views.set(data, view);
  return view;
}

function viewOf(data: RoomData): RoomView | undefined {
  const { state } = data;
  const position = positionShown(data);
  if (state === undefined || position === undefined) return undefined;
  const isStarted = state.gameStatus === "started";
  const onTurn = isStarted ? positionPlayed(data)?.turn : undefined;
  const otherId = Object.keys(state.playerNumbers).find((id) => id !== data.selfId);
  const other = playerOf(state, otherId, onTurn);
  const isHere = otherId !== undefined && state.players.includes(otherId);
  const me = playerOf(state, data.selfId, onTurn);
  const mine = me?.color ?? "white";
  return {
    isStarted,
    me,
    opponent: isHere ? other : undefined,
    departed: isHere ? undefined : other,
    position,
    lastStep: lastStepOf(data),
    mayMove: me?.isOnTurn === true && me.color === position.turn,
    mayPremove: isStarted && me?.isOnTurn === false,
    choice: choiceOf(data, position.turn !== onTurn),
    overlay: overlayOf(data, state, otherId),
    myScore: scoreOf(state, position, { id: data.selfId, color: mine }),
    opponentScore: scoreOf(state, position, { id: otherId, color: opponentOf(mine) }),
    drawOffer: offerOf(state.drawOfferedBy, data.selfId),
    takebackOffer: offerOf(state.takebackOfferedBy, data.selfId),
    hasMoved: hasMoved(state, mine),
    mayReleaseSeat: mayReleaseSeat(data, state),
  };
}

/** Whether the player is on turn and this step is legal on the board shown. */
export function mayStep(data: RoomData, from: Square, to: Square): boolean {
  const view = roomView(data);
  if (view === undefined || !view.mayMove) return false;
  return findStep(view.position, from, to) !== undefined;
}

function choiceOf({ chosen }: RoomData, isWhole: boolean): Choice | undefined {
  const [first] = chosen;
  if (first === undefined) return undefined;
  return { path: [first.from, ...chosen.map(({ to }) => to)], isWhole };
}

function playerOf(
  state: RoomState,
  id: PlayerId | undefined,
  onTurn: Color | undefined,
): PlayerView | undefined {
  const number = id === undefined ? undefined : state.playerNumbers[id];
  if (id === undefined || number === undefined) return undefined;
  const color = number === 1 ? "white" : "black";
  return {
    id,
    number,
    color,
    name: state.playerNames?.[id] ?? undefined,
    isReady: state.readyPlayers.includes(id),
    isOnTurn: color === onTurn,
  };
}

function lastStepOf({ chosen, pending, state }: RoomData): RoomView["lastStep"] {
  const own = chosen.at(-1) ?? pending.at(-1);
  return own === undefined ? stepOf(state?.lastMove) : { from: own.from, to: own.to };
}

function overlayOf({ selfId }: RoomData, state: RoomState, opponentId?: PlayerId): OverlayView {
  const mine = selfId ?? "";
  if (state.gameStatus === "started") return { kind: "none" };
  if (state.gameStatus === "waiting")
    return { kind: "ready", isReady: state.readyPlayers.includes(mine) };
  return {
    kind: "result",
    verdict: verdictOf(state.winner, mine),
    reason: state.endReason ?? undefined,
    rematch: rematchOf(state.playAgainPlayers, mine, opponentId ?? ""),
  };
}

function mayReleaseSeat(
  { selfId, opponentGoneAt }: RoomData,
  { createdBy, gameStatus }: RoomState,
): boolean {
  return gameStatus === "waiting" && createdBy === selfId && opponentGoneAt !== undefined;
}

/** Whether the player may leave a running game without losing, because the opponent has not begun (G8). */
export function mayAbort({ state, selfId }: RoomData, now: number): boolean {
  const opponentId = state?.players.find((id) => id !== selfId);
  const abortableAt =
    opponentId === undefined ? undefined : state?.presence[opponentId]?.abortableAt;
  return typeof abortableAt === "number" && abortableAt <= now;
}

function verdictOf(winner: PlayerId | null, mine: PlayerId): Verdict {
  if (winner === null) return "draw";
  return winner === mine ? "won" : "lost";
}

function rematchOf(requests: readonly PlayerId[], mine: PlayerId, opponentId: PlayerId): Rematch {
  const [iAsked, theyAsked] = [requests.includes(mine), requests.includes(opponentId)];
  if (iAsked && theyAsked) return "agreed";
  if (iAsked) return "asked";
  return theyAsked ? "offered" : "open";
}

interface Scorer {
  readonly id: PlayerId | undefined;
  readonly color: Color;
}

/** Captured pieces: the server's count plus the player's own pending captures. */
function scoreOf(state: RoomState, shown: Position, { id, color }: Scorer): number {
  if (state.gameStatus === "waiting") return 0;
  const before = capturedOn(positionOf(state), color);
  const counted = id === undefined ? undefined : state.scores[id];
  return (counted ?? before) + capturedOn(shown, color) - before;
}

function capturedOn(position: Position, color: Color): number {
  return PIECES_PER_SIDE - countBits(position[opponentOf(color)]);
}

function offerOf(offeredBy: PlayerId | null, selfId: PlayerId | undefined): OfferView {
  if (offeredBy === null) return "none";
  return offeredBy === selfId ? "mine" : "theirs";
}

/** Black moves first. The moves of a drawn opening belong to no player. */
function hasMoved({ moves, ballot }: RoomState, color: Color): boolean {
  const drawn = ballot?.moves.length ?? 0;
  const isFirst = (drawn % 2 === 0) === (color === "black");
  return moves.length > drawn + (isFirst ? 0 : 1);
}
