// Thinking in slices: orders are heard in between, sleep costs nothing, and small endgames come first.
import { parseFen, startGame, type Game } from "@kingrow/rules";
import { expect, test } from "vitest";
import type { KeptSlice } from "@kingrow/engine";
import type { EndgameShelf } from "./endgameShelf.ts";
import type { Report } from "./port.ts";
import { createThinker } from "./thinker.ts";

/** A shelf whose reading ends when the test says so. */
function setUpShelf(kept: readonly KeptSlice[] = []) {
  const slices = [...kept];
  const readers: ((slices: readonly KeptSlice[]) => void)[] = [];
  const shelf: EndgameShelf = {
    load: () => new Promise((resolve) => void readers.push(resolve)),
    keep: (slice) => void slices.push(slice),
  };
  return { shelf, slices, open: () => readers.forEach((read) => read([...slices])) };
}

/** A thinker whose time and turns are the test's. */
function setUp({ step = 1, pieces = 2, shelf = setUpShelf().shelf } = {}) {
  const reports: Report[] = [];
  const turns: (() => void)[] = [];
  const pauses: number[] = [];
  let now = 0;
  const take = createThinker({
    now: () => (now += step),
    later: (run, ms) => {
      turns.push(run);
      pauses.push(ms);
    },
    report: (report) => void reports.push(report),
    tableBits: 12,
    pieces,
    shelf,
  });
  const turn = (): boolean => {
    const run = turns.shift();
    run?.();
    return run !== undefined;
  };
  const toEnd = (): void => {
    while (turn()) continue;
  };
  const ends = (): Report[] => reports.filter(({ type }) => type !== "depth");
  return { take, turn, toEnd, reports, ends, pauses, sleep: (ms: number) => (now += ms) };
}

/** So few pieces that endgames are near, and too many for one to be asked about. */
const NEAR_END = "W:W21,22,25,26:B1,2,5,6";

/** What waits for a promise has had its turn. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
}

function at(fen: string): Game {
  const position = parseFen(fen);
  if (!position.ok) throw new Error("no position");
  return startGame(position.value);
}

test("[P70] tells each depth, then the thought, and nothing more", () => {
  const { take, toEnd, reports } = setUp();
  take({ type: "think", id: 7, question: { game: startGame(), limits: { depth: 4 } } });
  toEnd();
  expect(reports.map(({ type, id }) => `${type} ${id}`)).toEqual([
    "depth 7",
    "depth 7",
    "depth 7",
    "depth 7",
    "thought 7",
  ]);
});

test("[P70] an order to stop is heard after the slice under way, and ends it", () => {
  const { take, turn, toEnd, reports } = setUp();
  take({ type: "think", id: 1, question: { game: startGame(), limits: {} } });
  for (let turns = 0; turns < 5; turns += 1) expect(turn()).toBe(true);
  const told = reports.length;
  take({ type: "stop" });
  toEnd();
  expect(reports).toHaveLength(told);
});

test("another question takes the place of the one before", () => {
  const { take, turn, toEnd, ends } = setUp();
  take({ type: "think", id: 1, question: { game: startGame(), limits: {} } });
  turn();
  take({ type: "play", id: 2, question: { game: startGame(), level: 3, seed: 1 } });
  toEnd();
  expect(ends()).toMatchObject([{ type: "move", id: 2 }]);
});

test("a level plays its move, and none where there is none", () => {
  const { take, toEnd, ends } = setUp();
  take({ type: "play", id: 1, question: { game: at("B:W8,11:B4"), level: 2, seed: 1 } });
  toEnd();
  expect(ends()).toEqual([{ type: "move", id: 1, move: undefined }]);
});

test("[P70] the time in which the machine slept does not count as thought", () => {
  const { take, turn, toEnd, sleep, reports } = setUp();
  take({ type: "think", id: 1, question: { game: startGame(), limits: { ms: 600 } } });
  turn();
  sleep(3_600_000);
  turn();
  expect(reports.every(({ type }) => type === "depth")).toBe(true);
  toEnd();
  expect(reports.at(-1)).toMatchObject({ type: "thought", thought: { depth: expect.any(Number) } });
});

test("[P70] at an input it rests a moment, and goes on with the same thought", () => {
  const { take, turn, toEnd, sleep, pauses, reports, ends } = setUp({ step: 0.1 });
  take({ type: "think", id: 1, question: { game: startGame(), limits: { nodes: 60_000 } } });
  turn();
  const told = reports.length;
  take({ type: "rest" });
  turn();
  turn();
  expect(reports).toHaveLength(told);
  expect(pauses.at(-1)).toBeGreaterThan(50);
  sleep(60);
  toEnd();
  expect(ends()).toMatchObject([{ type: "thought", id: 1, thought: { move: expect.anything() } }]);
});

test("[P70] the time in which it rested does not count as thought", () => {
  const { take, turn, toEnd, sleep, reports } = setUp();
  take({ type: "think", id: 1, question: { game: startGame(), limits: { ms: 400 } } });
  for (let presses = 0; presses < 8; presses += 1) {
    turn();
    take({ type: "rest" });
    sleep(60);
  }
  turn();
  expect(reports.every(({ type }) => type === "depth")).toBe(true);
  toEnd();
  expect(reports.at(-1)).toMatchObject({ type: "thought", thought: { depth: expect.any(Number) } });
});

test("[P70] under a hand that never stops it thinks all the same", () => {
  const { take, turn, ends } = setUp({ step: 10 });
  take({ type: "think", id: 1, question: { game: startGame(), limits: { depth: 6 } } });
  for (let turns = 0; turns < 1000 && ends().length === 0; turns += 1) {
    take({ type: "rest" });
    turn();
    expect(turns).toBeLessThan(999);
  }
});

test("the smallest endgames are known before a question about few pieces is answered", () => {
  const { take, toEnd, ends } = setUp({ step: 0.001, pieces: 3 });
  take({ type: "think", id: 1, question: { game: at("W:WK18,K19:BK1"), limits: { depth: 2 } } });
  toEnd();
  const [end] = ends();
  expect(end?.type === "thought" && end.thought?.score).toBeGreaterThan(15_000);
});

test("[P70] at each input it rests from the endgames it works out while nobody asks", async () => {
  const { shelf, slices, open } = setUpShelf();
  const { take, toEnd, turn, sleep } = setUp({ step: 0.001, pieces: 3, shelf });
  take({ type: "think", id: 1, question: { game: at(NEAR_END), limits: { depth: 2 } } });
  toEnd();
  open();
  await settled();
  for (let presses = 0; presses < 20; presses += 1) {
    take({ type: "rest" });
    turn();
    sleep(50);
  }
  expect(slices).toHaveLength(0);
  toEnd();
  expect(slices.length).toBeGreaterThan(10);
});

test("[P70] endgames are worked out while nobody asks, kept, and taken back at the next visit", async () => {
  const first = setUpShelf();
  const once = setUp({ step: 0.001, pieces: 3, shelf: first.shelf });
  once.take({ type: "think", id: 1, question: { game: at(NEAR_END), limits: { depth: 2 } } });
  once.toEnd();
  expect(first.slices).toHaveLength(0);
  first.open();
  await settled();
  once.toEnd();
  expect(first.slices.length).toBeGreaterThan(10);

  const second = setUpShelf(first.slices);
  const again = setUp({ step: 0.001, pieces: 3, shelf: second.shelf });
  again.take({ type: "think", id: 1, question: { game: at(NEAR_END), limits: { depth: 2 } } });
  second.open();
  await settled();
  again.toEnd();
  expect(second.slices).toHaveLength(first.slices.length);
});

test("[P80] after questions limited by nodes alone no endgames are made or read that change an answer", async () => {
  const { shelf, slices, open } = setUpShelf();
  const { take, toEnd, ends } = setUp({ step: 0.001, pieces: 3, shelf });
  take({ type: "think", id: 1, question: { game: at(NEAR_END), limits: { nodes: 5_000 } } });
  toEnd();
  open();
  await settled();
  toEnd();
  expect(ends()).toHaveLength(1);
  expect(slices).toHaveLength(0);
});
