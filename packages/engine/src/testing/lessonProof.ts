// Whether the claim of a lesson holds for every move to find, by a search or by known endgames.

import {
  formatFen,
  legalMoves,
  playMove,
  startGame,
  type Move,
  type Position,
} from "@kingrow/rules";
import type { Engine, Limits } from "../engine.ts";
import { sideOf, WORDS, writePosition } from "../board.ts";
import { differentMoves } from "../root.ts";
import type { LessonTask } from "../puzzles/puzzle.ts";

/** From this score on a move wins, and below its opposite it loses; hundredths of a man. */
const WINS = 100;
/** Up to this score the position counts as a draw. */
const LEVEL = 40;

const words = new Int32Array(WORDS);

/** The moves to find that contradict the claim; empty if all are proved. */
export function unprovedMoves(engine: Engine, task: LessonTask, limits: Limits): readonly string[] {
  let position = task.position;
  return task.line.flatMap((move, index) => {
    const before = position;
    position = playMove(before, move);
    const isOwn = index % 2 === 0 && differentMoves(before).length > 1;
    return isOwn && !isProved(engine, before, { move, claim: task.claim, limits })
      ? [formatFen(before)]
      : [];
  });
}

interface Question {
  readonly move: Move;
  readonly claim: LessonTask["claim"];
  readonly limits: Limits;
}

function isProved(engine: Engine, position: Position, { move, claim, limits }: Question): boolean {
  if (claim === "fastest") return isFastest(engine, position, move);
  const after = playMove(position, move);
  const key = scoreOf(engine, after, limits);
  const others = differentMoves(position)
    .filter((other) => formatFen(other.position) !== formatFen(after))
    .map((other) => scoreOf(engine, other.position, limits));
  return claim === "wins"
    ? key >= WINS && Math.max(...others) <= LEVEL
    : key >= -LEVEL && Math.max(...others) <= -WINS;
}

/** For the side that has just moved: exact where the endgames know it. */
function scoreOf(engine: Engine, position: Position, limits: Limits): number {
  if (legalMoves(position).length === 0) return Infinity;
  const end = endOf(engine, position);
  if (end >= 0) return end === 0 ? 0 : end % 2 === 1 ? Infinity : -Infinity;
  engine.forget();
  return -(engine.thinkNow({ game: startGame(position), limits })?.score ?? 0);
}

/** Every other move wins later, or not at all. */
function isFastest(engine: Engine, position: Position, move: Move): boolean {
  const after = formatFen(playMove(position, move));
  const wins = differentMoves(position)
    .map((each) => ({ fen: formatFen(each.position), end: endOf(engine, each.position) }))
    .filter(({ end }) => end > 0 && end % 2 === 1)
    .sort((one, other) => one.end - other.end);
  const [first, second] = wins;
  return first?.fen === after && (second === undefined || second.end > first.end);
}

function endOf(engine: Engine, position: Position): number {
  writePosition(words, 0, position);
  return engine.endgames.look(words, 0, sideOf(position));
}
