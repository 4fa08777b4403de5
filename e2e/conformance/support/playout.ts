// Goes on where an archived game stops: legal moves chosen by the rules until the game ends.
import {
  capturingSquares,
  type Color,
  coordOf,
  type Game,
  legalSteps,
  pieceAt,
  play,
  repetitions,
  startGame,
  type Step,
} from "@kingrow/rules";
import { createRandom, type Random } from "@kingrow/rules/testing";
import type { PlayerNumber } from "@kingrow/protocol";
import type { ArchivedGame, WireStep } from "../../support/archive.ts";

/** A game under way and the steps that led to it from the start. */
export interface Line {
  readonly game: Game;
  readonly steps: readonly Step[];
  readonly players: readonly PlayerNumber[];
}

const START: Line = { game: startGame(), steps: [], players: [] };

export function numberOf(color: Color): PlayerNumber {
  return color === "white" ? 1 : 2;
}

function extend(line: Line, from: number, to: number): Line {
  const turn = play(line.game, from, to);
  if (!turn.ok) throw new Error(`${from} to ${to}: ${turn.error}`);
  const { game, step } = turn.value;
  const player = numberOf(line.game.position.turn);
  return { game, steps: [...line.steps, step], players: [...line.players, player] };
}

/** The archived game, or its first moves. */
export function follow(archived: ArchivedGame, moves = archived.moves.length): Line {
  let line = START;
  for (const path of archived.moves.slice(0, moves))
    for (const [k, to] of path.slice(1).entries()) line = extend(line, path[k] ?? 0, to);
  return line;
}

/** Random legal moves that end with a side without a move, won by that color. */
export function playToTheEnd(line: Line, winner: Color): Line {
  for (let seed = 1; seed < 5_000; seed += 1) {
    const ended = wander(line, createRandom(seed));
    if (ended.game.outcome?.reason === "no-moves" && ended.game.outcome.winner === winner)
      return ended;
  }
  throw new Error("No end was found.");
}

function wander(line: Line, random: Random): Line {
  let here = line;
  for (let k = 0; k < 30 && here.game.outcome === undefined; k += 1) {
    const steps = legalSteps(here.game.position);
    const step = random.pick(steps)!;
    here = extend(here, step.from, step.to);
  }
  return here;
}

/** Kings go to and fro without captures until the rules end the game, by repetition or by quiet. */
export function shuffleKings(line: Line, aim: "repetition" | "quiet"): Line | undefined {
  let here = line;
  while (here.game.outcome === undefined) {
    const next = quietChoices(here).sort((a, b) => repetitions(a.game) - repetitions(b.game));
    const choice = aim === "repetition" ? next.at(-1) : next[0];
    if (choice === undefined || capturingSquares(choice.game.position).length > 0) return undefined;
    here = choice;
  }
  return here.game.outcome.reason === aim ? here : undefined;
}

/** The king's steps of the side to move after which nobody must capture. */
function quietChoices({ game, steps, players }: Line): Line[] {
  if (capturingSquares(game.position).length > 0) return [];
  return legalSteps(game.position)
    .filter((step) => pieceAt(game.position, step.from)?.type === "king")
    .map((step) => extend({ game, steps, players }, step.from, step.to))
    .filter((line) => capturingSquares(line.game.position).length === 0);
}

/** The line as `movePiece` wants it. */
export function onTheWire(line: Line): readonly WireStep[] {
  return line.steps.map((step, k) => ({
    player: line.players[k]!,
    from: coordOf(step.from),
    to: coordOf(step.to),
  }));
}
