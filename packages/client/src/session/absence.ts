// Who is away, slow, not ready or has not begun, and what the other player may do about it (A1, R9, G8).
import type { Presence } from "@kingrow/protocol";
import type { RoomData } from "./roomData.ts";

/** An absence is told after so many milliseconds, so that a short drop of the network is not. */
const SILENT_MS = 5_000;
/** Before a private game the seat of a guest gives way after so many milliseconds (R6); nothing is said of it earlier. */
const GUEST_KEPT_MS = 10_000;
/** A slow player is told about in the last part of the time to a claim. Milliseconds. */
const SLOW_SHOWN_MS = 90_000;
/** A player who is gone may be claimed against after so many milliseconds. */
const CLAIMABLE_AFTER_MS = 60_000;

export type AbsenceView =
  | { readonly kind: "none" }
  /** Nobody's clock runs, the opponent is just not connected: before or after a game. */
  | {
      readonly kind: "disconnected";
      /** Milliseconds until the seat falls free; missing where whoever comes gets it, and where the server does not say it. */
      readonly freeIn: number | undefined;
    }
  | {
      readonly kind: "opponent-away" | "opponent-slow" | "me-slow";
      /** Milliseconds until the other may claim the win; 0 when they may. */
      readonly claimIn: number;
      /** Milliseconds until the server ends the game. */
      readonly endIn: number;
    }
  /** The opponent is there and not ready: the seat may be freed (R9). */
  | { readonly kind: "not-ready" }
  /** The opponent has not made the first move: the person may leave without losing (G8). */
  | { readonly kind: "not-begun" };

const NOTHING: AbsenceView = { kind: "none" };

/** `now` is the server's time, epoch milliseconds. */
export function absenceView(data: RoomData, now: number): AbsenceView {
  const { state, selfId } = data;
  if (state === undefined) return NOTHING;
  const opponentId = state.players.find((id) => id !== selfId);
  const theirs = opponentId === undefined ? undefined : state.presence[opponentId];
  if (theirs !== undefined && mayReleaseIdle(data, theirs, now)) return { kind: "not-ready" };
  if (mayAbort(data, now)) return { kind: "not-begun" };
  const opponents = theirs === undefined ? NOTHING : opponentAbsence(data, theirs, now);
  if (opponents.kind !== "none") return opponents;
  const mine = selfId === undefined ? undefined : state.presence[selfId];
  return mine === undefined ? NOTHING : slowness("me-slow", mine, now);
}

/**
 * Milliseconds for which an opponent who is away is still waited for, 0 when the win may be claimed; `undefined` while they
 * are there. Before and after a game it is known at once, and missing time counts as none.
 */
export function opponentAway(data: RoomData, now: number): number | undefined {
  const view = absenceView(data, now);
  if (view.kind === "opponent-away") return view.claimIn;
  if (view.kind === "disconnected") return view.freeIn ?? 0;
  const { opponentGoneAt, state } = data;
  return opponentGoneAt === undefined || state?.gameStatus === "started" ? undefined : 0;
}

/** A ready player frees the seat of an idle one, in a private room its creator alone (R9). */
function mayReleaseIdle(
  { state, selfId }: RoomData,
  { releasableAt }: Presence,
  now: number,
): boolean {
  if (state === undefined || selfId === undefined || !state.readyPlayers.includes(selfId))
    return false;
  const isDue = typeof releasableAt === "number" && releasableAt <= now;
  return isDue && (!state.isPrivate || state.createdBy === selfId);
}

/** Whether the person may leave a running game without losing it, because the opponent has not begun (G8). */
export function mayAbort({ state, selfId }: RoomData, now: number): boolean {
  const opponentId = state?.players.find((id) => id !== selfId);
  const abortableAt =
    opponentId === undefined ? undefined : state?.presence[opponentId]?.abortableAt;
  return typeof abortableAt === "number" && abortableAt <= now;
}

function opponentAbsence(data: RoomData, presence: Presence, now: number): AbsenceView {
  if (presence.connected) return slowness("opponent-slow", presence, now);
  if (data.state?.gameStatus !== "started") return lostBesideGame(data, presence, now);
  const times = timesOf(presence, now);
  if (times === undefined) return NOTHING;
  const isLasting = times.claimIn <= CLAIMABLE_AFTER_MS - SILENT_MS;
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

/** Before the game of a private room a guest who is away keeps the seat only until somebody else comes (R6). */
function givesWay({ state, selfId }: RoomData): boolean {
  return state?.isPrivate === true && state.gameStatus === "waiting" && state.createdBy === selfId;
}

function slowness(kind: "opponent-slow" | "me-slow", presence: Presence, now: number): AbsenceView {
  const times = timesOf(presence, now);
  return times === undefined || times.claimIn > SLOW_SHOWN_MS ? NOTHING : { kind, ...times };
}

function timesOf({ claimableAt, forfeitAt }: Presence, now: number) {
  if (claimableAt === null || forfeitAt === null) return undefined;
  return { claimIn: Math.max(0, claimableAt - now), endIn: Math.max(0, forfeitAt - now) };
}
