// An event loop with the measured costs of moves and refusals, and as many calls as one likes: what the load makes of a minute of them (X5).
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../base/config.ts";
import { createLoad } from "./load.ts";

/** Milliseconds: until a move is handed to the disk, until that has it, and until all are told. A move was measured at 0.33. */
const TAKES = 0.2;
const ON_DISK_AFTER = 3;
const TELLS = 0.13;
/** Measured by itself at 0.019 to 0.028. */
const REFUSAL = 0.025;
/** Measured with 13,000 connections: how often V8 looks for garbage, how long, and how much longer a call takes meanwhile. */
const MARKING = { every: 10_000, lasts: 450, slower: 2.5, pause: 16 };
const KNEE_PER_MS = 1 / (TAKES + TELLS);
const SECOND = 1_000;
const shipped = readConfig({}, "/nowhere");
if (!shipped.ok) throw new Error(shipped.faults.join(" "));
const LIMITS = shipped.config.limits.load;

let immediates: (() => void)[];
beforeEach(() => {
  immediates = [];
  vi.stubGlobal("setImmediate", (run: () => void) => void immediates.push(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Waits {
  readonly admitted: number[];
  readonly refused: number[];
  mostInFlight: number;
}

/** What a millisecond of work takes at a moment, and what comes between. */
function createCollector(isThere: boolean) {
  let beginsAt: number = MARKING.every / 2;
  const endsAt = () => beginsAt + MARKING.lasts;
  return {
    slower: (now: number) => (isThere && now >= beginsAt && now < endsAt() ? MARKING.slower : 1),
    /** When it is through with everything, in one piece. */
    pauseBefore(now: number): number {
      if (!isThere || now < endsAt()) return 0;
      beginsAt = now + MARKING.every;
      return MARKING.pause;
    },
  };
}

/** A loop that goes on from one load to the next. */
function startLoop(usualCost = 1, isCollecting = false) {
  const collector = createCollector(isCollecting);
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const after = (ms: number, run: () => void) => {
    timers.push({ at: now + ms, run });
    return () => undefined;
  };
  const load = createLoad(LIMITS, { now: () => now, after });
  const dice = createDice();
  const stored: { readonly at: number; readonly since: number }[] = [];
  const queue: number[] = [];
  let nextAt = 0;

  function runTimers(): void {
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
  }

  function lap(perMs: number, waits: Waits): void {
    runTimers();
    now += collector.pauseBefore(now);
    const cost = usualCost * collector.slower(now);
    for (; nextAt <= now; nextAt += -Math.log(dice()) / perMs) queue.push(nextAt);
    const [answers, calls] = [stored.filter(({ at }) => at <= now), queue.splice(0)];
    for (const { since } of answers) {
      now += TELLS * cost;
      load.end("movePiece", undefined);
      waits.admitted.push(now - since);
    }
    stored.splice(0, answers.length);
    for (const since of calls) {
      if (load.sheds("movePiece", undefined) === undefined) {
        load.begin("movePiece", undefined);
        now += TAKES * cost;
        stored.push({ at: now + ON_DISK_AFTER, since });
      } else {
        now += REFUSAL * cost;
        waits.refused.push(now - since);
      }
    }
    waits.mostInFlight = Math.max(waits.mostInFlight, load.inFlight);
    for (const run of immediates.splice(0)) run();
    const isIdle = answers.length + calls.length === 0;
    const next = Math.min(nextAt, stored[0]?.at ?? Infinity, ...timers.map(({ at }) => at));
    if (isIdle) now = Math.max(now, next);
  }

  return (perMs: number, milliseconds: number): Waits => {
    const waits: Waits = { admitted: [], refused: [], mostInFlight: 0 };
    nextAt = now;
    for (const end = now + milliseconds; now < end;) lap(perMs, waits);
    return waits;
  };
}

/** The same numbers in each run, never 0. */
function createDice(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function p99(waits: readonly number[]): number {
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
}

it("[X5] has a server that looks for garbage refuse as soon as at other times", () => {
  const go = startLoop(1, true);
  go(0.8 * KNEE_PER_MS, 20 * SECOND);
  const { admitted, refused } = go(2 * KNEE_PER_MS, 60 * SECOND);
  expect(p99(refused)).toBeLessThan(45);
  expect(p99(admitted)).toBeLessThan(65);
  expect(admitted.length).toBeGreaterThan(0.88 * KNEE_PER_MS * 60 * SECOND);
});

/** Some calls are under way in any case, and on a slow machine they take their time. */
const SLOW = { cost: 4, movesMs: 75, refusalsMs: 45 };

describe.each([{ cost: 1, movesMs: 60, refusalsMs: 40 }, SLOW])(
  "a server whose moves cost $cost times as much",
  ({ cost, movesMs, refusalsMs }) => {
    const knee = KNEE_PER_MS / cost;

    it("[X5] refuses nobody at 80 % of what it can do", () => {
      const { admitted, refused } = startLoop(cost)(0.8 * knee, 20 * SECOND);
      expect(refused).toEqual([]);
      expect(admitted.length).toBeGreaterThan(0.79 * knee * 20 * SECOND);
    });

    it("[X5] wastes nothing at twice of it: what refusals leave goes into moves, and nobody waits long", () => {
      const go = startLoop(cost);
      go(0.8 * knee, 20 * SECOND);
      const { admitted, refused, mostInFlight } = go(2 * knee, 60 * SECOND);
      const left = 60 * SECOND - refused.length * REFUSAL * cost;
      expect(admitted.length * (TAKES + TELLS) * cost).toBeGreaterThan(0.99 * left);
      expect(admitted.length).toBeGreaterThan(0.9 * knee * 60 * SECOND);
      expect(p99(admitted)).toBeLessThan(movesMs);
      expect(p99(refused)).toBeLessThan(refusalsMs);
      expect(mostInFlight).toBeLessThan(LIMITS.callsInFlight);
    });

    it("[X5] is itself again as soon as the press is over", () => {
      const go = startLoop(cost);
      go(2 * knee, 10 * SECOND);
      go(0.5 * knee, SECOND / 2);
      const { refused } = go(0.5 * knee, 5 * SECOND);
      expect(refused).toEqual([]);
    });
  },
);
