// The games that are played: legal from the first step to the last, the same in every run.
import { coordOf, legalSteps, play, startGame, type Step } from "../../packages/rules/src/index.ts";

/** One step or one jump of a game. */
export interface PlayedStep {
  readonly player: "black" | "white";
  readonly from: { readonly row: number; readonly col: number };
  readonly to: { readonly row: number; readonly col: number };
}

export const GAME_COUNT = 100;
/** Shorter ones would end within a round. */
const MIN_STEPS = 40;
const MAX_STEPS = 80;

export const GAMES: readonly (readonly PlayedStep[])[] = manyGames();

function manyGames() {
  const random = randomFrom(11);
  const games: PlayedStep[][] = [];
  while (games.length < GAME_COUNT) {
    const game = oneGame(random);
    if (game.length >= MIN_STEPS) games.push(game);
  }
  return games;
}

/** Its last step is left out: a game that is over takes no more. */
function oneGame(random: () => number): PlayedStep[] {
  const steps: PlayedStep[] = [];
  let game = startGame();
  while (game.outcome === undefined && steps.length <= MAX_STEPS) {
    const choices = legalSteps(game.position);
    const step = choices[Math.floor(random() * choices.length)];
    const played = step && play(game, step.from, step.to);
    if (!played?.ok) throw new Error("nothing to play in a running game");
    steps.push(playedStep(game.position.turn, played.value.step));
    game = played.value.game;
  }
  return steps.slice(0, -1);
}

function playedStep(player: PlayedStep["player"], { from, to }: Step): PlayedStep {
  return { player, from: coordOf(from), to: coordOf(to) };
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
