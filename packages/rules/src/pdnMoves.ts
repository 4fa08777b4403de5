// Reads the moves of a PDN game: the main line and its variations.

import { playMove } from "./moves.ts";
import { findMove, parseMove, type MoveFault } from "./notation.ts";
import type { PdnComment, PdnVariation } from "./pdn.ts";
import type { GameToken } from "./pdnVariations.ts";
import { playStep } from "./play.ts";
import { initialPosition, type Position } from "./position.ts";
import { ok, type Result } from "./result.ts";
import type { Square } from "./squares.ts";
import { findStep } from "./steps.ts";

/** A move that cannot be played, at an offset of the text. */
export interface BadMove {
  readonly reason: "bad-move";
  readonly at: number;
  readonly move: { readonly text: string; readonly ply: number; readonly why: MoveFault };
}

interface ParsedLine {
  readonly moves: readonly string[];
  readonly variations: readonly PdnVariation[];
  readonly comments: readonly PdnComment[];
  /** The first illegal move of the line, if any. */
  readonly fault: BadMove | undefined;
  /** The first illegal move of its variations, if any. */
  readonly leftOut: BadMove | undefined;
}

/** Limit of nested variations, so that no text can exhaust the stack. */
const DEEPEST = 20;

/**
 * A variation begins before the move that precedes it in the text; some programs write it one move later. Its illegal
 * moves are left out. Comments before its first move belong to that move.
 */
export function readMoves(start: Position, tokens: readonly GameToken[], depth = 0): ParsedLine {
  const moves: string[] = [];
  const variations: PdnVariation[] = [];
  const comments: PdnComment[] = [];
  /** The position before each move. */
  const starts: Position[] = [];
  let position = start;
  let leftOut: BadMove | undefined;
  for (const token of tokens) {
    if (token.type === "variation" && moves.length > 0 && depth < DEEPEST) {
      const {
        fault,
        leftOut: within,
        ...variation
      } = readVariation(starts, token.tokens, depth + 1);
      if (variation.moves.length > 0) variations.push(variation);
      leftOut ??= fault ?? within;
    }
    if (token.type === "comment" && token.text !== "") {
      comments.push({ after: Math.max(moves.length, Math.min(depth, 1)), text: token.text });
    }
    if (token.type !== "move") continue;
    const next = positionAfter(position, token.text);
    if (!next.ok) {
      const move = { text: token.text, ply: moves.length + 1, why: next.error };
      const fault = { reason: "bad-move", at: token.at, move } as const;
      return { moves, variations, comments, fault, leftOut };
    }
    moves.push(token.text);
    starts.push(position);
    position = next.value;
  }
  return { moves, variations, comments, fault: undefined, leftOut };
}

/** Replaces the latest move that it fits: the last one or the one before. `starts` are the positions before the moves. */
function readVariation(
  starts: readonly Position[],
  tokens: readonly GameToken[],
  depth: number,
): PdnVariation & ParsedLine {
  const read = (instead: number) => ({
    instead,
    ...readMoves(starts[instead] ?? initialPosition, tokens, depth),
  });
  const line = read(starts.length - 1);
  if (line.moves.length > 0 || starts.length < 2) return line;
  const earlier = read(starts.length - 2);
  return earlier.moves.length > 0 ? earlier : line;
}

/** Tries the fast way for a complete path first, then the slow one, which accepts shortened chains. */
function positionAfter(position: Position, text: string): Result<Position, MoveFault> {
  const path = parseMove(text);
  if (!path.ok) return path;
  const followed = followPath(position, path.value);
  if (followed !== undefined) return ok(followed);
  const move = findMove(position, text);
  return move.ok ? ok(playMove(position, move.value)) : move;
}

/**
 * The position after the move along a path; undefined if it is illegal or skips squares. Does not generate all
 * other moves.
 */
export function followPath(start: Position, path: readonly Square[]): Position | undefined {
  let position = start;
  for (let at = 1; at < path.length; at += 1) {
    const step = findStep(position, path[at - 1] ?? 0, path[at] ?? 0);
    if (step === undefined) return undefined;
    const played = playStep(position, step);
    if (played.turnEnded !== (at === path.length - 1)) return undefined;
    position = played.position;
  }
  return position;
}
