// Perft: how many lines of play of a given length a position has, the proof of a move generator.
//
// It counts on bare integers, because that is many times faster. Only the directions and `jumpers` are shared with
// steps.ts; moves, chains and crownings are counted in a second way, which checks both.
// oxlint-disable max-params -- integers in registers are the point: an object per position would be allocated ten million times a second

import { bitOf, countBits, jumpers, KING_ROWS, type Bits } from "./bitboard.ts";
import type { Position } from "./position.ts";
import { DIRECTIONS } from "./steps.ts";

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
  let total = 0;
  const capturing = jumpers(up, down, enemy, empty);
  for (let rest = capturing; rest !== 0; rest &= rest - 1)
    total += countJumps(own, enemy, kings, rest & -rest, isBlack, depth, cost);
  if (capturing !== 0) return total;
  for (const { ahead, sense } of DIRECTIONS) {
    const movers = sense === "up" ? up : down;
    if (depth === 1) {
      total += countBits(ahead(movers) & empty);
      continue;
    }
    for (let rest = movers; rest !== 0; rest &= rest - 1) {
      const from = rest & -rest;
      const to = ahead(from) & empty;
      if (to === 0) continue;
      const moved = own ^ from ^ to;
      total += countMoves(enemy, moved, kingsAfter(kings, from, to), !isBlack, depth - 1, cost);
    }
  }
  return total;
}

/** The kings after a piece has moved, a man being crowned on a king row. */
function kingsAfter(kings: Bits, from: Bits, to: Bits): Bits {
  return (kings & from) === 0 ? kings | (to & KING_ROWS) : kings ^ from ^ to;
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
  for (const { ahead, beyond, sense } of DIRECTIONS) {
    const over = isKing || isBlack === (sense === "up") ? ahead(from) & enemy : 0;
    const to = beyond(over) & empty;
    if (to !== 0)
      total += countAfterJump(own, enemy ^ over, kings & ~over, from, to, isBlack, depth, cost);
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
  const isKing = (nextKings & to) !== 0;
  const [up, down] = [isKing || isBlack ? to : 0, isKing || !isBlack ? to : 0];
  const goesOn = !isCrowned && jumpers(up, down, enemy, ~(moved | enemy)) !== 0;
  const left = goesOn ? depth - cost : depth - 1;
  if (left === 0) return 1;
  return goesOn
    ? countJumps(moved, enemy, nextKings, to, isBlack, left, cost)
    : countMoves(enemy, moved, nextKings, !isBlack, left, cost);
}
