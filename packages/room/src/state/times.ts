// Durations after which a room acts, in milliseconds, and the deadlines of a player in a game: claim and forfeit (rule A1).
import { AWAY_CLAIM_MS, type RoomOptions } from "@kingrow/protocol";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Absence in a game after which the server ends it (rule A1). */
export const AWAY_FORFEIT_MS = 5 * MINUTE;
/** Time on turn without a move after which the opponent may claim the win (rule A1). */
export const IDLE_CLAIM_MS = 3 * MINUTE;
/** Time on turn without a move after which the server ends the game (rule A1). */
export const IDLE_FORFEIT_MS = 15 * MINUTE;
/** Absence of both players after which the room closes (rule A1). */
export const DESERTED_MS = 30 * MINUTE;

/** How long the seat of an absent player is kept while no game is running (rule R6). */
export const SEAT_KEPT_MS = 60 * SECOND;
/** The same before the first game of a private room, while its link is sent (rule R6). */
export const PRIVATE_SEAT_KEPT_MS = 30 * MINUTE;

/** Time without being ready after which the opponent may free the seat (rule R9). */
export const IDLE_SEAT_RELEASABLE_MS = 30 * SECOND;
/** Time without being ready after which the server frees the seat, in rooms of `playNow` (rule R9). */
export const IDLE_SEAT_FREED_MS = 60 * SECOND;
/** How long a public room refuses a player whose idle seat was freed (rule R9). */
export const REMOVED_MS = 10 * MINUTE;

/** Time without the first move of a side after which the other may leave without loss (rule G8). */
export const ABORTABLE_MS = 30 * SECOND;
/** Time without the first move of a side after which the server ends the game (rule G8). */
export const ABORT_MS = 60 * SECOND;

/** Time without a connected player after which a public room is no longer listed (rule L2). */
export const UNLISTED_AFTER_MS = 5 * SECOND;

/**
 * Time without a change after which a room is closed (rule R7). A finished room has no such time:
 * it closes when both seats are freed (`SEAT_KEPT_MS`).
 */
export const UNCHANGED_ROOM_KEPT_MS = 24 * HOUR;

/** The least a deadline leaves after a downtime, or when one of two absent players returns (rule A2). */
export const GRACE_MS = 60 * SECOND;

/** Epoch milliseconds. */
export interface AbsenceDeadlines {
  /** When the opponent may claim the win. */
  readonly claimableAt: number;
  /** When the server ends the game. */
  readonly forfeitAt: number;
}

/** The deadlines of an absence that begins now. */
export function awayDeadlines(now: number): AbsenceDeadlines {
  return { claimableAt: now + AWAY_CLAIM_MS, forfeitAt: now + AWAY_FORFEIT_MS };
}

/** The deadlines of a turn that begins now; none in a game with clocks (rule O3). */
export function turnDeadlinesOf(
  { options }: { readonly options: RoomOptions },
  now: number,
): AbsenceDeadlines | undefined {
  return options.pace === "none" ? turnDeadlines(now) : undefined;
}

/** The deadlines of a turn that begins now. */
export function turnDeadlines(now: number): AbsenceDeadlines {
  return { claimableAt: now + IDLE_CLAIM_MS, forfeitAt: now + IDLE_FORFEIT_MS };
}

/** The earlier one of each deadline. */
export function earlierOf(
  one: AbsenceDeadlines | undefined,
  other: AbsenceDeadlines | undefined,
): AbsenceDeadlines | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    claimableAt: Math.min(one.claimableAt, other.claimableAt),
    forfeitAt: Math.min(one.forfeitAt, other.forfeitAt),
  };
}

/** The deadlines, at least `earliest`. */
export function postponed(
  deadlines: AbsenceDeadlines | undefined,
  earliest: number,
): AbsenceDeadlines | undefined {
  if (deadlines === undefined) return undefined;
  return {
    claimableAt: Math.max(deadlines.claimableAt, earliest),
    forfeitAt: Math.max(deadlines.forfeitAt, earliest),
  };
}

/** The deadlines, at least `earliest` and at most those of `latest`. */
export function bounded(
  deadlines: AbsenceDeadlines | undefined,
  earliest: number,
  latest: AbsenceDeadlines,
): AbsenceDeadlines | undefined {
  if (deadlines === undefined) return undefined;
  return {
    claimableAt: clamped(deadlines.claimableAt, earliest, latest.claimableAt),
    forfeitAt: clamped(deadlines.forfeitAt, earliest, latest.forfeitAt),
  };
}

/** The time, limited to the range from `earliest` to `latest`. */
export function clamped(time: number, earliest: number, latest: number): number {
  return Math.max(earliest, Math.min(time, latest));
}
