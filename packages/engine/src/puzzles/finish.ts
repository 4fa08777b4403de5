// The moves from the end of a puzzle's line to a win that can be counted on the board.

import {
  countBits,
  opponentOf,
  playMove,
  startGame,
  type Color,
  type Game,
  type Move,
  type Position,
} from "@kingrow/rules";
import { WORDS, writePosition } from "../board.ts";
import type { Engine, Thought } from "../engine.ts";
import { capturing } from "../generate.ts";
import { playWhole } from "../playWhole.ts";
import { gainBetween, kingsOf } from "./gain.ts";
import type { Prover } from "./prove.ts";

/** Both sides play their best by a search of so many nodes. */
const LIMITS = { nodes: 60_000 } as const;
/** A longer way to the win is too long for a puzzle. */
const MOST_PLIES = 24;
/** From this score on the search sees a win; hundredths of a man. */
const WINS = 80;
/** The gain must survive so many plies of best play. */
const KEPT_PLIES = 4;

const words = new Int32Array(WORDS);

export interface PuzzleTools {
  readonly engine: Engine;
  readonly prover: Prover;
}

/**
 * The best play of both sides after a line, until the winner visibly has at least what is proved and keeps
 * it. Empty where the line itself ends so; undefined where the win takes too long.
 */
export function finishOf(
  { engine, prover }: PuzzleTools,
  start: Position,
  line: readonly Move[],
): readonly Move[] | undefined {
  const proved = prover.onlyBest(start);
  if (proved === undefined) return undefined;
  engine.forget();
  let game: Game | undefined = startGame(start);
  for (const move of line) game = game && playWhole(game, move);
  const moves: Move[] = [];
  while (game !== undefined && moves.length <= MOST_PLIES) {
    const { position } = game;
    if (gainBetween(start, position).end !== undefined) return moves;
    const thought = engine.thinkNow({ game, limits: LIMITS });
    if (thought === undefined) return undefined;
    const has = isQuiet(position) && leadOf(position, start.turn) >= proved.lead;
    if (has && hasGained(start, position) && isKept(start, position, thought)) return moves;
    moves.push(thought.move);
    game = playWhole(game, thought.move);
  }
  return undefined;
}

/** Whether the winner has more pieces or kings than before, and no fewer of the other. */
function hasGained(start: Position, position: Position): boolean {
  const { pieces, kings } = gainBetween(start, position);
  const isAhead = leadOf(position, start.turn) > leadOf(start, start.turn);
  return isAhead && pieces >= 0 && kings >= 0 && pieces + kings > 0;
}

/** Whether the search sees a win, and its best play gives nothing of the gain back. */
function isKept(start: Position, position: Position, { score, line }: Thought): boolean {
  const winner = start.turn;
  if ((position.turn === winner ? score : -score) < WINS) return false;
  const before = leadOf(start, winner);
  let next = position;
  return line.slice(0, KEPT_PLIES).every((move) => {
    next = playMove(next, move);
    return !isQuiet(next) || leadOf(next, winner) > before;
  });
}

/** What a side has more on the board, as the proof counts it: two for a man, three for a king. */
function leadOf(position: Position, winner: Color): number {
  const worth = (color: Color): number => 2 * countBits(position[color]) + kingsOf(position, color);
  return worth(winner) - worth(opponentOf(winner));
}

/** Whether neither side could capture if it were to move. */
export function isQuiet(position: Position): boolean {
  writePosition(words, 0, position);
  return capturing(words, 0, 0) === 0 && capturing(words, 0, 1) === 0;
}
