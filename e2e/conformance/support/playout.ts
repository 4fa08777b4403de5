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

/** After the archived game `DECISIVE`: White is left without a move. */
export const DECISIVE_END = movesOf(
  `10-7 3x10 1-6 2x9 18-14 9x18 31-26 18-23 26x19x12 11-15 12-8 4x11 24-19 15x24 28x19 10-14
   19-15 11x18 29-25 17-13 25-22 18x25`,
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
