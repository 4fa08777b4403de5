// Which player is away, slow or not ready, and what the other player may do about that (A1, R9, G8).
import {
  AWAY_CLAIM_MS,
  GUEST_KEPT_MS,
  type PlayerClock,
  type PlayerId,
  type Presence,
} from "@kingrow/protocol";
import { clockOf, leftOn } from "./playersView.ts";
import type { RoomData } from "./roomData.ts";
import { mayAbort } from "./roomView.ts";

/** Delay before an absence is shown, so that a short network drop is not. Milliseconds. */
const SILENT_MS = 5_000;
/** Delay from the moment the opponent may leave without loss to the end of a game that was not begun (G8). Milliseconds. */
const ABORTED_AFTER_MS = 30_000;
/** A slow player is shown when less than this time is left until the claim. Milliseconds. */
const SLOW_SHOWN_MS = 90_000;

export type AbsenceView =
  | { readonly kind: "none" }
  /** The opponent is not connected, before or after a game. */
  | {
      readonly kind: "disconnected";
      /** Milliseconds until the seat is freed; undefined if a newcomer may take it at once, or if unknown. */
      readonly freeIn: number | undefined;
    }
  | {
      readonly kind: "opponent-away" | "opponent-slow" | "me-slow";
      /** Milliseconds until the other player may claim the win; 0 if possible now. */
      readonly claimIn: number;
      /**
       * Milliseconds until the server ends the game; less than `claimIn` if the clock of that player ends before.
       * Infinity if the other player's clock would end before.
       */
      readonly endIn: number;
    }
  /** The opponent is connected and not ready: the seat may be freed (R9). */
  | { readonly kind: "not-ready" }
  /** The opponent has not made the first move: the player may leave without losing (G8). */
  | { readonly kind: "not-begun" }
  /** The player has not made the first move: milliseconds until the server aborts the game (G8). */
  | { readonly kind: "me-not-begun"; readonly endIn: number };

const NOTHING: AbsenceView = { kind: "none" };

/** `now` is the server's time, epoch milliseconds. */
export function absenceView(data: RoomData, now: number): AbsenceView {
  const { state, selfId } = data;
  if (state === undefined) return NOTHING;
  const theirs = timedPresence(data, (id) => id !== selfId);
  if (theirs !== undefined && mayReleaseIdle(data, theirs, now)) return { kind: "not-ready" };
  if (mayAbort(data, now)) return { kind: "not-begun" };
  const opponents = theirs === undefined ? NOTHING : opponentAbsence(data, theirs, now);
  const mine = timedPresence(data, (id) => id === selfId);
  const endIn = abortedIn(mine, now);
  // The win against an absent opponent would come after that.
  if (opponents.kind === "opponent-away" && endIn <= opponents.claimIn)
    return { kind: "me-not-begun", endIn };
  if (opponents.kind !== "none") return opponents;
  return mine === undefined ? NOTHING : ownSlowness(mine, now);
}

/** Milliseconds until the server aborts the game for want of this player's first move (G8). */
function abortedIn(presence: Presence | undefined, now: number): number {
  const abortableAt = presence?.abortableAt;
  return typeof abortableAt === "number"
    ? Math.max(0, abortableAt + ABORTED_AFTER_MS - now)
    : Infinity;
}

/** Nothing where the player's own clock ends before: it shows that itself. */
function ownSlowness(mine: TimedPresence, now: number): AbsenceView {
  const endIn = abortedIn(mine, now);
  if (endIn <= ABORTED_AFTER_MS)
    return endIn < runsOutIn(mine.clock, now) ? { kind: "me-not-begun", endIn } : NOTHING;
  const own = slowness("me-slow", mine, now);
  return own.kind === "me-slow" && own.endIn < own.claimIn ? NOTHING : own;
}

/**
 * When the player's own seat goes to another for not being ready, or may go in a public room where the server itself frees
 * none, epoch milliseconds (R9); missing: never by itself.
 */
export function seatKeptUntil({ state, selfId }: RoomData): number | undefined {
  const { releasableAt, seatKeptUntil: freedAt } = state?.presence[selfId ?? ""] ?? {};
  return freedAt ?? (state?.isPrivate === false ? (releasableAt ?? undefined) : undefined);
}

/**
 * Milliseconds left until the win against an absent opponent comes or may be claimed, 0 if possible now; `undefined`
 * while the opponent is connected. Before and after a game an absence is known at once, and an unknown time counts as 0.
 */
export function opponentAway(data: RoomData, now: number): number | undefined {
  const view = absenceView(data, now);
  if (view.kind === "opponent-away") return Math.min(view.claimIn, view.endIn);
  if (view.kind === "disconnected") return view.freeIn ?? 0;
  const { opponentGoneAt, state } = data;
  if (opponentGoneAt === undefined) return undefined;
  // The player's first move is more pressing, and no win comes before it is due.
  const isAwayToo = view.kind === "me-not-begun" && now - opponentGoneAt >= SILENT_MS;
  return isAwayToo || state?.gameStatus !== "started" ? 0 : undefined;
}

interface TimedPresence extends Presence {
  readonly clock: PlayerClock | undefined;
}

function timedPresence(
  data: RoomData,
  isWanted: (id: PlayerId) => boolean,
): TimedPresence | undefined {
  const id = data.state?.players.find(isWanted);
  const presence = data.state?.presence[id ?? ""];
  return presence && { ...presence, clock: clockOf(data, id) };
}

/**
 * A ready player may free the seat of an idle opponent; in a private room only the creator may (R9). Who searches
 * goes on searching instead.
 */
function mayReleaseIdle(
  { state, selfId, search }: RoomData,
  { releasableAt }: Presence,
  now: number,
): boolean {
  if (state?.readyPlayers.includes(selfId ?? "") !== true || search !== undefined) return false;
  const isDue = typeof releasableAt === "number" && releasableAt <= now;
  return isDue && (!state.isPrivate || state.createdBy === selfId);
}

function opponentAbsence(data: RoomData, presence: TimedPresence, now: number): AbsenceView {
  if (presence.connected) return slowness("opponent-slow", presence, now);
  if (data.state?.gameStatus !== "started") return lostBesideGame(data, presence, now);
  const times = timesOf(presence, now, clockOf(data, data.selfId));
  if (times === undefined) return NOTHING;
  const isLasting = times.claimIn <= AWAY_CLAIM_MS - SILENT_MS;
  return isLasting ? { kind: "opponent-away", ...times } : NOTHING;
}

function lostBesideGame(data: RoomData, { seatKeptUntil }: Presence, now: number): AbsenceView {
  const { opponentGoneAt } = data;
  const isGuest = givesWay(data);
  const silentMs = isGuest ? GUEST_KEPT_MS : SILENT_MS;
  if (opponentGoneAt === undefined || now - opponentGoneAt < silentMs) return NOTHING;
  const isKept = seatKeptUntil !== undefined && !isGuest;
  return { kind: "disconnected", freeIn: isKept ? Math.max(0, seatKeptUntil - now) : undefined };
}

/** Whether a newcomer may take the seat of the absent guest before a private game (R6). */
function givesWay({ state, selfId }: RoomData): boolean {
  return state?.isPrivate === true && state.gameStatus === "waiting" && state.createdBy === selfId;
}

function slowness(
  kind: "opponent-slow" | "me-slow",
  presence: TimedPresence,
  now: number,
): AbsenceView {
  const times = timesOf(presence, now);
  return times === undefined || times.claimIn > SLOW_SHOWN_MS ? NOTHING : { kind, ...times };
}

function timesOf(
  { claimableAt, forfeitAt, clock }: TimedPresence,
  now: number,
  others?: PlayerClock,
) {
  if (claimableAt === null || forfeitAt === null) return undefined;
  const endIn = Math.min(runsOutIn(clock, now), Math.max(0, forfeitAt - now));
  const isInTime = endIn < runsOutIn(others, now);
  return { claimIn: Math.max(0, claimableAt - now), endIn: isInTime ? endIn : Infinity };
}

function runsOutIn(clock: PlayerClock | undefined, now: number): number {
  return clock?.since == null ? Infinity : leftOn(clock, now);
}

/** Whether a countdown is shown: a player is away, idle, or may be given up soon. */
export function isClockRunning({ state }: RoomData): boolean {
  return Object.values(state?.presence ?? {}).some(
    ({ connected, claimableAt, releasableAt, abortableAt }) =>
      !connected ||
      claimableAt !== null ||
      typeof releasableAt === "number" ||
      typeof abortableAt === "number",
  );
}
