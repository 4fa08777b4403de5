// Which calls a busy server refuses, in which order, and how soon it is itself again (X5).
import type { Clock } from "@kingrow/time";
import { steadyClock } from "@kingrow/time/machine";
import { EventEmitter, once } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLoad, type Load } from "./load.ts";
import { createdBy, nextKey, until } from "../testing/testClients.ts";
import { startedGame, startTestServer, type TestServer } from "../testing/testServer.ts";

const NAMES = ["createRoom", "joinRoom", "getAvailableRooms", "playerReady", "movePiece"] as const;

const at = (now: () => number): Clock => ({ ...steadyClock, now });

describe("the load", () => {
  let clock = 0;
  let load: Load;
  beforeEach(() => {
    vi.useFakeTimers();
    clock = 0;
    load = createLoad(
      { callsInFlight: 10, loopDelayMs: 100, callMs: 20 },
      at(() => clock),
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

  function refused(address?: string): readonly string[] {
    return NAMES.filter((name) => load.sheds(name, address) !== undefined);
  }

  it("[X5] gives up new rooms first, then joins and lists, then readiness, moves last", () => {
    const steps = [];
    for (let count = 0; count < 10; count += 1) {
      load.begin("movePiece", undefined);
      steps.push(refused().length);
    }
    expect(steps).toEqual([0, 0, 0, 0, 1, 3, 3, 4, 4, 5]);
    for (let count = 0; count < 10; count += 1) load.end("movePiece", undefined);
    expect(refused()).toEqual([]);
  });

  it("[X5] takes moves however much else was taken before it was busy", () => {
    for (let count = 0; count < 30; count += 1) load.begin("createRoom", undefined);
    expect(refused()).toEqual(NAMES.slice(0, -1));
    for (let count = 0; count < 9; count += 1) load.begin("movePiece", undefined);
    expect(refused()).toEqual(NAMES.slice(0, -1));
    load.begin("movePiece", undefined);
    expect(refused()).toEqual(NAMES);
  });

  it("[X5] has 64 calls of one address under way that can wait, and moves besides, while others call", () => {
    load.stop();
    load = createLoad(
      { callsInFlight: 500, loopDelayMs: 1_000, callMs: 20 },
      at(() => clock),
    );
    for (let count = 0; count < 63; count += 1) load.begin("playNow", "house");
    load.begin(undefined, "house");
    expect(refused("house")).toEqual([]);
    load.begin("movePiece", "street");
    expect(refused("house")).toEqual(NAMES.slice(0, -1));
    expect(refused("street")).toEqual([]);
    load.end("playNow", "house");
    expect(refused("house")).toEqual([]);
  });

  it("[X5] has an eighth of a larger bound of one address under way", () => {
    load.stop();
    load = createLoad(
      { callsInFlight: 800, loopDelayMs: 1_000, callMs: 20 },
      at(() => clock),
    );
    load.begin("movePiece", "street");
    for (let count = 0; count < 99; count += 1) load.begin("playNow", "house");
    expect(refused("house")).toEqual([]);
    load.begin("playNow", "house");
    expect(refused("house")).toEqual(NAMES.slice(0, -1));
  });

  it("[X5] does not mind calls that only wait for time to pass", async () => {
    const waits: (() => void)[] = [];
    for (let count = 0; count < 10; count += 1) {
      load.begin("playNow", undefined);
      void load.idle(new Promise<void>((resolve) => waits.push(resolve)), undefined);
    }
    expect([load.inFlight, refused()]).toEqual([0, []]);
    for (const wait of waits) wait();
    await Promise.resolve();
    expect([load.inFlight, refused()]).toEqual([10, NAMES.slice(0, -1)]);
  });

  it("[X5] counts calls that wait so as their address's, for they all go on at once", () => {
    load.stop();
    load = createLoad(
      { callsInFlight: 500, loopDelayMs: 1_000, callMs: 20 },
      at(() => clock),
    );
    load.begin("movePiece", "street");
    for (let count = 0; count < 64; count += 1) {
      load.begin("getAvailableRooms", "house");
      void load.idle(new Promise(() => undefined), "house");
    }
    expect([refused("house"), refused("street")]).toEqual([NAMES.slice(0, -1), []]);
  });

  it("[X5] takes none of those that wait so off what keeps others out, for they keep nobody out", async () => {
    const waits: (() => void)[] = [];
    for (let count = 0; count < 65; count += 1) {
      load.begin("getAvailableRooms", "busy");
      void load.idle(new Promise<void>((resolve) => waits.push(resolve)), "busy");
    }
    for (let count = 0; count < 12; count += 1) load.begin("createRoom", "quiet");
    expect([load.inFlight, refused("quiet")]).toEqual([12, []]);
    load.begin("createRoom", "quiet");
    expect(refused("quiet")).toEqual(["createRoom"]);
    for (const wait of waits) wait();
    await Promise.resolve();
    expect([load.inFlight, refused("quiet")]).toEqual([78, ["createRoom"]]);
  });

  it("[X5] looks through no other calls to take a move", () => {
    for (let count = 0; count < 200; count += 1) {
      load.begin("movePiece", "busy");
      load.end("movePiece", "busy");
    }
    for (let count = 0; count < 5; count += 1) load.begin("createRoom", `house ${count}`);
    const walks = vi.spyOn(Map.prototype, Symbol.iterator);
    expect(load.sheds("movePiece", "house 1")).toBeUndefined();
    expect(walks).not.toHaveBeenCalled();
    load.sheds("joinRoom", "house 1");
    expect(walks).toHaveBeenCalled();
    walks.mockRestore();
  });

  it("[X5] minds a loop that is late and stays late, not a single standstill, and moves go on even then", () => {
    stall(200, 1);
    expect(refused()).toEqual([]);
    stall(200, 20);
    expect(refused()).toEqual(NAMES.slice(0, -1));
    stall(0, 20);
    expect(refused()).toEqual([]);
  });

  it("[X5] is calm until it would refuse something", () => {
    for (let count = 0; count < 3; count += 1) load.begin("movePiece", undefined);
    expect(load.isCalm).toBe(true);
    load.begin("movePiece", undefined);
    expect(load.isCalm).toBe(false);
    load.end("movePiece", undefined);
    expect(load.isCalm).toBe(true);
  });

  it("[X5] has fewer calls in flight, in the same order of classes, once they take too long", () => {
    load.stop();
    load = createLoad(
      { callsInFlight: 100, loopDelayMs: 1_000, callMs: 20 },
      at(() => clock),
    );
    for (let round = 0; round < 20; round += 1) {
      for (let count = 0; count < 80; count += 1) load.begin("movePiece", undefined);
      clock += 50;
      for (let count = 0; count < 80; count += 1) load.end("movePiece", undefined);
      vi.advanceTimersByTime(20);
    }
    // 80 in 50 ms are 32 in 20 ms.
    expect(load.mostInFlight).toBeGreaterThan(30);
    expect(load.mostInFlight).toBeLessThan(60);
    const steps: number[] = [];
    for (let count = 0; count < load.mostInFlight; count += 1) {
      steps.push(refused().length);
      load.begin("movePiece", undefined);
    }
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps)).toEqual(new Set([0, 1, 3, 4]));
    expect(refused()).toEqual(NAMES);
  });

  it("[X5] refuses an address that makes much of the calls, and the others as if those were not there", () => {
    for (let count = 0; count < 200; count += 1) {
      load.begin("movePiece", "busy");
      load.end("movePiece", "busy");
    }
    const steps = [];
    for (let count = 0; count < 10; count += 1) {
      load.begin("movePiece", "busy");
      steps.push([refused("busy").length, refused("quiet").length]);
    }
    const busy = [0, 0, 0, 1, 3, 3, 4, 5, 5, 5];
    expect(steps).toEqual(busy.map((count) => [count, 0]));
    for (let count = 0; count < 8; count += 1) load.begin("movePiece", "quiet");
    expect(refused("quiet")).toEqual(NAMES);
  });

  it("[X5] opens rooms for others while all that was taken at once of one address is under way", () => {
    for (let count = 0; count < 64; count += 1) load.begin("playNow", "busy");
    load.begin("movePiece", "quiet");
    load.end("movePiece", "quiet");
    refused("busy");
    expect([refused("busy"), refused("quiet")]).toEqual([NAMES.slice(0, -1), []]);
    for (let count = 0; count < 13; count += 1) load.begin("createRoom", "quiet");
    expect(refused("quiet")).toEqual(["createRoom"]);
  });

  function givingWay(): readonly string[] {
    return ["busy", "quiet"].filter((address) => load.givesWay(address));
  }

  /** So many are refused, or as many as are answered, until the next look. */
  function press(name: (typeof NAMES)[number] = "movePiece", refusals = 320): void {
    for (let count = 0; count < 320; count += 1) load.begin(name, undefined);
    for (let count = 0; count < refusals; count += 1) load.sheds(name, undefined);
    for (let count = 0; count < 320; count += 1) load.end(name, undefined);
    clock += 20;
    vi.advanceTimersByTime(20);
  }

  /** Those of a lap that has taken calls for 10 ms and longer. */
  function refusedLate(): readonly string[] {
    refused();
    clock += 10;
    return refused();
  }

  describe("in one lap of the event loop", () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate"] });
      load.stop();
      load = createLoad(
        { callsInFlight: 500, loopDelayMs: 1_000, callMs: 20 },
        at(() => clock),
      );
    });

    it("[X5] takes calls for 10 ms while many are refused, and again in the next", () => {
      press();
      expect(refused()).toEqual([]);
      clock += 9.9;
      expect(refused()).toEqual([]);
      clock += 0.1;
      expect(refused()).toEqual(NAMES);
      vi.runOnlyPendingTimers();
      expect(refused()).toEqual([]);
    });

    it("[X5] takes no longer what is pressed by its own class or by a later one, and moves go on", () => {
      press("createRoom");
      expect(refusedLate()).toEqual(["createRoom"]);
      vi.runOnlyPendingTimers();
      press("joinRoom");
      expect(refusedLate()).toEqual(NAMES.slice(0, 3));
      vi.runOnlyPendingTimers();
      press("playerReady");
      expect(refusedLate()).toEqual(NAMES.slice(0, -1));
    });

    it("[X5] lets moves of running games pass while joins alone are refused", () => {
      for (let count = 0; count < 20; count += 1) load.begin("movePiece", undefined);
      for (let count = 0; count < 20; count += 1) load.end("movePiece", undefined);
      press("joinRoom");
      expect(refusedLate()).not.toContain("movePiece");
    });

    it("[X5] is pressed by no refusals that may come of one standstill", () => {
      for (let count = 0; count < 320; count += 1) load.begin("movePiece", undefined);
      for (let count = 0; count < 31; count += 1) load.sheds("movePiece", undefined);
      clock += 20;
      vi.advanceTimersByTime(20);
      for (let count = 0; count < 320; count += 1) load.end("movePiece", undefined);
      expect(refusedLate()).toEqual([]);
    });

    it("[X5] keeps no move out for one refused room in a quiet server", () => {
      for (let count = 0; count < 170; count += 1) load.begin("createRoom", undefined);
      expect(refused()).toEqual(["createRoom"]);
      clock += 20;
      vi.advanceTimersByTime(20);
      expect(refusedLate()).toEqual(["createRoom"]);
    });

    it("[X11] takes what comes from an address that makes much of the calls for 4 ms of a lap, while others call", () => {
      for (let count = 0; count < 200; count += 1) load.begin("movePiece", "busy");
      expect(givingWay()).toEqual([]);
      clock += 4;
      expect(givingWay()).toEqual([]);
      load.begin("movePiece", "quiet");
      expect(givingWay()).toEqual([]);
      clock += 3.9;
      expect(givingWay()).toEqual([]);
      clock += 0.1;
      expect(givingWay()).toEqual(["busy"]);
      vi.runOnlyPendingTimers();
      expect(givingWay()).toEqual([]);
    });

    it("[X5] takes whatever has come during a standstill while few are refused", () => {
      expect(refused()).toEqual([]);
      clock += 100;
      expect(refused()).toEqual([]);
    });
  });

  const times = () => Array.from({ length: 200 }, () => load.retryInMs());

  it("[X5] sends everybody back at another time", () => {
    expect(new Set(times()).size).toBeGreaterThan(50);
    expect(Math.min(...times())).toBeGreaterThanOrEqual(150);
    expect(Math.max(...times())).toBeLessThanOrEqual(450);
  });

  it("[X5] sends them back as soon where a few of many are refused", () => {
    for (let looks = 0; looks < 150; looks += 1) {
      for (let count = 0; count < 10; count += 1) load.begin("movePiece", undefined);
      load.sheds("createRoom", undefined);
      for (let count = 0; count < 10; count += 1) load.end("movePiece", undefined);
      vi.advanceTimersByTime(20);
    }
    expect(Math.max(...times())).toBeLessThanOrEqual(450);
  });

  it("[X5] sends them back for longer while many are refused", () => {
    for (let count = 0; count < 10; count += 1) load.begin("movePiece", undefined);
    for (let looks = 0; looks < 150; looks += 1) {
      refused();
      vi.advanceTimersByTime(20);
    }
    expect(Math.min(...times())).toBeGreaterThanOrEqual(1_500);
    expect(Math.max(...times())).toBeGreaterThan(3_000);
    expect(Math.max(...times())).toBeLessThanOrEqual(4_500);
    vi.advanceTimersByTime(150 * 20);
    expect(Math.max(...times())).toBeLessThanOrEqual(450);
  });
});

describe("who comes into the lobby", () => {
  it("[X5] keeps nothing busy while waiting for the others who come", async () => {
    const server = await startTestServer();
    const idle = vi.spyOn(server.load, "idle");
    const client = await server.connect();
    const calls = Array.from({ length: 5 }, () => client.emitWithAck("getAvailableRooms"));
    for (const ack of await Promise.all(calls)) expect(ack).toEqual({ success: true });
    expect(idle).toHaveBeenCalled();
    expect(server.load.inFlight).toBe(0);
    await server.close();
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
