// From what the page noted to the figures and their bounds.
import type { Input, Notes, Presented, Shift } from "./recorder.ts";

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

/**
 * How long each interaction waited for its frame, as INP counts: a press of the pointer with what follows
 * it is one, and the slowest of its events counts; a key is one. The browser tells of events that took 16 ms or
 * more until they were presented; for the others it is the time until the next frame had been drawn.
 */
export function waitsOf({ inputs, presented }: Notes): readonly number[] {
  const waits: number[] = [];
  for (const input of inputs.toSorted((a, b) => a.at - b.at)) {
    const wait = waitOf(input, presented);
    const goesOn = input.type === "pointerup" || input.type === "click";
    if (goesOn) waits.push(Math.max(wait, waits.pop() ?? 0));
    else waits.push(wait);
  }
  return waits;
}

export function waitOf({ type, at, untilFrame }: Input, presented: readonly Presented[]): number {
  const told = presented.find((entry) => entry.type === type && Math.abs(entry.at - at) < 0.2);
  return told?.duration ?? untilFrame;
}

/** The time between frames that the page drew while pieces were on their way, in milliseconds. */
export function slideFramesOf({ slides }: Notes): readonly number[] {
  return slides.flatMap(({ frames }) => gapsOf(frames));
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
