// Endgames known exactly: who wins, and in how many plies when both sides play their best.

import { countBits } from "@kingrow/rules";
import { type Side } from "./board.ts";
import { locate, keyOf, nameOf, otherOf, place, sizeOf, slicesOf, type Slice } from "./slices.ts";
import { solve, type SliceEnds } from "./solve.ts";

/** Endgames with more pieces are never solved. */
const MOST_PIECES = 4;

/** The stored form of a solved slice. */
export interface KeptSlice {
  readonly name: string;
  /** One byte for each position: 0 is a draw, n + 1 the end in n plies; an odd n is a win. */
  readonly ends: Uint8Array;
}

export class Endgames {
  private readonly slices: (Uint8Array | undefined)[] = [];
  private most = 0;

  /**
   * How the game ends: 0 is a draw, n + 1 the end in n plies (an odd n is a win for the side to
   * move), -1 is unknown. The draw rules of the running game are ignored.
   */
  look(words: Int32Array, at: number, side: Side): number {
    const own = words[at + side] ?? 0;
    const enemy = words[at + 1 - side] ?? 0;
    if (own === 0) return 1;
    if (enemy === 0 || countBits(own | enemy) > this.most) return -1;
    locate(words, at, side);
    return this.slices[place.key]?.[place.index] ?? -1;
  }

  /** Whether all slices with up to this many pieces are solved. */
  knows(pieces: number): boolean {
    return slicesUpTo(pieces).every((slice) => this.has(slice) && this.has(otherOf(slice)));
  }

  /**
   * Solves the missing slices with up to this many pieces. Each step of the generator takes a few milliseconds, so
   * that the caller can do other work in between, and yields the slices that it has completed.
   */
  *prepare(pieces: number): Generator<readonly KeptSlice[], void, undefined> {
    for (const slice of slicesUpTo(Math.min(pieces, MOST_PIECES))) {
      if (!this.has(slice) || !this.has(otherOf(slice))) yield* this.prepareSlice(slice);
    }
  }

  /** Solves all of them without a pause. */
  prepareNow(pieces: number): void {
    for (const _ of this.prepare(pieces)) continue;
  }

  /** Loads stored slices. A slice with another length or name is ignored. */
  takeBack(kept: readonly KeptSlice[]): void {
    for (const slice of allSlices()) {
      const found = kept.find(({ name }) => name === nameOf(slice));
      if (found?.ends.length === sizeOf(slice)) this.add(slice, found.ends);
    }
  }

  private *prepareSlice(slice: Slice): Generator<readonly KeptSlice[], void, undefined> {
    const solving = solve(slice, (words, at, side) => this.look(words, at, side));
    for (let step = solving.next(); ; step = solving.next()) {
      if (step.done === true) return yield this.addPair(slice, step.value);
      yield [];
    }
  }

  private addPair(slice: Slice, { ends, otherEnds }: SliceEnds): readonly KeptSlice[] {
    const other = otherOf(slice);
    this.add(slice, ends);
    this.add(other, otherEnds);
    const made = { name: nameOf(slice), ends };
    return ends === otherEnds ? [made] : [made, { name: nameOf(other), ends: otherEnds }];
  }

  private has(slice: Slice): boolean {
    return this.slices[keyOf(slice)] !== undefined;
  }

  private add(slice: Slice, ends: Uint8Array): void {
    this.slices[keyOf(slice)] = ends;
    const pieces = slice.men + slice.kings + slice.enemyMen + slice.enemyKings;
    this.most = Math.max(this.most, pieces);
  }
}

function slicesUpTo(pieces: number): Slice[] {
  return Array.from({ length: pieces - 1 }, (_, index) => slicesOf(index + 2)).flat();
}

/** All slices, with either side to move. */
function allSlices(): Slice[] {
  const slices = slicesUpTo(MOST_PIECES).flatMap((slice) => [slice, otherOf(slice)]);
  return [...new Map(slices.map((slice) => [nameOf(slice), slice])).values()];
}
