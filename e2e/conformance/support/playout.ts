// Archived games with an end that the archive does not have, as steps on the wire.
import { type Color, coordOf, type Game, play, startGame, type Step } from "@kingrow/rules";
import type { PlayerNumber } from "@kingrow/protocol";
import type { ArchivedGame, WireStep } from "../../support/archive.ts";

type Moves = ArchivedGame["moves"];

/** A running game and the steps that led to it from the start. */
interface Line {
  readonly game: Game;
  readonly steps: readonly Step[];
  readonly players: readonly PlayerNumber[];
}

/** After `ARCHIVED.decisive`: White is left without a move. */
export const DECISIVE_END = movesOf(
  `10-7 3x10 1-6 2x9 18-14 9x18 31-26 18-23 26x19x12 11-15 12-8 4x11 24-19 15x24 28x19 10-14
   19-15 11x18 29-25 17-13 25-22 18x25`,
);
/** After `ARCHIVED.beforeKingsRepeat`: the same position stands a third time. */
export const REPEATING_KINGS = movesOf("29-25 5-1 25-29 1-5 29-25 5-1 25-29");
/** After `ARCHIVED.beforeQuietKings`: 80 plies without a capture or a man's move. */
export const QUIET_KINGS = movesOf(
  `28-32 3-8 31-27 8-12 27-31 10-14 31-27 12-16 27-31 14-18 31-27 16-20 27-31 18-22 31-27 20-16
   27-31 16-19 31-27 19-15 27-31 15-18 31-27 18-14 27-31 14-17 31-27 17-13 27-31 22-25 31-27 13-17
   27-31 17-22 31-27 22-26 27-31 25-22 31-27 22-18 27-31 26-23 31-27 23-19 27-31 18-23 31-27 23-26
   27-31 26-22 32-28 19-23 28-32 22-25 31-27 23-19 27-31 19-24 32-28 24-20 28-32 20-16 31-27 16-20
   27-23 20-24 23-18 24-28 18-23 25-29 23-27 29-25 27-31 25-29 32-27 28-32 27-23 29-25 23-19 25-29`,
);

function movesOf(text: string): Moves {
  return text.split(/\s+/).map((move) => move.split(/[-x]/).map(Number));
}

export function numberOf(color: Color): PlayerNumber {
  return color === "white" ? 1 : 2;
}

/** The game after these moves, and then those. */
export function follow(first: Moves, then: Moves = []): Line {
  let line: Line = { game: startGame(), steps: [], players: [] };
  for (const path of [...first, ...then])
    for (const [k, to] of path.slice(1).entries()) line = extend(line, path[k] ?? 0, to);
  return line;
}

function extend({ game, steps, players }: Line, from: number, to: number): Line {
  const turn = play(game, from, to);
  if (!turn.ok) throw new Error(`${from} to ${to}: ${turn.error}`);
  return {
    game: turn.value.game,
    steps: [...steps, turn.value.step],
    players: [...players, numberOf(game.position.turn)],
  };
}

/** The line as `movePiece` wants it. */
export function onTheWire(line: Line): readonly WireStep[] {
  return line.steps.map((step, k) => ({
    player: line.players[k]!,
    from: coordOf(step.from),
    to: coordOf(step.to),
  }));
}
