// The cost of compulsory captures, computed by the rules without a search.

import { findMove, playMove, type Color, type Position } from "@kingrow/rules";

/** A capture that could not be refused, and lost more than it took. */
export interface ForcedCapture {
  /** The capture, counted from 1. */
  readonly ply: number;
  readonly color: Color;
  /** How many pieces the side took in the exchange, and how many it lost. */
  readonly took: number;
  readonly lost: number;
}

interface PlayedMove {
  readonly color: Color;
  readonly captures: number;
}

/** The exchanges of a game that began with a capture and cost the side that began more than they brought. */
export function forcedCaptures(
  start: Position,
  moves: readonly string[],
): readonly ForcedCapture[] {
  const played = playedFrom(start, moves);
  const costly: ForcedCapture[] = [];
  for (let index = 0; index < played.length; index += 1) {
    const { color } = played[index] ?? NOTHING;
    if (!captures(played, index)) continue;
    const { took, lost, end } = exchangeFrom(played, index);
    if (lost > took) costly.push({ ply: index + 1, color, took, lost });
    index = end;
  }
  return costly;
}

const NOTHING: PlayedMove = { color: "black", captures: 0 };

interface Exchange {
  readonly took: number;
  readonly lost: number;
  /** The place of its last move. */
  readonly end: number;
}

/** It continues as long as one of the next two moves captures: a quiet move between two captures offers a piece again. */
function exchangeFrom(played: readonly PlayedMove[], from: number): Exchange {
  const own = played[from]?.color;
  let took = 0;
  let lost = 0;
  let end = from;
  for (let at = from; captures(played, at) || captures(played, at + 1); at += 1) {
    const { color, captures: count } = played[at] ?? NOTHING;
    if (color === own) took += count;
    else lost += count;
    if (count === 0 && color === own) break;
    end = at;
  }
  return { took, lost, end };
}

function captures(played: readonly PlayedMove[], index: number): boolean {
  return (played[index]?.captures ?? 0) > 0;
}

function playedFrom(start: Position, moves: readonly string[]): PlayedMove[] {
  const played: PlayedMove[] = [];
  let position = start;
  for (const text of moves) {
    const move = findMove(position, text);
    if (!move.ok) break;
    played.push({ color: position.turn, captures: move.value.captures.length });
    position = playMove(position, move.value);
  }
  return played;
}
