// The proved part of a puzzle: its first move, and its line while there is only one good continuation.

import {
  formatFen,
  playMove,
  startGame,
  type Game,
  type Move,
  type Position,
} from "@kingrow/rules";
import type { Engine, Thought } from "../engine.ts";
import { differentMoves } from "../root.ts";
import { finishOf, type PuzzleTools } from "./finish.ts";
import type { Prover } from "./prove.ts";
import { gradeOf, type Puzzle } from "./puzzle.ts";

/**
 * The puzzle with its line cut where the proof ends, its finish and grade made anew; undefined where nothing
 * is proved, or the win is too far away to be shown.
 */
export function provenPuzzle(tools: PuzzleTools, puzzle: Puzzle): Puzzle | undefined {
  const { engine, prover } = tools;
  const { position } = puzzle;
  const line = provenLine(prover, puzzle);
  const finish = line.length === 0 ? undefined : finishOf(tools, position, line);
  if (finish === undefined) return undefined;
  engine.forget();
  const depth = depthSeen(engine, startGame(position));
  return { position, line, finish, grade: gradeOf(line, depth), claim: "wins" };
}

/** From this score on a move seems to win; hundredths of a man. */
const SEEN = 80;
const SEARCH = { nodes: 200_000 } as const;

/** The depth from which on the best move is seen to win. */
function depthSeen(engine: Engine, game: Game): number {
  const thinking = engine.think({ game, limits: SEARCH });
  const seen: Thought[] = [];
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done === true) {
      const best = step.value?.move;
      const other = seen.findLast(({ move, score }) => score < SEEN || move !== best);
      return (other?.depth ?? 0) + 1;
    }
    if (step.value !== undefined) seen.push(step.value);
  }
}

/** The moves of a line to which there is no other that brings as much, and the replies between them. */
export function provenLine(prover: Prover, { position, line }: Puzzle): readonly Move[] {
  const best = prover.onlyBest(position);
  if (best === undefined || !isSame(position, best.move, line[0])) return [];
  let moment = position;
  for (const [index, move] of line.entries()) {
    if (index > 0 && index % 2 === 0 && !isOnly(prover, moment, { move, lead: best.lead }))
      return line.slice(0, index - 1);
    moment = playMove(moment, move);
  }
  return line;
}

function isOnly(
  prover: Prover,
  position: Position,
  { move, lead }: { readonly move: Move; readonly lead: number },
): boolean {
  if (differentMoves(position).length === 1) return true;
  const [only, another] = prover.leading(position, lead);
  return another === undefined && isSame(position, move, only);
}

function isSame(position: Position, one: Move, other: Move | undefined): boolean {
  return other !== undefined && boardAfter(position, one) === boardAfter(position, other);
}

function boardAfter(position: Position, move: Move): string {
  return formatFen(playMove(position, move));
}
