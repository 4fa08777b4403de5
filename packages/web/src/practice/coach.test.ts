// What the coach warns of, and who decides then.
import {
  findMove,
  initialPosition,
  playMove,
  startGame,
  type Game,
  type Move,
} from "@kingrow/rules";
import type { Thought } from "@kingrow/engine";
import { mistakeIn } from "@kingrow/engine/review";
import { expect, test } from "vitest";
import type { EngineHandle } from "../engine/startEngine.ts";
import { createCoach, warningOf } from "./coach.ts";

/** A game with these moves, and the moves themselves. */
function played(...moves: readonly string[]): { readonly game: Game; readonly line: Move[] } {
  let position = initialPosition;
  const line: Move[] = [];
  for (const text of moves) {
    const move = findMove(position, text);
    if (!move.ok) throw new Error(text);
    line.push(move.value);
    position = playMove(position, move.value);
  }
  return { game: { ...startGame(position), moves }, line };
}

const BEFORE = ["11-15", "24-20", "8-11", "28-24"];
const BLUNDER = played(...BEFORE, "15-19", "24x15x8", "4x11", "22-18").line.slice(4);
const QUIET = played(...BEFORE, "4-8", "22-18", "15x22", "25x18").line.slice(4);

function thought(score: number, line: readonly Move[]): Thought {
  return { move: line[0]!, score, depth: 9, nodes: 1, line };
}

const BEST = thought(5, QUIET);
const ANSWER = thought(110, BLUNDER.slice(1));

test("[P90] a move that loses more pieces than the best one is warned of, with the answer", () => {
  expect(warningOf(BLUNDER[0]!, BEST, ANSWER)).toEqual({ pieces: 1, answer: BLUNDER[1] });
});

test("[P90] an even exchange is no mistake, nor is a piece that is worth giving up", () => {
  expect(warningOf(QUIET[0]!, BEST, thought(-5, QUIET.slice(1)))).toBeUndefined();
  expect(warningOf(BLUNDER[0]!, BEST, thought(20, BLUNDER.slice(1)))).toBeUndefined();
});

test("[P90] a move that loses the game is warned of, unless the game was lost before", () => {
  const lost = thought(15_990, QUIET.slice(1));
  const after = (score: number) => warningOf(QUIET[0]!, thought(score, BLUNDER), lost);
  expect(after(5)).toEqual({ pieces: undefined, answer: QUIET[1] });
  expect(after(-15_991)).toBeUndefined();
  expect(after(-900)).toBeUndefined();
});

test("[P90] the best move is no mistake, even if a look at what follows shows more", () => {
  expect(warningOf(BLUNDER[0]!, thought(5, BLUNDER), ANSWER)).toBeUndefined();
});

test("[P90] pieces are counted as the next moves show them, and no further", () => {
  const [quiet, two, one] = [BLUNDER[0]!, BLUNDER[1]!, BLUNDER[2]!];
  const piecesIn = (...answer: readonly Move[]) =>
    warningOf(quiet, BEST, thought(200, answer))?.pieces;
  const later: readonly Move[] = Array.from({ length: 9 }, () => quiet);
  expect(piecesIn(two, quiet, ...later)).toBe(2);
  // One of two is taken back, at once or a little later.
  expect(piecesIn(two, one, ...later)).toBe(1);
  expect(piecesIn(two, quiet, quiet, one, ...later)).toBe(1);
  expect(piecesIn(one, quiet, quiet, one, ...later)).toBe(0);
  // What is lost later, or in an exchange whose end is not known, is only a mistake.
  expect(piecesIn(...later, two, quiet, quiet)).toBe(0);
  expect(piecesIn(two)).toBe(0);
});

test("[P90] coach and review call the same moves mistakes", () => {
  const loss = BLUNDER.slice(1);
  const before = [-400, -110, -60, 0, 60, 110, 400];
  for (const score of before) {
    for (const drop of [40, 80, 160, 320]) {
      const [best, line] = [thought(score, BLUNDER), QUIET.slice(1)];
      const found = warningOf(QUIET[0]!, best, thought(drop - score, line));
      const mistake = mistakeIn("4-8", best, { score: score - drop, line });
      expect(found !== undefined).toBe(mistake !== undefined);
    }
  }
  // In a lost position a lost piece is still worth a word.
  expect(warningOf(BLUNDER[0]!, thought(-400, QUIET), thought(510, loss))?.pieces).toBe(1);
});

/** An engine that has these thoughts one after the other. */
function engineOf(...thoughts: readonly (Thought | undefined)[]) {
  const left = [...thoughts];
  const engine: EngineHandle = {
    think: () => Promise.resolve(left.shift()),
    play: () => Promise.resolve(undefined),
    stop: () => {},
    close: () => {},
  };
  return { engine, left };
}

const GAME = played(...BEFORE, "15-19").game;

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test("[P90] the computer answers a warned move only once the person stays with it", async () => {
  const { engine, left } = engineOf(BEST, ANSWER);
  const coach = createCoach(engine, true);
  const passes = coach.passes(GAME);
  await settled();
  expect(coach.warning.getState()).toEqual({ pieces: 1, answer: BLUNDER[1] });
  coach.playOn();
  expect(await passes).toBe(true);
  expect(coach.warning.getState()).toBeUndefined();
  // Nor is it judged again, as after a declined draw.
  expect(await coach.passes(GAME)).toBe(true);
  expect(left).toEqual([]);
});

test("[P90] a warning ends with its move, and a good move passes at once", async () => {
  const { engine } = engineOf(BEST, ANSWER, BEST, thought(-5, QUIET.slice(1)));
  const coach = createCoach(engine, true);
  const passes = coach.passes(GAME);
  await settled();
  coach.forget();
  expect(await passes).toBe(false);
  expect(coach.warning.getState()).toBeUndefined();
  expect(await coach.passes(played(...BEFORE, "4-8").game)).toBe(true);
});

test("[P90] a judgement that ends after the move was taken back warns of nothing and asks no more", async () => {
  const { engine, left } = engineOf(BEST, ANSWER);
  const coach = createCoach(engine, true);
  const passes = coach.passes(GAME);
  coach.forget();
  await settled();
  expect(coach.warning.getState()).toBeUndefined();
  expect(await passes).toBe(false);
  expect(left).toEqual([ANSWER]);
});

test("[P90] without a thought nothing is held up", async () => {
  const { engine } = engineOf(undefined, undefined);
  expect(await createCoach(engine, true).passes(GAME)).toBe(true);
});

test("[P90] the coach can be switched off and on: then a move passes, also one that was warned of", async () => {
  const { engine, left } = engineOf(BEST, ANSWER, BEST, ANSWER);
  const coach = createCoach(engine, true);
  const passes = coach.passes(GAME);
  await settled();
  coach.turn(false);
  expect(await passes).toBe(true);
  const other = played(...BEFORE, "15-18").game;
  expect(await coach.passes(other)).toBe(true);
  expect(left).toHaveLength(2);
  coach.turn(true);
  const judged = coach.passes(other);
  coach.turn(false);
  expect(await judged).toBe(true);
  expect(coach.warning.getState()).toBeUndefined();
});
