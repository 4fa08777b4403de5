// What the coach warns of, who decides then, and that the review says the same.
import {
  findMove,
  initialPosition,
  playMove,
  startGame,
  type Game,
  type Move,
} from "@kingrow/rules";
import { Engine, type Question, type Thought } from "@kingrow/engine";
import { judgeGame, reasonOf, turningPoints, type TurningPoint } from "@kingrow/engine/review";
import { expect, test, vi } from "vitest";
import type { EngineHandle } from "../engine/startEngine.ts";
import { createCoach } from "./coach.ts";

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
const THOUGHTS: Record<number, Thought> = { [BEFORE.length]: BEST, [BEFORE.length + 1]: ANSWER };

/** An engine that thinks so after so many moves of the game; without `thoughts` nothing. */
function engineOf(thoughts: Readonly<Record<number, Thought>> = {}) {
  const think = vi.fn<EngineHandle["think"]>(async ({ game }) => thoughts[game.moves.length]);
  const engine: EngineHandle = {
    think,
    play: () => Promise.resolve(undefined),
    stop: () => {},
    close: () => {},
  };
  return { engine, think };
}

const GAME = played(...BEFORE, "15-19").game;

/** Long enough for all that the coach asks. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

test("[P90] the computer answers a warned move only once the person stays with it", async () => {
  const { engine, think } = engineOf(THOUGHTS);
  const coach = createCoach(engine, true);
  const passes = coach.passes(GAME);
  await settled();
  expect(coach.warning.getState()).toMatchObject({
    played: "15-19",
    pieces: 1,
    answer: BLUNDER.slice(1),
  });
  coach.playOn();
  expect(await passes).toBe(true);
  expect(coach.warning.getState()).toBeUndefined();
  // Nor is it judged again, as after a declined draw.
  const asked = think.mock.calls.length;
  expect(await coach.passes(GAME)).toBe(true);
  expect(think.mock.calls.length).toBe(asked);
});

test("[P90] a warning ends with its move", async () => {
  const { engine } = engineOf(THOUGHTS);
  const coach = createCoach(engine, true);
  const passes = coach.passes(GAME);
  await settled();
  coach.forget();
  expect(await passes).toBe(false);
  expect(coach.warning.getState()).toBeUndefined();
});

test("[P90] a good move passes after one short look", async () => {
  const answer = thought(-5, QUIET.slice(1));
  const { engine, think } = engineOf({ ...THOUGHTS, [BEFORE.length + 1]: answer });
  const coach = createCoach(engine, true);
  expect(await coach.passes(played(...BEFORE, "4-8").game)).toBe(true);
  expect(think.mock.calls.map(([{ limits }]) => limits.nodes)).toEqual([40_000, 40_000]);
});

test("[P90] a judgement that ends after the move was taken back warns of nothing and asks no more", async () => {
  const { engine, think } = engineOf(THOUGHTS);
  const coach = createCoach(engine, true);
  const passes = coach.passes(GAME);
  coach.forget();
  await settled();
  expect(coach.warning.getState()).toBeUndefined();
  expect(await passes).toBe(false);
  expect(think).toHaveBeenCalledTimes(1);
});

test("[P90] without a thought nothing is held up", async () => {
  expect(await createCoach(engineOf().engine, true).passes(GAME)).toBe(true);
});

test("[P90] the coach can be switched off and on: then a move passes, also one that was warned of", async () => {
  const { engine, think } = engineOf(THOUGHTS);
  const coach = createCoach(engine, true);
  const passes = coach.passes(GAME);
  await settled();
  coach.turn(false);
  expect(await passes).toBe(true);
  const asked = think.mock.calls.length;
  const other = played(...BEFORE, "15-18").game;
  expect(await coach.passes(other)).toBe(true);
  expect(think.mock.calls.length).toBe(asked);
  coach.turn(true);
  const judged = coach.passes(other);
  coach.turn(false);
  expect(await judged).toBe(true);
  expect(coach.warning.getState()).toBeUndefined();
});

/** Black gives two pieces away, and White does not take them. */
const WITH_MISTAKES = "9-13 23-18 11-15 18x11 7x16 21-17 10-15 25-21 2-7 22-18".split(" ");

/** An engine with short looks. */
function newThink() {
  const engine = new Engine({ tableBits: 16 });
  return async ({ limits, ...question }: Question) =>
    engine.thinkNow({ ...question, limits: { nodes: (limits.nodes ?? 0) / 20 } });
}

function textOf(point: TurningPoint): string {
  const { reason, pieces } = reasonOf(point);
  return `${point.played} ${reason} ${pieces}`;
}

test("[P90] in a whole game the coach names the mistakes of the review, for the same reasons", async () => {
  const review = await judgeGame(
    { start: initialPosition, moves: WITH_MISTAKES },
    { think: newThink(), onProgress: () => {} },
  );
  const coach = createCoach({ ...engineOf().engine, think: newThink() }, true);
  const warnings: string[] = [];
  coach.warning.subscribe((point) => {
    if (point === undefined) return;
    warnings.push(textOf(point));
    coach.playOn();
  });
  for (const ply of WITH_MISTAKES.keys())
    await coach.passes(played(...WITH_MISTAKES.slice(0, ply + 1)).game);
  expect(warnings).toEqual(["2-7 loses 2", "22-18 misses 2"]);
  expect(warnings).toEqual(turningPoints(review ?? [], WITH_MISTAKES, "black").map(textOf));
});
