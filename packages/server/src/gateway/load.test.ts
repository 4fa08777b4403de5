// Which calls a busy server refuses, in which order, and how soon it is itself again (X5).
import { steadyClock } from "@kingrow/time";
import { EventEmitter, once } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLoad, type Load } from "./load.ts";
import { createdBy, nextKey, until } from "./testing/testClients.ts";
import { startedGame, startTestServer, type TestServer } from "./testing/testServer.ts";

const NAMES = ["createRoom", "joinRoom", "getAvailableRooms", "playerReady", "movePiece"] as const;

describe("the load", () => {
  let clock = 0;
  let load: Load;
  beforeEach(() => {
    vi.useFakeTimers();
    clock = 0;
    load = createLoad(
      { callsInFlight: 10, loopDelayMs: 100, lapMs: 20 },
      {
        ...steadyClock,
        now: () => clock,
      },
    );
  });
  afterEach(() => {
    load.stop();
    vi.useRealTimers();
  });

  /** Timers come this late, for so many looks. */
  function stall(lateMs: number, looks: number): void {
    for (let count = 0; count < looks; count += 1) {
      clock += 20 + lateMs;
      vi.advanceTimersByTime(20);
    }
  }

  function refused(): readonly string[] {
    return NAMES.filter((name) => load.sheds(name) !== undefined);
  }

  it("[X5] gives up new rooms first, then joins and lists, then readiness, moves last", () => {
    const steps = [];
    for (let count = 0; count < 10; count += 1) {
      load.begin();
      steps.push(refused().length);
    }
    expect(steps).toEqual([0, 0, 0, 0, 1, 3, 3, 4, 4, 5]);
    for (let count = 0; count < 10; count += 1) load.end();
    expect(refused()).toEqual([]);
  });

  it("[X5] minds a loop that is late and stays late, not a single standstill, and moves go on even then", () => {
    stall(200, 1);
    expect(refused()).toEqual([]);
    stall(200, 20);
    expect(refused()).toEqual(NAMES.slice(0, -1));
    stall(0, 20);
    expect(refused()).toEqual([]);
  });

  /** Laps of the event loop, each with calls for so long. */
  function laps(milliseconds: number, count: number, calls = 16): void {
    for (let lap = 0; lap < count; lap += 1) {
      load.begin();
      take(calls - 1);
      clock += milliseconds;
      load.end();
      vi.advanceTimersByTime(20);
    }
  }

  function take(calls: number): void {
    for (let count = 0; count < calls; count += 1) {
      load.begin();
      load.end();
    }
  }

  /** How many of a thousand calls are refused. */
  function refusedOf(name: (typeof NAMES)[number]): number {
    return Array.from({ length: 1_000 }, () => load.sheds(name)).filter(Boolean).length;
  }

  it("[X5] refuses nobody for one long lap, and in a lasting press some new rooms before all of them", () => {
    laps(100, 1);
    expect(refused()).toEqual([]);
    expect(load.isCalm).toBe(true);
    laps(20, 1);
    expect(load.isCalm).toBe(false);
    expect(refusedOf("createRoom")).toBeGreaterThan(100);
    expect(refusedOf("createRoom")).toBeLessThan(900);
    expect(refusedOf("joinRoom")).toBe(0);
    laps(100, 8);
    expect(NAMES.map(refusedOf).slice(0, 3)).toEqual([1_000, 1_000, 1_000]);
    expect(refusedOf("movePiece")).toBe(0);
    laps(0, 20);
    expect(refused()).toEqual([]);
  });

  it("[X5] is pressed by calls alone: laps that are long with few of them refuse nobody", () => {
    laps(40, 20, 15);
    expect(refused()).toEqual([]);
    expect(load.isCalm).toBe(true);
  });

  it("[X5] under pressure takes moves as long as a lap may last and a few in any case, and the rest is refused", () => {
    laps(100, 20);
    load.begin();
    clock += 100;
    expect(refusedOf("movePiece")).toBe(0);
    vi.advanceTimersByTime(0);
    take(16);
    clock += 19;
    expect(refusedOf("movePiece")).toBe(0);
    clock += 1;
    expect(refusedOf("movePiece")).toBe(1_000);
    vi.advanceTimersByTime(0);
    load.begin();
    expect(refusedOf("movePiece")).toBe(0);
  });

  it("[X5] sends everybody back at another time", () => {
    const times = Array.from({ length: 100 }, () => load.retryInMs());
    expect(new Set(times).size).toBeGreaterThan(50);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...times)).toBeLessThanOrEqual(1_500);
  });
});

describe("a busy server", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({
      MAX_CALLS_IN_FLIGHT: "10",
      RATE_MOVE_PIECE: "100/10",
    });
  });
  afterEach(() => server.close());

  it("[X5] says so at once, with the time to come again, while moves of a running game go on", async () => {
    const { black, roomId } = await startedGame(server);
    const crowd = await Promise.all(Array.from({ length: 7 }, () => server.connect(nextKey())));
    const commit = server.store.commit.bind(server.store);
    let isReleased = false;
    const gate = new EventEmitter();
    vi.spyOn(server.store, "commit").mockImplementation(async (next, ...rest) => {
      if (next.id !== roomId && !isReleased) await once(gate, "open");
      return commit(next, ...rest);
    });
    const opened = crowd.map((client) => client.emitWithAck("createRoom", { isPrivate: true }));
    await until(async () => server.recorder.shed.mock.calls.length >= 2);
    const host = await server.connect();
    // The commits before it are still held back: nobody waits for a refusal.
    expect(await host.emitWithAck("createRoom", { isPrivate: true })).toEqual({
      success: false,
      code: "OVERLOADED",
      message: "The server is very busy right now. Please try again in a moment.",
      error: "The server is very busy right now. Please try again in a moment.",
      retryInMs: expect.any(Number),
    });
    const move = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
    expect(await black.emitWithAck("movePiece", move)).toMatchObject({ success: true });
    isReleased = true;
    gate.emit("open");
    const codes = (await Promise.all(opened)).map((ack) => (ack.success ? "OK" : ack.code));
    expect(codes.filter((code) => code === "OK")).toHaveLength(5);
    expect(codes.filter((code) => code === "OVERLOADED")).toHaveLength(2);
    expect(server.recorder.shed.mock.calls).toEqual([["rooms"], ["rooms"], ["rooms"]]);
    await createdBy(host, true);
  });
});
