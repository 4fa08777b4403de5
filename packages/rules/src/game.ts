// A game: the present position, what led to it, the draw counters and the outcome.

import { bitOf, countBits } from "./bitboard.ts";
import { PIECES_PER_SIDE, QUIET_PLIES_FOR_DRAW, REPETITIONS_FOR_DRAW } from "./constants.ts";
import { playStep } from "./play.ts";
import { initialPosition, opponentOf, pieceAt, type Color, type Position } from "./position.ts";
import { err, ok, type Result } from "./result.ts";
import type { Square } from "./squares.ts";
import { canCapture, canMove, findStep, isQuietStep, type Step } from "./steps.ts";

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
  /** How often each position has stood since the last capture or man's advance. */
  readonly seen: Readonly<Record<string, number>>;
  readonly outcome: Outcome | undefined;
}

/** Why a step or jump is not played. */
export type PlayRefusal =
  | "game-over"
  | "no-piece"
  | "not-your-piece"
  | "must-capture"
  | "must-continue"
  | "illegal";

/** What one step or jump led to. */
export interface Turn {
  readonly game: Game;
  readonly step: Step;
  readonly crowned: boolean;
  /** False while the same piece must go on capturing. */
  readonly turnEnded: boolean;
}

/** A new game; over at once if the side to move has no legal move. */
export function startGame(position: Position = initialPosition): Game {
  const isStuck = !canMove(position);
  return {
    position,
    moves: [],
    path: position.jumper === undefined ? [] : [position.jumper],
    quietPlies: 0,
    seen: { [keyOf(position)]: 1 },
    outcome: isStuck ? { winner: opponentOf(position.turn), reason: "no-moves" } : undefined,
  };
}

/** Plays one step or jump for the side to move (rule G3), or says why it may not be played. */
export function play(game: Game, from: Square, to: Square): Result<Turn, PlayRefusal> {
  const refusal = refusalOf(game, from);
  if (refusal !== undefined) return err(refusal);
  const step = findStep(game.position, from, to);
  if (step === undefined) return err(faultOf(game.position, from, to));
  const { position, crowned, turnEnded } = playStep(game.position, step);
  const path = game.path.length === 0 ? [from, to] : [...game.path, to];
  const next = turnEnded
    ? endTurn({ ...game, position, path }, step, game.position)
    : { ...game, position, path };
  return ok({ game: next, step, crowned, turnEnded });
}

/** How often the present position has stood, counting this time. */
export function repetitions(game: Game): number {
  return game.seen[keyOf(game.position)] ?? 1;
}

/** How many pieces a color has captured so far, 0 to 12, in a game that began with 12 a side. */
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

/** What is wrong with a step of one's own piece that is not legal. */
function faultOf(position: Position, from: Square, to: Square): PlayRefusal {
  if (!isQuietStep(position, from, to)) return "illegal";
  if (position.jumper !== undefined) return "must-continue";
  return canCapture(position) ? "must-capture" : "illegal";
}

function endTurn(game: Game, step: Step, before: Position): Game {
  const { position, path } = game;
  const isQuiet = step.captured === undefined && (before.kings & bitOf(step.from)) !== 0;
  const text = path.join(step.captured === undefined ? "-" : "x");
  const key = keyOf(position);
  const seen = isQuiet ? { ...game.seen, [key]: (game.seen[key] ?? 0) + 1 } : { [key]: 1 };
  const quietPlies = isQuiet ? game.quietPlies + 1 : 0;
  const next = { ...game, moves: [...game.moves, text], path: [], quietPlies, seen };
  return { ...next, outcome: outcomeOf(next) };
}

/** A side without a move has lost, even where the same ply would make a draw (rule G4). */
function outcomeOf(game: Game): Outcome | undefined {
  const { position, quietPlies } = game;
  if (!canMove(position)) return { winner: opponentOf(position.turn), reason: "no-moves" };
  if (repetitions(game) >= REPETITIONS_FOR_DRAW) return { winner: undefined, reason: "repetition" };
  if (quietPlies >= QUIET_PLIES_FOR_DRAW) return { winner: undefined, reason: "quiet" };
  return undefined;
}

function keyOf(position: Position): string {
  const { black, white, kings, turn } = position;
  return `${turn}:${black},${white},${kings}`;
}
