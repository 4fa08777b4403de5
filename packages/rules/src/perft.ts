// Perft: how many lines of play of a given length a position has, the proof of a move generator.
//
// It counts on bare integers instead of using steps.ts and play.ts, for two reasons: it is some
// hundred times faster so, and a second way to the same numbers checks both. The directions are
// written out, and in countMoves the shifts of bitboard.ts too: V8 inlines only so much into one
// function, and every call into another module costs it a check.
// oxlint-disable max-params -- integers in registers are the point: an object per position would be allocated a hundred million times a second

import {
  bitOf,
  downSkew,
  downStraight,
  EVEN_ROWS_OFF_EDGE,
  KING_ROWS,
  ODD_ROWS_OFF_EDGE,
  upSkew,
  upStraight,
  type Bits,
} from "./bitboard.ts";
import type { Position } from "./position.ts";

/** `path` counts whole moves, `step` counts every single jump of a chain as one. */
export type PerftConvention = "path" | "step";

/** Depth that a jump within a chain costs: 0 if the whole chain is one move. */
type JumpCost = 0 | 1;

/** Number of lines of `depth` moves; 1 for depth 0. Shorter lines are not counted. */
export function perft(position: Position, depth: number, convention: PerftConvention): number {
  if (depth <= 0) return 1;
  const { black, white, kings, turn, jumper } = position;
  const isBlack = turn === "black";
  const own = isBlack ? black : white;
  const enemy = isBlack ? white : black;
  const cost = convention === "path" ? 0 : 1;
  if (jumper === undefined) return countMoves(own, enemy, kings, isBlack, depth, cost);
  return countJumps(own, enemy, kings, bitOf(jumper), isBlack, depth, cost);
}

function countMoves(
  own: Bits,
  enemy: Bits,
  kings: Bits,
  isBlack: boolean,
  depth: number,
  cost: JumpCost,
): number {
  const empty = ~(own | enemy);
  const up = isBlack ? own : own & kings;
  const down = isBlack ? own & kings : own;
  const belowStraight = empty >>> 4;
  const belowSkew = ((empty & EVEN_ROWS_OFF_EDGE) >>> 3) | ((empty & ODD_ROWS_OFF_EDGE) >>> 5);
  const aboveStraight = empty << 4;
  const aboveSkew = ((empty & EVEN_ROWS_OFF_EDGE) << 5) | ((empty & ODD_ROWS_OFF_EDGE) << 3);
  const overStraight = enemy & belowStraight;
  const underStraight = enemy & aboveStraight;
  const capturing =
    (up &
      (((overStraight & EVEN_ROWS_OFF_EDGE) >>> 3) |
        ((overStraight & ODD_ROWS_OFF_EDGE) >>> 5) |
        ((enemy & belowSkew) >>> 4))) |
    (down &
      (((underStraight & EVEN_ROWS_OFF_EDGE) << 5) |
        ((underStraight & ODD_ROWS_OFF_EDGE) << 3) |
        ((enemy & aboveSkew) << 4)));
  if (capturing !== 0) return countCaptures(own, enemy, kings, capturing, isBlack, depth, cost);
  const upward = up & belowStraight;
  const upwardSkew = up & belowSkew;
  const downward = down & aboveStraight;
  const downwardSkew = down & aboveSkew;
  if (depth === 1) return countBoth(upward, upwardSkew) + countBoth(downward, downwardSkew);
  const left = depth - 1;
  let total = 0;
  for (let rest = upward; rest !== 0; rest &= rest - 1) {
    const from = rest & -rest;
    const to = from << 4;
    total += countMoves(enemy, own ^ from ^ to, kingsAfter(kings, from, to), !isBlack, left, cost);
  }
  for (let rest = upwardSkew; rest !== 0; rest &= rest - 1) {
    const from = rest & -rest;
    const to = ((from & EVEN_ROWS_OFF_EDGE) << 5) | ((from & ODD_ROWS_OFF_EDGE) << 3);
    total += countMoves(enemy, own ^ from ^ to, kingsAfter(kings, from, to), !isBlack, left, cost);
  }
  for (let rest = downward; rest !== 0; rest &= rest - 1) {
    const from = rest & -rest;
    const to = from >>> 4;
    total += countMoves(enemy, own ^ from ^ to, kingsAfter(kings, from, to), !isBlack, left, cost);
  }
  for (let rest = downwardSkew; rest !== 0; rest &= rest - 1) {
    const from = rest & -rest;
    const to = ((from & EVEN_ROWS_OFF_EDGE) >>> 3) | ((from & ODD_ROWS_OFF_EDGE) >>> 5);
    total += countMoves(enemy, own ^ from ^ to, kingsAfter(kings, from, to), !isBlack, left, cost);
  }
  return total;
}

/** Total size of two sets, counted together because that is faster. */
function countBoth(one: Bits, other: Bits): number {
  const pairs = one - ((one >>> 1) & 0x55555555);
  const otherPairs = other - ((other >>> 1) & 0x55555555);
  const nibbles =
    (pairs & 0x33333333) +
    ((pairs >>> 2) & 0x33333333) +
    (otherPairs & 0x33333333) +
    ((otherPairs >>> 2) & 0x33333333);
  return Math.imul((nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The kings after a piece has moved, a man being crowned on a king row. */
function kingsAfter(kings: Bits, from: Bits, to: Bits): Bits {
  return (kings & from) === 0 ? kings | (to & KING_ROWS) : kings ^ from ^ to;
}

function countCaptures(
  own: Bits,
  enemy: Bits,
  kings: Bits,
  capturing: Bits,
  isBlack: boolean,
  depth: number,
  cost: JumpCost,
): number {
  let total = 0;
  for (let rest = capturing; rest !== 0; rest &= rest - 1) {
    total += countJumps(own, enemy, kings, rest & -rest, isBlack, depth, cost);
  }
  return total;
}

/** The lines that begin with a capture by one piece. */
function countJumps(
  own: Bits,
  enemy: Bits,
  kings: Bits,
  from: Bits,
  isBlack: boolean,
  depth: number,
  cost: JumpCost,
): number {
  const empty = ~(own | enemy);
  const isKing = (kings & from) !== 0;
  let total = 0;
  if (isBlack || isKing) {
    const over = upStraight(from) & enemy;
    const to = upSkew(over) & empty;
    if (to !== 0)
      total += countAfterJump(own, enemy ^ over, kings & ~over, from, to, isBlack, depth, cost);
    const overSkew = upSkew(from) & enemy;
    const toStraight = upStraight(overSkew) & empty;
    if (toStraight !== 0)
      total += countAfterJump(
        own,
        enemy ^ overSkew,
        kings & ~overSkew,
        from,
        toStraight,
        isBlack,
        depth,
        cost,
      );
  }
  if (!isBlack || isKing) {
    const over = downStraight(from) & enemy;
    const to = downSkew(over) & empty;
    if (to !== 0)
      total += countAfterJump(own, enemy ^ over, kings & ~over, from, to, isBlack, depth, cost);
    const overSkew = downSkew(from) & enemy;
    const toStraight = downStraight(overSkew) & empty;
    if (toStraight !== 0)
      total += countAfterJump(
        own,
        enemy ^ overSkew,
        kings & ~overSkew,
        from,
        toStraight,
        isBlack,
        depth,
        cost,
      );
  }
  return total;
}

function countAfterJump(
  own: Bits,
  enemy: Bits,
  kings: Bits,
  from: Bits,
  to: Bits,
  isBlack: boolean,
  depth: number,
  cost: JumpCost,
): number {
  const moved = own ^ from ^ to;
  const nextKings = kingsAfter(kings, from, to);
  const isCrowned = (kings & from) === 0 && (to & KING_ROWS) !== 0;
  const goesOn = !isCrowned && canCapture(moved, enemy, nextKings, to, isBlack);
  const left = goesOn ? depth - cost : depth - 1;
  if (left === 0) return 1;
  return goesOn
    ? countJumps(moved, enemy, nextKings, to, isBlack, left, cost)
    : countMoves(enemy, moved, nextKings, !isBlack, left, cost);
}

function canCapture(own: Bits, enemy: Bits, kings: Bits, piece: Bits, isBlack: boolean): boolean {
  const empty = ~(own | enemy);
  const isKing = (kings & piece) !== 0;
  let to = 0;
  if (isBlack || isKing)
    to |= upSkew(upStraight(piece) & enemy) | upStraight(upSkew(piece) & enemy);
  if (!isBlack || isKing)
    to |= downSkew(downStraight(piece) & enemy) | downStraight(downSkew(piece) & enemy);
  return (to & empty) !== 0;
}
