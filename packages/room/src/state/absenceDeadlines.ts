// The two deadlines against a player of a running game: claim and forfeit (rule A1).
import { AWAY_CLAIM_MS, type RoomOptions } from "@kingrow/protocol";
import { AWAY_FORFEIT_MS, IDLE_CLAIM_MS, IDLE_FORFEIT_MS } from "./times.ts";

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
