// Computes the figures of `bench feel` from the recordings, and compares them with their bounds.
import type { Notes, Shift } from "./recorder.ts";

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** The time between two frames, in milliseconds. */
export interface Gap {
  /** On the way of which piece, by its number. */
  readonly slide: number;
  readonly begin: number;
  readonly length: number;
}

/** Between frames that the page drew while pieces were on their way. */
export function drawnGapsOf({ slides }: Notes): readonly Gap[] {
  return slides.flatMap(({ id, frames }) =>
    gapsOf(frames).map((length, index) => ({ slide: id, begin: frames[index] ?? 0, length })),
  );
}

export function lengths(gaps: readonly Gap[]): readonly number[] {
  return gaps.map(({ length }) => length);
}

/** Those gaps during which one of the others was open. */
export function meanwhile(gaps: readonly Gap[], others: readonly Gap[]): readonly Gap[] {
  return gaps.filter(({ begin, length }) =>
    others.some((other) => other.begin < begin + length && begin < other.begin + other.length),
  );
}

export function gapsOf(times: readonly number[]): readonly number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

/** What has moved without being asked to; without `afterInput` also what moved just after an input counts. */
export function shiftOf(shifts: readonly Shift[], counts: "all" | "unasked"): number {
  return shifts
    .filter(({ afterInput }) => counts === "all" || !afterInput)
    .reduce((sum, { value }) => sum + value, 0);
}
