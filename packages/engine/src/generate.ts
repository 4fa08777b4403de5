// Generates the legal moves of a position, as the positions after them.
//
// Two routes of a chain to the same board are one move here. The shifts are written out, because this is the
// innermost loop of the search. "Up" is toward higher squares, Black's way; of the two neighbours
// above a square one is 4 further on (straight), the other 5 from an even row, 3 from an odd one.
// oxlint-disable max-params -- integers in registers are the point
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

import { EVEN, KING_ROWS, ODD, TAG_CAPTURE, TAG_MAN, WORDS, type Side } from "./board.ts";

/** The pieces of a side that can capture; 0 if there is none. */
export function capturing(words: Int32Array, at: number, side: Side): number {
  const black = words[at]!;
  const white = words[at + 1]!;
  const kings = words[at + 2]!;
  const empty = ~(black | white);
  const enemy = side === 0 ? white : black;
  const up = side === 0 ? black : white & kings;
  const down = side === 0 ? black & kings : white;
  const overUp = enemy & (empty >>> 4);
  const overUpSkew = enemy & (((empty & EVEN) >>> 3) | ((empty & ODD) >>> 5));
  const overDown = enemy & (empty << 4);
  const overDownSkew = enemy & (((empty & EVEN) << 5) | ((empty & ODD) << 3));
  return (
    (up & (((overUp & EVEN) >>> 3) | ((overUp & ODD) >>> 5) | (overUpSkew >>> 4))) |
    (down & (((overDown & EVEN) << 5) | ((overDown & ODD) << 3) | (overDownSkew << 4)))
  );
}

/** Whether a side has a step. Jumps are ignored. */
export function canStep(words: Int32Array, at: number, side: Side): boolean {
  const black = words[at]!;
  const white = words[at + 1]!;
  const kings = words[at + 2]!;
  const empty = ~(black | white);
  const up = side === 0 ? black : white & kings;
  const down = side === 0 ? black & kings : white;
  const toUp = (empty >>> 4) | ((empty & EVEN) >>> 3) | ((empty & ODD) >>> 5);
  const toDown = (empty << 4) | ((empty & EVEN) << 5) | ((empty & ODD) << 3);
  return ((up & toUp) | (down & toDown)) !== 0;
}

/**
 * Writes the position after every legal move of `side` from `top` on and returns the index behind
 * the last. The order is the same each time, so the number of a move names it.
 */
export function generate(words: Int32Array, at: number, side: Side, top: number): number {
  let jumping = capturing(words, at, side);
  if (jumping === 0) return steps(words, at, side, top);
  let next = top;
  for (; jumping !== 0; jumping &= jumping - 1) {
    next = chain(words, at, side, jumping & -jumping, top, next);
  }
  return next;
}

function steps(words: Int32Array, at: number, side: Side, top: number): number {
  const black = words[at]!;
  const white = words[at + 1]!;
  const kings = words[at + 2]!;
  const empty = ~(black | white);
  const up = side === 0 ? black : white & kings;
  const down = side === 0 ? black & kings : white;
  let next = top;
  for (let rest = up & (empty >>> 4); rest !== 0; rest &= rest - 1) {
    const from = rest & -rest;
    next = step(words, at, side, from, from << 4, next);
  }
  const upSkew = up & (((empty & EVEN) >>> 3) | ((empty & ODD) >>> 5));
  for (let rest = upSkew; rest !== 0; rest &= rest - 1) {
    const from = rest & -rest;
    next = step(words, at, side, from, ((from & EVEN) << 5) | ((from & ODD) << 3), next);
  }
  for (let rest = down & (empty << 4); rest !== 0; rest &= rest - 1) {
    const from = rest & -rest;
    next = step(words, at, side, from, from >>> 4, next);
  }
  const downSkew = down & (((empty & EVEN) << 5) | ((empty & ODD) << 3));
  for (let rest = downSkew; rest !== 0; rest &= rest - 1) {
    const from = rest & -rest;
    next = step(words, at, side, from, ((from & EVEN) >>> 3) | ((from & ODD) >>> 5), next);
  }
  return next;
}

function step(
  words: Int32Array,
  at: number,
  side: Side,
  from: number,
  to: number,
  next: number,
): number {
  const black = words[at]!;
  const white = words[at + 1]!;
  const kings = words[at + 2]!;
  const isMan = (kings & from) === 0;
  words[next] = side === 0 ? black ^ from ^ to : black;
  words[next + 1] = side === 0 ? white : white ^ from ^ to;
  words[next + 2] = isMan ? kings | (to & KING_ROWS) : kings ^ from ^ to;
  words[next + 3] = (31 - Math.clz32(from)) | ((31 - Math.clz32(to)) << 5) | (isMan ? TAG_MAN : 0);
  return next + WORDS;
}

interface Chain {
  words: Int32Array;
  side: Side;
  from: number;
  isMan: boolean;
  top: number;
  next: number;
}

/** The data of the current chain. There is one at a time. */
const jump: Chain = { words: new Int32Array(0), side: 0, from: 0, isMan: false, top: 0, next: 0 };

/** Writes every capture of one piece and returns the index behind the last. */
function chain(
  words: Int32Array,
  at: number,
  side: Side,
  from: number,
  top: number,
  next: number,
): number {
  const kings = words[at + 2]!;
  jump.words = words;
  jump.side = side;
  jump.from = from;
  jump.isMan = (kings & from) === 0;
  jump.top = top;
  jump.next = next;
  const own = words[at + side]! ^ from;
  goOn(own, words[at + 1 - side]!, kings & ~from, from);
  return jump.next;
}

/** Continues a chain from a square. `own` and `kings` exclude the jumper. False if there is no jump. */
function goOn(own: number, enemy: number, kings: number, here: number): boolean {
  const empty = ~(own | enemy);
  let found = false;
  if (jump.side === 0 || !jump.isMan) {
    const over = (here << 4) & enemy;
    const to = (((over & EVEN) << 5) | ((over & ODD) << 3)) & empty;
    if (to !== 0) found = land(own, enemy ^ over, kings & ~over, to);
    const skew = (((here & EVEN) << 5) | ((here & ODD) << 3)) & enemy;
    const beyond = (skew << 4) & empty;
    if (beyond !== 0) found = land(own, enemy ^ skew, kings & ~skew, beyond);
  }
  if (jump.side === 1 || !jump.isMan) {
    const over = (here >>> 4) & enemy;
    const to = (((over & EVEN) >>> 3) | ((over & ODD) >>> 5)) & empty;
    if (to !== 0) found = land(own, enemy ^ over, kings & ~over, to);
    const skew = (((here & EVEN) >>> 3) | ((here & ODD) >>> 5)) & enemy;
    const beyond = (skew >>> 4) & empty;
    if (beyond !== 0) found = land(own, enemy ^ skew, kings & ~skew, beyond);
  }
  return found;
}

/** A man that is crowned stops; any other piece continues as long as it can. */
function land(own: number, enemy: number, kings: number, here: number): true {
  const isCrowned = jump.isMan && (here & KING_ROWS) !== 0;
  if (!isCrowned && goOn(own, enemy, kings, here)) return true;
  finish(own | here, enemy, jump.isMan && !isCrowned ? kings : kings | here, here);
  return true;
}

/** Writes the position after a chain unless another route has led to it. */
function finish(own: number, enemy: number, kings: number, here: number): void {
  const { words, side, from, top, next } = jump;
  for (let at = top; at < next; at += WORDS) {
    const isSame = words[at + side] === own && words[at + 1 - side] === enemy;
    if (isSame && words[at + 2] === kings) return;
  }
  words[next + side] = own;
  words[next + 1 - side] = enemy;
  words[next + 2] = kings;
  words[next + 3] =
    (31 - Math.clz32(from)) |
    ((31 - Math.clz32(here)) << 5) |
    TAG_CAPTURE |
    (jump.isMan ? TAG_MAN : 0);
  jump.next = next + WORDS;
}
