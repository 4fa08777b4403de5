// A game: the current position, its history, the draw counters and the outcome.

import { bitOf, countBits, type Bits } from "./bitboard.ts";
import { PIECES_PER_SIDE, QUIET_PLIES_FOR_DRAW, REPETITIONS_FOR_DRAW } from "./constants.ts";
import { playStep } from "./play.ts";
import { initialPosition, opponentOf, pieceAt, type Color, type Position } from "./position.ts";
import { err, ok, type Result } from "./result.ts";
import type { Square } from "./squares.ts";
import { canMove, findStep, isQuietStep, type Step } from "./steps.ts";

export type OutcomeReason = "no-moves" | "repetition" | "quiet";

export interface Outcome {
  /** undefined means a draw. */
  readonly winner: Color | undefined;
  readonly reason: OutcomeReason;
}

/** Plain data, safe to store as JSON. */
export interface Game {
  readonly position: Position;
  /** The whole moves played, in square notation. */
  readonly moves: readonly string[];
  /** The squares of the chain under way, its start first; empty between moves. */
  readonly path: readonly Square[];
  /** Plies (whole moves) since the last capture or man's advance. */
  readonly quietPlies: number;
  /** The boards since the last capture or man's advance, this one last: each as black, white, kings. */
  readonly seen: readonly Bits[];
  readonly outcome: Outcome | undefined;
}

/** The reason why a step or jump is refused. */
export type PlayRefusal =
  | "game-over"
  | "no-piece"
  | "not-your-piece"
  | "must-capture"
  | "must-continue"
  | "illegal";

/** The result of one step or jump. */
export interface StepResult {
  readonly game: Game;
  readonly step: Step;
  readonly crowned: boolean;
  /** False while the same piece must go on capturing. */
  readonly turnEnded: boolean;
}

/** Numbers in `seen` for each board. */
const BOARD_LENGTH = 3;

/** A new game; over at once if the side to move has no legal move. */
export function startGame(position: Position = initialPosition): Game {
  const isStuck = !canMove(position);
  return {
    position,
    moves: [],
    path: position.jumper === undefined ? [] : [position.jumper],
    quietPlies: 0,
    seen: boardOf(position),
    outcome: isStuck ? { winner: opponentOf(position.turn), reason: "no-moves" } : undefined,
  };
}

/** Plays one step or jump for the side to move (rule G3), or returns why it is refused. */
export function play(game: Game, from: Square, to: Square): Result<StepResult, PlayRefusal> {
  const refusal = refusalOf(game, from);
  if (refusal !== undefined) return err(refusal);
  const step = findStep(game.position, from, to);
  if (step === undefined) return err(faultOf(game.position, from, to));
  const played = playStep(game.position, step);
  const { crowned, turnEnded } = played;
  return ok({
    game: turnEnded ? endTurn(game, step, played.position) : goOn(game, step, played.position),
    step,
    crowned,
    turnEnded,
  });
}

/** Number of occurrences of the current position, including this one; 1 within a chain. */
export function repetitions(game: Game): number {
  return game.path.length === 0 ? timesSeen(game.seen) : 1;
}

/** Pieces captured by a color so far, 0 to 12, in a game that began with 12 a side. */
export function capturedBy(game: Game, color: Color): number {
  return PIECES_PER_SIDE - countBits(game.position[opponentOf(color)]);
}

function refusalOf(game: Game, from: Square): PlayRefusal | undefined {
  if (game.outcome !== undefined) return "game-over";
  const { turn, jumper } = game.position;
  const piece = pieceAt(game.position, from);
  if (piece === undefined) return "no-piece";
  if (piece.color !== turn) return "not-your-piece";
  return jumper === undefined || jumper === from ? undefined : "must-continue";
}

/** The reason why a step of the player's own piece is illegal. */
function faultOf(position: Position, from: Square, to: Square): PlayRefusal {
  if (!isQuietStep(position, from, to)) return "illegal";
  return position.jumper === undefined ? "must-capture" : "must-continue";
}

/** The game in the middle of a chain. */
function goOn(game: Game, step: Step, position: Position): Game {
  return { ...game, position, path: pathThrough(game, step) };
}

/** The game after the last step or jump of a move. */
function endTurn(game: Game, step: Step, position: Position): Game {
  const isCapture = step.captured !== undefined;
  const isQuiet = !isCapture && (game.position.kings & bitOf(step.from)) !== 0;
  const text = pathThrough(game, step).join(isCapture ? "x" : "-");
  const quietPlies = isQuiet ? game.quietPlies + 1 : 0;
  const seen = isQuiet ? [...game.seen, ...boardOf(position)] : boardOf(position);
  const outcome = outcomeOf(position, quietPlies, timesSeen(seen));
  return { position, moves: [...game.moves, text], path: [], quietPlies, seen, outcome };
}

function pathThrough(game: Game, { from, to }: Step): readonly Square[] {
  return game.path.length === 0 ? [from, to] : [...game.path, to];
}

/** A side without a move has lost, even where the same ply would make a draw (rule G4). */
function outcomeOf(position: Position, quietPlies: number, times: number): Outcome | undefined {
  if (!canMove(position)) return { winner: opponentOf(position.turn), reason: "no-moves" };
  if (times >= REPETITIONS_FOR_DRAW) return { winner: undefined, reason: "repetition" };
  if (quietPlies >= QUIET_PLIES_FOR_DRAW) return { winner: undefined, reason: "quiet" };
  return undefined;
}

function boardOf({ black, white, kings }: Position): readonly Bits[] {
  return [black, white, kings];
}

/** Occurrences of the last board; only every second one has the same side to move. */
function timesSeen(seen: readonly Bits[]): number {
  const [black, white, kings] = seen.slice(-BOARD_LENGTH);
  let times = 0;
  for (let at = seen.length - BOARD_LENGTH; at >= 0; at -= 2 * BOARD_LENGTH) {
    if (seen[at] === black && seen[at + 1] === white && seen[at + 2] === kings) times += 1;
  }
  return times;
}
