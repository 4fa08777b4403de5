// The engine as a screen has it: one question at a time, a worker that may break, and none at all.
import { FakeClock } from "@kingrow/client/testing";
import type { Thought } from "@kingrow/engine";
import { startGame, type Move } from "@kingrow/rules";
import { afterEach, expect, test, vi } from "vitest";
import type { Order, PortEvents } from "./port.ts";
import { startEngine } from "./startEngine.ts";

afterEach(() => vi.restoreAllMocks());

const GAME = startGame();
const MOVE: Move = { path: [11, 15], captures: [] };

function thoughtAt(depth: number): Thought {
  return { move: MOVE, score: 4, depth, nodes: 9, line: [MOVE] };
}

/** An engine whose workers are the test's. */
function setUp() {
  const workers: { readonly events: PortEvents; readonly orders: Order[]; isClosed: boolean }[] =
    [];
  const onMissing = vi.fn<(isMissing: boolean) => void>();
  const clock = new FakeClock();
  const engine = startEngine({
    clock,
    onMissing,
    open: (events) => {
      const worker = { events, orders: [] as Order[], isClosed: false };
      workers.push(worker);
      return {
        send: (order) => void worker.orders.push(order),
        close: () => {
          worker.isClosed = true;
        },
      };
    },
  });
  const last = () => workers.at(-1)!;
  const lastId = (): number => {
    const order = last().orders.at(-1);
    return order !== undefined && "id" in order ? order.id : 0;
  };
  return { engine, workers, last, lastId, clock, onMissing };
}

test("[P70] no worker is there before the first question", async () => {
  const { engine, workers, last, lastId } = setUp();
  expect(workers).toHaveLength(0);
  const move = engine.play({ game: GAME, level: 8, seed: 1 });
  last().events.onReport({ type: "move", id: lastId(), move: MOVE });
  expect(await move).toEqual(MOVE);
  expect(workers).toHaveLength(1);
});

test("tells depths as they come, and resolves with the last word", async () => {
  const { engine, last, lastId } = setUp();
  const depths: number[] = [];
  const thought = engine.think({ game: GAME, limits: { depth: 2 } }, ({ depth }) =>
    depths.push(depth),
  );
  for (const depth of [1, 2])
    last().events.onReport({ type: "depth", id: lastId(), thought: thoughtAt(depth) });
  last().events.onReport({ type: "thought", id: lastId(), thought: thoughtAt(3) });
  expect((await thought)?.depth).toBe(3);
  expect(depths).toEqual([1, 2]);
});

test("[P70] stopping resolves at once with what was found, and later reports are not heard", async () => {
  const { engine, last, lastId } = setUp();
  const onDepth = vi.fn<(thought: Thought) => void>();
  const thought = engine.think({ game: GAME, limits: {} }, onDepth);
  const id = lastId();
  last().events.onReport({ type: "depth", id, thought: thoughtAt(5) });
  engine.stop();
  expect(last().orders.at(-1)).toEqual({ type: "stop" });
  expect((await thought)?.depth).toBe(5);
  last().events.onReport({ type: "depth", id, thought: thoughtAt(6) });
  expect(onDepth).toHaveBeenCalledOnce();
});

test("another question takes the place of the one before", async () => {
  const { engine, last, lastId } = setUp();
  const first = engine.think({ game: GAME, limits: {} });
  const second = engine.play({ game: GAME, level: 1, seed: 1 });
  expect(await first).toBeUndefined();
  last().events.onReport({ type: "move", id: lastId(), move: MOVE });
  expect(await second).toEqual(MOVE);
});

test("[P70] closing ends the worker, and nothing is answered any more", async () => {
  const { engine, last, workers } = setUp();
  const move = engine.play({ game: GAME, level: 1, seed: 1 });
  engine.close();
  expect(last().isClosed).toBe(true);
  expect(await move).toBeUndefined();
  expect(await engine.play({ game: GAME, level: 1, seed: 1 })).toBeUndefined();
  expect(workers).toHaveLength(1);
});

test("[P70] a worker that breaks or falls silent gives way to another, asked the same", async () => {
  const { engine, workers, last, lastId, clock } = setUp();
  const move = engine.play({ game: GAME, level: 8, seed: 4 });
  clock.advance(20_000);
  expect(workers).toHaveLength(2);
  expect(workers[0]!.isClosed).toBe(true);
  expect(last().orders).toEqual(workers[0]!.orders);
  last().events.onReport({ type: "move", id: lastId(), move: MOVE });
  expect(await move).toEqual(MOVE);
});

test("[P70] a worker that falls silent over a number of nodes gives way too, however slow the machine", async () => {
  const { engine, workers, last, lastId, clock } = setUp();
  const thought = engine.think({ game: GAME, limits: { nodes: 40_000 } });
  clock.advance(15_000);
  expect(workers).toHaveLength(1);
  clock.advance(15_000);
  expect(workers).toHaveLength(2);
  last().events.onReport({ type: "thought", id: lastId(), thought: thoughtAt(3) });
  expect((await thought)?.depth).toBe(3);
});

test("[P70] a worker that slept as long as the page is not taken for a silent one", async () => {
  const { engine, workers, last, lastId, clock } = setUp();
  const timers: (() => void)[] = [];
  vi.spyOn(clock, "after").mockImplementation((_ms, run) => {
    timers.push(run);
    return () => void timers.splice(timers.indexOf(run), 1);
  });
  const move = engine.play({ game: GAME, level: 8, seed: 4 });
  // Timers that became due during a sleep come first on waking up.
  timers.shift()?.();
  expect(workers).toHaveLength(1);
  last().events.onReport({ type: "move", id: lastId(), move: MOVE });
  expect(await move).toEqual(MOVE);
  expect(timers).toEqual([]);
});

test("[P70] where two workers break a question gets no answer, the screen is told, and the next question tries again", async () => {
  const { engine, workers, last, lastId, onMissing } = setUp();
  const move = engine.play({ game: GAME, level: 8, seed: 4 });
  last().events.onFault();
  last().events.onFault();
  expect(onMissing).toHaveBeenLastCalledWith(true);
  expect(await move).toBeUndefined();
  expect(workers).toHaveLength(2);
  expect(workers.every(({ isClosed }) => isClosed)).toBe(true);
  const next = engine.play({ game: GAME, level: 8, seed: 4 });
  last().events.onReport({ type: "move", id: lastId(), move: MOVE });
  expect(await next).toEqual(MOVE);
  expect(onMissing).toHaveBeenLastCalledWith(false);
  engine.close();
});

test("[P70] without workers no question waits", async () => {
  const open = vi.fn<() => never>(() => {
    throw new Error("no workers here");
  });
  const onMissing = vi.fn<(isMissing: boolean) => void>();
  const engine = startEngine({ open, onMissing });
  for (const level of [3, 4, 5])
    expect(await engine.play({ game: GAME, level, seed: 1 })).toBeUndefined();
  expect(onMissing.mock.calls.flat()).not.toContain(false);
  engine.close();
});
