// What players lived through in a run, and what the promise says about it.
import type { RoomState } from "@kingrow/protocol";
import { fingerprintOf, type Script } from "./script.ts";

/** A step whose sender was told that it counts. */
export interface Acked {
  /** Which step of the script. */
  readonly index: number;
  readonly moveId: string;
  readonly version: number;
}

/** One run's book: everybody writes in it, the checker reads. */
export class Journal {
  readonly faults: string[] = [];
  /** Milliseconds from the server being back to each player sitting again. */
  readonly resumes: number[] = [];
  ackedMoves = 0;
  finishedGames = 0;
  /** How often a person had to press `Try again`. */
  gaveUp = 0;
  /** When the server was last ready after a fault, epoch milliseconds. */
  backAt = 0;

  fault(what: string): void {
    this.faults.push(what);
  }

  /** The way back of the player who took longest. */
  slowest: readonly string[] = [];

  /** A player sits again who lost the connection at `downAt`. */
  resumed(downAt: number, trail: readonly (readonly [at: number, what: string])[]): void {
    if (downAt >= this.backAt) return;
    const took = Date.now() - this.backAt;
    if (took > Math.max(0, ...this.resumes))
      this.slowest = trail.map(([at, what]) => `${at - this.backAt} ms ${what}`);
    this.resumes.push(took);
  }
}

/**
 * Compares what is stored with what was promised: the board must be the one after all acknowledged
 * steps, or after one more that was on its way; versions grow with the steps.
 */
export function checkGame(script: Script, acked: readonly Acked[], final: RoomState): string[] {
  const stored = script.shown.indexOf(fingerprintOf(final));
  const faults: string[] = [];
  if (stored < 0) faults.push(`${final.id}: the board is none of the game's: applied twice?`);
  else if (stored < acked.length)
    faults.push(`${final.id}: ${acked.length} steps were acknowledged, ${stored} are stored`);
  else if (stored > acked.length + 1)
    faults.push(`${final.id}: ${stored} steps are stored, only ${acked.length} acknowledged`);
  for (const [k, { index, version }] of acked.entries()) {
    if (index !== k) faults.push(`${final.id}: step ${index} was acknowledged in place ${k}`);
    if (version <= (acked[k - 1]?.version ?? 0))
      faults.push(`${final.id}: version ${version} was acknowledged for two steps`);
    if (version > final.version)
      faults.push(`${final.id}: version ${version} was acknowledged, ${final.version} is stored`);
  }
  return faults;
}

export interface Percentiles {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
}
