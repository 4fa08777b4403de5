// Solves a pair of endgame slices by retrograde analysis.
//
// The two slices of a pair hold the same pieces with either side to move, so quiet moves lead from
// one to the other; captures and crownings lead out of the pair, to slices that are known already.
// oxlint-disable max-params -- integers in registers are the point
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

import { EVEN, KING_ROWS, ODD, TAG_CAPTURE, TAG_MAN, WORDS, type Side } from "./board.ts";
import { capturing, generate } from "./generate.ts";
import { locate, nameOf, otherOf, place, sizeOf, SliceReader, type Slice } from "./slices.ts";

/** The end of a position outside the pair, in the format of `Endgames.look`. */
type Probe = (words: Int32Array, at: number, side: Side) => number;

export interface SliceEnds {
  readonly ends: Uint8Array;
  readonly otherEnds: Uint8Array;
}

/** A position that can draw by a move out of the pair is never lost. */
const NEVER_LOST = 255;
/** Positions in one step of the generator: a millisecond at most, a few on a slow machine. */
const PART = 1 << 9;
/** Longest distance that is solved. The longest that occurs is far below. */
const MOST_PLIES = 250;

/** A slice that is being solved. */
class Half {
  readonly ends: Uint8Array;
  /** Moves within the pair that do not yet lose; NEVER_LOST where a draw is sure. */
  readonly open: Uint8Array;
  /** The soonest win by a move out of the pair, as an end. */
  readonly winAt: Uint8Array;
  /** The latest loss among the moves seen so far, as an end. */
  readonly lossAt: Uint8Array;
  readonly reader: SliceReader;
  readonly size: number;

  constructor(slice: Slice) {
    this.size = sizeOf(slice);
    this.ends = new Uint8Array(this.size);
    this.open = new Uint8Array(this.size);
    this.winAt = new Uint8Array(this.size);
    this.lossAt = new Uint8Array(this.size);
    this.reader = new SliceReader(slice);
  }
}

const words = new Int32Array(WORDS * 256);

/** Solves a slice and the slice with the other side to move, in steps. */
export function* solve(slice: Slice, look: Probe): Generator<undefined, SliceEnds, undefined> {
  const half = new Half(slice);
  const isOwnMirror = nameOf(slice) === nameOf(otherOf(slice));
  const other = isOwnMirror ? half : new Half(otherOf(slice));
  const halves = isOwnMirror ? [half] : [half, other];
  let latest = 0;
  for (const one of halves) {
    for (let from = 0; from < one.size; from += PART) {
      const to = Math.min(one.size, from + PART);
      for (let index = from; index < to; index += 1)
        latest = Math.max(latest, open(one, index, look));
      yield;
    }
  }
  yield* spread(halves, latest);
  return { ends: half.ends, otherEnds: other.ends };
}

/** Solves distance by distance. Ends after two distances without a new position, when no end outside is pending. */
function* spread(halves: readonly Half[], latest: number): Generator<undefined, void, undefined> {
  let idle = 0;
  for (let end = 1; end < MOST_PLIES && (end <= latest || idle < 2); end += 1) {
    let found = 0;
    for (const half of halves) {
      const other = halves[1] === undefined || half === halves[1] ? halves[0]! : halves[1];
      for (let from = 0; from < half.size; from += PART) {
        const to = Math.min(half.size, from + PART);
        found += solveAtDistance(half, other, end, from, to);
        yield;
      }
    }
    idle = found === 0 ? idle + 1 : 0;
  }
}

/** Generates the moves of a position. Returns the latest end that they lead to outside the pair. */
function open(half: Half, index: number, look: Probe): number {
  if (!half.reader.read(index, words, 0)) {
    half.open[index] = NEVER_LOST;
    return 0;
  }
  const last = generate(words, 0, 0, WORDS);
  if (last === WORDS) half.ends[index] = 1;
  for (let at = WORDS; at < last; at += WORDS) {
    if (!staysInPair(at)) noteOutside(half, index, look(words, at, 1));
    else if (half.open[index] !== NEVER_LOST) half.open[index]! += 1;
  }
  return Math.max(half.winAt[index]!, half.open[index] === 0 ? half.lossAt[index]! : 0);
}

function staysInPair(at: number): boolean {
  const tag = words[at + 3]!;
  if ((tag & TAG_CAPTURE) !== 0) return false;
  const to = 1 << ((tag >>> 5) & 31);
  return (tag & TAG_MAN) === 0 || (to & KING_ROWS) === 0;
}

/** Records a move out of the pair. `end` is its end for the other side. */
function noteOutside(half: Half, index: number, end: number): void {
  if (end === 0) half.open[index] = NEVER_LOST;
  else if (end % 2 === 1) {
    const win = half.winAt[index]!;
    half.winAt[index] = win === 0 ? end + 1 : Math.min(win, end + 1);
  } else half.lossAt[index] = Math.max(half.lossAt[index]!, end + 1);
}

/** Decides the positions that end at this distance, and updates the positions that lead to them. */
function solveAtDistance(half: Half, other: Half, end: number, from: number, to: number): number {
  const { ends, winAt, lossAt, open: left } = half;
  let found = 0;
  for (let index = from; index < to; index += 1) {
    if (ends[index] === 0) {
      const wins = winAt[index] === end;
      const loses = left[index] === 0 && winAt[index] === 0 && lossAt[index] === end;
      if (!wins && !loses) continue;
      ends[index] = end;
    } else if (ends[index] !== end) continue;
    found += 1;
    updateEarlier(half, index, other, end);
  }
  return found;
}

/** Takes back every quiet move that may have led to a position. */
function updateEarlier(half: Half, index: number, other: Half, end: number): void {
  half.reader.read(index, words, 0);
  const empty = ~(words[0]! | words[1]!);
  const enemy = words[1]!;
  for (let rest = enemy; rest !== 0; rest &= rest - 1) {
    const here = rest & -rest;
    const isKing = (words[2]! & here) !== 0;
    update((here << 4) & empty, here, isKing, other, end);
    update((((here & EVEN) << 5) | ((here & ODD) << 3)) & empty, here, isKing, other, end);
    if (!isKing) continue;
    update((here >>> 4) & empty, here, isKing, other, end);
    update((((here & EVEN) >>> 3) | ((here & ODD) >>> 5)) & empty, here, isKing, other, end);
  }
}

/** Updates the position in which an enemy piece was on `from`: its move to `here` has this end. */
function update(from: number, here: number, isKing: boolean, other: Half, end: number): void {
  if (from === 0) return;
  words[WORDS] = words[0]!;
  words[WORDS + 1] = words[1]! ^ here ^ from;
  words[WORDS + 2] = isKing ? words[2]! ^ here ^ from : words[2]!;
  if (capturing(words, WORDS, 1) !== 0) return;
  locate(words, WORDS, 1);
  const { index } = place;
  if (other.ends[index] !== 0) return;
  if (end % 2 === 1) {
    other.ends[index] = end + 1;
  } else {
    other.lossAt[index] = Math.max(other.lossAt[index]!, end + 1);
    if (other.open[index] !== NEVER_LOST) other.open[index]! -= 1;
  }
}
