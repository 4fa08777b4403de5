// Clocks against one player of a running game: two deadlines, claim and forfeit (rule A1).
import type { Room } from "./room.ts";
import { AWAY_CLAIM_MS, AWAY_FORFEIT_MS, IDLE_CLAIM_MS, IDLE_FORFEIT_MS } from "./times.ts";

/** Epoch milliseconds. */
export interface Clock {
  /** From then on the opponent may claim the win. */
  readonly claimableAt: number;
  /** Then the server ends the game. */
  readonly forfeitAt: number;
}

/** The clock of an absence that begins now. */
export function awayClock(now: number): Clock {
  return { claimableAt: now + AWAY_CLAIM_MS, forfeitAt: now + AWAY_FORFEIT_MS };
}

/** The clock of a turn that begins now; none where the players have clocks of their own (rule O3). */
export function turnClockOf({ options }: Room, now: number): Clock | undefined {
  return options.pace === "none" ? turnClock(now) : undefined;
}

/** The clock of a turn that begins now. */
export function turnClock(now: number): Clock {
  return { claimableAt: now + IDLE_CLAIM_MS, forfeitAt: now + IDLE_FORFEIT_MS };
}

/** Of each two deadlines the one that comes first. */
export function earlierOf(one: Clock | undefined, other: Clock | undefined): Clock | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    claimableAt: Math.min(one.claimableAt, other.claimableAt),
    forfeitAt: Math.min(one.forfeitAt, other.forfeitAt),
  };
}

/** The clock with no deadline before `earliest`. */
export function postponed(clock: Clock | undefined, earliest: number): Clock | undefined {
  if (clock === undefined) return undefined;
  return {
    claimableAt: Math.max(clock.claimableAt, earliest),
    forfeitAt: Math.max(clock.forfeitAt, earliest),
  };
}

/** The clock with no deadline before `earliest`, and none later than that of `latest`. */
export function bounded(
  clock: Clock | undefined,
  earliest: number,
  latest: Clock,
): Clock | undefined {
  if (clock === undefined) return undefined;
  return {
    claimableAt: clamped(clock.claimableAt, earliest, latest.claimableAt),
    forfeitAt: clamped(clock.forfeitAt, earliest, latest.forfeitAt),
  };
}

/** The time itself, or the nearest one from `earliest` to `latest`. */
export function clamped(time: number, earliest: number, latest: number): number {
  return Math.max(earliest, Math.min(time, latest));
}
