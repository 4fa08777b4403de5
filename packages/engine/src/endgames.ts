// Endgames known exactly: who wins, and in how many plies when both sides play their best.

import { countBits } from "@kingrow/rules";
import { type Side } from "./board.ts";
import { locate, keyOf, nameOf, otherOf, place, sizeOf, slicesOf, type Slice } from "./slices.ts";
import { solve, type SliceEnds } from "./solve.ts";

/** The most pieces that are ever worked out here. */
const MOST_PIECES = 4;

/** What is kept of one slice, to be stored and given back. */
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
   * move), -1 is not known. The draw rules of a game under way are not looked at.
   */
  look(words: Int32Array, at: number, side: Side): number {
    const own = words[at + side] ?? 0;
    const enemy = words[at + 1 - side] ?? 0;
    if (own === 0) return 1;
    if (enemy === 0 || countBits(own | enemy) > this.most) return -1;
    locate(words, at, side);
    return this.slices[place.key]?.[place.index] ?? -1;
  }

  /** Whether everything with up to so many pieces is known. */
  knows(pieces: number): boolean {
    return slicesUpTo(pieces).every((slice) => this.has(slice) && this.has(otherOf(slice)));
  }

  /**
   * Works out what is missing with up to so many pieces, one part for each step of the generator,
   * so that whoever asks can do other things in between. A part takes a few milliseconds; what it
   * has completed is told, to be stored.
   */
  *prepare(pieces: number): Generator<readonly KeptSlice[], void, undefined> {
    for (const slice of slicesUpTo(Math.min(pieces, MOST_PIECES))) {
      if (!this.has(slice) || !this.has(otherOf(slice))) yield* this.prepareSlice(slice);
    }
  }

  /** Works out all of it at once. */
  prepareNow(pieces: number): void {
    for (const _ of this.prepare(pieces)) continue;
  }

  /** Takes back what was kept; a slice of another length or name is left out. */
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

/** Every slice there is, both ways round. */
function allSlices(): Slice[] {
  const slices = slicesUpTo(MOST_PIECES).flatMap((slice) => [slice, otherOf(slice)]);
  return [...new Map(slices.map((slice) => [nameOf(slice), slice])).values()];
}
