// Solving a puzzle, as plain data: where it stands, what a try leads to, and the moves the board shows.
import { gainBetween, isQuiet, type Gain, type Puzzle } from "@kingrow/engine/puzzles";
import { pliesToEnd, type Thought } from "@kingrow/engine";
import { formatFen, legalMoves, playMove, type Move, type Position } from "@kingrow/rules";

export type Progress =
  /** A move is to be found. */
  | { readonly kind: "open" }
  /** `answers` is undefined until the computer has found them. */
  | { readonly kind: "wrong"; readonly move: Move; readonly answers: Refutation | undefined }
  /** It was the right one; the reply has been played too. */
  | { readonly kind: "right"; readonly move: Move; readonly reply: Move }
  | { readonly kind: "solved" }
  | { readonly kind: "shown" };

export interface Refutation {
  /** The best play after the move, the opponent's reply first. */
  readonly moves: readonly Move[];
  /** It loses the game, it loses pieces, it gains nothing, it gains too little to win, or it wins less than the solution. */
  readonly kind: "fails" | "loses" | "holds" | "short" | "less";
  /** How many pieces are lost, and how many of the moves it takes. */
  readonly pieces: number;
  readonly named: number;
}

export interface PuzzlePlay {
  readonly puzzle: Puzzle;
  /** How many moves of the line have been played. */
  readonly played: number;
  readonly progress: Progress;
}

/** What is lost after more plies than this is seldom the fault of the try. */
const MOST_ANSWERS = 12;
/** Fewer plies show nothing. */
const LEAST_ANSWERS = 3;
/** No more moves are named in a sentence. */
const MOST_NAMED = 5;
/** A score from which on a side wins; hundredths of a man. */
const WINS = 100;

export function startPuzzle(puzzle: Puzzle): PuzzlePlay {
  return { puzzle, played: 0, progress: { kind: "open" } };
}

/** A move that ends as the line has it is right; any other stays on the board until it is refuted. */
export function tryMove(play: PuzzlePlay, move: Move): PuzzlePlay {
  const { puzzle, played } = play;
  const expected = puzzle.line[played];
  const position = positionOf(play);
  if (expected === undefined || isOver(play)) return play;
  if (!isSame(position, expected, move)) {
    return { ...play, progress: { kind: "wrong", move, answers: undefined } };
  }
  const reply = puzzle.line[played + 1];
  if (reply === undefined) return { ...play, played: played + 1, progress: { kind: "solved" } };
  return { ...play, played: played + 2, progress: { kind: "right", move, reply } };
}

export function takeBack(play: PuzzlePlay): PuzzlePlay {
  return { ...play, progress: { kind: "open" } };
}

/** The same wrong move with what the computer thinks of the position after it. */
export function refute(play: PuzzlePlay, thought: Thought): PuzzlePlay {
  const { puzzle, progress } = play;
  if (progress.kind !== "wrong") return play;
  const before = positionOf(play);
  const after = playMove(before, progress.move);
  const moves = settledPart(puzzle, after, thought.line);
  const gain = gainBetween(puzzle.position, moves.reduce(playMove, after));
  const loss = lossOf([progress.move, ...moves]);
  const kind = loss.pieces === 0 && gain.pieces < 0 ? "short" : kindOf(gain, puzzle);
  const result = resultOf(thought.score, puzzle, kind === "loses");
  return { ...play, progress: { ...progress, answers: { moves, kind: result ?? kind, ...loss } } };
}

/** What the score says, if it says more than the pieces. */
function resultOf(
  score: number,
  { claim }: Puzzle,
  isCostly: boolean,
): "fails" | "less" | undefined {
  if (score > 0 && pliesToEnd(score) !== undefined) return "fails";
  return score <= -WINS && (claim === "fastest" || !isCostly) ? "less" : undefined;
}

/** The pieces that the first side loses, and in how many answers. Where that takes too many, those lost by then count. */
function lossOf(moves: readonly Move[]) {
  let pieces = 0;
  const stops = moves.flatMap(({ captures }, index) => {
    pieces += index % 2 === 0 ? -captures.length : captures.length;
    return moves[index + 1]?.captures.length ? [] : [{ pieces, named: index }];
  });
  const near = stops.filter((stop) => stop.named <= MOST_NAMED && stop.pieces <= pieces);
  const most = Math.max(0, ...near.map((stop) => stop.pieces));
  const named = near.find((stop) => stop.pieces === most)?.named ?? 1;
  return { pieces: most, named };
}

function kindOf(gain: Gain, puzzle: Puzzle): "loses" | "holds" | "short" {
  if (gain.pieces < 0) return "loses";
  return gain.pieces > 0 || gain.lead > 0 || !isLess(gain, puzzle) ? "short" : "holds";
}

function isLess({ lead, end }: Gain, puzzle: Puzzle): boolean {
  const solution = gainOf(puzzle);
  return end === undefined && (solution.end !== undefined || lead < solution.lead);
}

/** The first moves of a line, until the board shows what the try has cost. */
function settledPart(puzzle: Puzzle, start: Position, line: readonly Move[]): readonly Move[] {
  let position = start;
  const stops = line.flatMap((move, index) => {
    position = playMove(position, move);
    const gain = gainBetween(puzzle.position, position);
    const cost = isLess(gain, puzzle) ? `${kindOf(gain, puzzle)} ${gain.pieces}` : "none";
    return isQuiet(position) ? [{ length: index + 1, cost }] : [];
  });
  const near = stops.findLastIndex(({ length }) => length <= MOST_ANSWERS);
  const settled = stops.findIndex(({ cost }, index) => index >= near && cost !== "none");
  const known = stops.slice(0, settled + 1);
  const changed = known.findLastIndex(({ cost }) => cost !== stops[settled]?.cost);
  const end = known.slice(changed + 1).find(({ length }) => length >= LEAST_ANSWERS);
  return line.slice(0, (end ?? stops[settled])?.length ?? MOST_ANSWERS);
}

export function showLine(play: PuzzlePlay): PuzzlePlay {
  return { ...play, played: play.puzzle.line.length, progress: { kind: "shown" } };
}

export function isOver({ progress }: PuzzlePlay): boolean {
  return progress.kind === "solved" || progress.kind === "shown";
}

/** The position in which the next move of the line is to be found. */
export function positionOf({ puzzle, played }: PuzzlePlay): Position {
  return puzzle.line.slice(0, played).reduce(playMove, puzzle.position);
}

/** All moves from the start of the puzzle that the board can show now. */
export function movesOf(play: PuzzlePlay): readonly Move[] {
  const { puzzle, played, progress } = play;
  if (isOver(play)) return [...puzzle.line, ...puzzle.finish];
  const found = puzzle.line.slice(0, played);
  return progress.kind === "wrong"
    ? [...found, progress.move, ...(progress.answers?.moves ?? [])]
    : found;
}

/** What the winner has at the end, counted on the board. */
export function gainOf({ position, line, finish }: Puzzle) {
  return gainBetween(position, [...line, ...finish].reduce(playMove, position));
}

/** How many moves of the line leave a choice. */
export function movesToFind({ position, line }: Puzzle): number {
  return line.filter(
    (_, index) =>
      index % 2 === 0 && legalMoves(line.slice(0, index).reduce(playMove, position)).length > 1,
  ).length;
}

function isSame(position: Position, one: Move, other: Move): boolean {
  return formatFen(playMove(position, one)) === formatFen(playMove(position, other));
}
