// One whole move validated and applied, over random games: Kingrow beside rapid-draughts.
import {
  findStep,
  initialPosition,
  legalSteps,
  play,
  playStep,
  startGame,
  type Step,
} from "@kingrow/rules";
import { createRandom, type Random } from "@kingrow/rules/testing";
import { DraughtsStatus } from "rapid-draughts";
import { EnglishDraughtsEngineFactory, type EnglishDraughtsEngine } from "rapid-draughts/english";
import { bestOf } from "./measure.ts";

type RapidMove = EnglishDraughtsEngine["moves"][number];

/** Random games of one engine, ready to be played again, and how many whole moves they have. */
interface Corpus<T> {
  readonly games: readonly (readonly T[])[];
  readonly plies: number;
}

const GAMES = 300;
const RUNS = 15;

/** Games of steps and jumps, played until the rules end them. */
function ourGames(random: Random): Corpus<Step> {
  const games = Array.from({ length: GAMES }, () => ourGame(random));
  return { games: games.map(({ steps }) => steps), plies: sum(games.map(({ plies }) => plies)) };
}

function ourGame(random: Random): { steps: Step[]; plies: number } {
  const steps: Step[] = [];
  let game = startGame();
  while (game.outcome === undefined) {
    const step = pick(legalSteps(game.position), random);
    const played = play(game, step.from, step.to);
    if (!played.ok) throw new Error(`a legal step was refused: ${played.error}`);
    steps.push(step);
    game = played.value.game;
  }
  return { steps, plies: game.moves.length };
}

function rapidGames(random: Random): Corpus<RapidMove> {
  const games = Array.from({ length: GAMES }, () => rapidGame(random));
  return { games, plies: sum(games.map((moves) => moves.length)) };
}

function rapidGame(random: Random): RapidMove[] {
  const moves: RapidMove[] = [];
  const engine = EnglishDraughtsEngineFactory.setup();
  while (engine.status === DraughtsStatus.PLAYING) {
    const move = pick(engine.moves, random);
    moves.push(move);
    engine.move(move);
  }
  return moves;
}

function playPositions(corpus: Corpus<Step>): void {
  for (const steps of corpus.games) {
    let position = initialPosition;
    for (const { from, to } of steps) {
      const step = findStep(position, from, to);
      if (step === undefined) throw new Error("a legal step was not found");
      position = playStep(position, step).position;
    }
  }
}

function playGames(corpus: Corpus<Step>): void {
  for (const steps of corpus.games) {
    let game = startGame();
    for (const { from, to } of steps) {
      const played = play(game, from, to);
      if (!played.ok) throw new Error(`a legal step was refused: ${played.error}`);
      game = played.value.game;
    }
  }
}

function playRapid(corpus: Corpus<RapidMove>): void {
  for (const moves of corpus.games) {
    const engine = EnglishDraughtsEngineFactory.setup();
    for (const move of moves) engine.move(move);
  }
}

/** Prints the time of one whole move, without and with the history, counters and outcome of a game. */
export function measureMoves(): void {
  const ours = ourGames(createRandom(1));
  const theirs = rapidGames(createRandom(1));
  const positions = (bestOf(RUNS, () => playPositions(ours)) / ours.plies) * 1000;
  const games = (bestOf(RUNS, () => playGames(ours)) / ours.plies) * 1000;
  const rapid = (bestOf(RUNS, () => playRapid(theirs)) / theirs.plies) * 1000;
  console.table({
    [`one whole move validated and applied to a position (${ours.plies} moves of random games)`]: {
      kingrow: micros(positions),
      rapid: micros(rapid),
      ratio: (rapid / positions).toFixed(1),
    },
  });
  console.table({
    ["the same with Kingrow keeping history, draw counters and outcome (rapid-draughts as above)"]:
      {
        kingrow: micros(games),
        rapid: micros(rapid),
        ratio: (rapid / games).toFixed(1),
      },
  });
}

function micros(value: number): string {
  return `${value.toFixed(2)} µs`;
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = random.pick(items);
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
