// The tournament games that the bench plays, as single steps.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { coordOf, play, startGame, type Square } from "../../packages/rules/src/index.ts";

/** One step or one jump of a game. */
export interface PlayedStep {
  readonly player: "black" | "white";
  readonly from: { readonly row: number; readonly col: number };
  readonly to: { readonly row: number; readonly col: number };
}

const FILE = join(import.meta.dirname, "../../testdata/games.txt");
/** Shorter ones would end within a round. */
export const STEPS_OF_SHORTEST_GAME = 40;

export const GAMES: readonly (readonly PlayedStep[])[] = readFileSync(FILE, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => stepsOf(line.split("\t")[1] ?? ""))
  .filter((steps) => steps.length >= STEPS_OF_SHORTEST_GAME);

/** The step that ends the game is left out: a game that is over takes no more. */
function stepsOf(moves: string): readonly PlayedStep[] {
  const steps: PlayedStep[] = [];
  let game = startGame();
  for (const [from, to] of moves.split(" ").flatMap(stepsOfMove)) {
    const { turn } = game.position;
    const played = play(game, from, to);
    if (!played.ok || played.value.game.outcome !== undefined) return steps;
    steps.push({ player: turn, from: coordOf(from), to: coordOf(to) });
    game = played.value.game;
  }
  return steps;
}

/** A capture names every square it lands on. */
function stepsOfMove(text: string): readonly (readonly [Square, Square])[] {
  const path = text.split(/[-x]/).map(Number);
  return path.slice(1).map((to, at) => [path[at] ?? 0, to] as const);
}
