import { beforeEach, describe, expect, it } from "vitest";
import {
  BEAT_PAUSE_MS,
  createNodeRegistry,
  DEAD_AFTER_BEATS,
  type NodeRegistry,
} from "./nodeRegistry.ts";

const START = 1_700_000_000_000;
let time: number;
let registry: NodeRegistry;
beforeEach(() => {
  time = START;
  registry = createNodeRegistry(() => time);
});

/** One beat of our own, half a second later, that shows these others. */
function beat(others: Readonly<Record<string, number>> = {}): readonly string[] {
  time += BEAT_PAUSE_MS;
  return registry.take({ time, beats: new Map([["us", time], ...Object.entries(others)]) });
}

function beats(count: number, others: Readonly<Record<string, number>>): readonly string[] {
  return Array.from({ length: count }, () => beat(others)).at(-1) ?? [];
}

/** The judgement of a run with heartbeats at these times. */
function toldOf(beatAts: readonly number[], pause: number) {
  return Array.from({ length: 90 }, () => {
    time += pause;
    const last = beatAts.findLast((beatAt) => beatAt <= time) ?? 0;
    registry.take({ time, beats: new Map([["them", last]]) });
    return registry.newlyLate();
  }).flat();
}

describe("the registry of nodes", () => {
  it("reports no run with heartbeats as missing", () => {
    for (let count = 0; count < 20; count += 1) expect(beat({ them: time })).toEqual([]);
    expect(registry.silenceOf("them")).toBeUndefined();
    expect(registry.alive()).toEqual(["them", "us"]);
  });

  it("declares a run dead after twelve of our own heartbeats without one of its own, not before", () => {
    beat({ them: START });
    expect(beats(DEAD_AFTER_BEATS - 1, { them: START })).toEqual([]);
    expect(registry.silenceOf("them")).toMatchObject({ isCertain: false });
    expect(beat({ them: START })).toEqual(["them"]);
    expect(registry.silenceOf("them")).toMatchObject({ isCertain: true });
    expect(registry.alive()).toEqual(["us"]);
  });

  it("does not count time without our own heartbeats", () => {
    beat({ them: time });
    time += 3_600_000;
    expect(beat({ them: START + BEAT_PAUSE_MS })).toEqual([]);
    expect(registry.silenceOf("them")).toMatchObject({ isCertain: false });
    expect(beat({ them: time })).toEqual([]);
    expect(registry.silenceOf("them")).toBeUndefined();
  });

  it("[A2] reports a run as missing at once if it was late when this node started", () => {
    beat({ them: START - 3_600_000 });
    const absence = registry.silenceOf("them");
    expect(absence).toEqual({ since: time, isCertain: false });
    beat({ them: START - 3_600_000 });
    expect(registry.silenceOf("them")).toEqual(absence);
  });

  it("[O3] answers the last heartbeat of a run when the next one is overdue", () => {
    beat({ them: time });
    const beatAt = time - BEAT_PAUSE_MS;
    expect(registry.lastHeartbeat("them")).toBeUndefined();
    time += BEAT_PAUSE_MS;
    expect(registry.lastHeartbeat("them")).toBeUndefined();
    time += 101;
    expect(registry.lastHeartbeat("them")).toEqual({ at: beatAt, until: beatAt + 1_100 });
    expect(registry.silenceOf("them")).toBeUndefined();
    beat({ them: time });
    expect(registry.lastHeartbeat("them")).toBeUndefined();
  });

  it("reports a late run once, and not after an outage of our own", () => {
    const told = () => (beat({ them: START }), registry.newlyLate());
    expect([told(), told(), told(), told(), told()]).toEqual([[], [], [["them", START]], [], []]);
    beat({ them: time });
    const back = time - BEAT_PAUSE_MS;
    time += 10_000;
    beat({ them: back });
    expect(registry.newlyLate()).toEqual([]);
  });

  it.each([500, 550, 600, 700, 750, 1_200])(
    "tells so once, with %i ms between our beats",
    (pause) => {
      for (let phase = 0; phase < pause; phase += 50) {
        time = START;
        registry = createNodeRegistry(() => time);
        const beatAts = [START + phase, START + 60 * pause + phase];
        expect(toldOf(beatAts, pause)).toEqual(beatAts.map((beatAt) => ["them", beatAt]));
      }
    },
  );

  it("waits for one more heartbeat before it declares an unknown run dead", () => {
    beat();
    expect(registry.silenceOf("new")).toMatchObject({ isCertain: false });
    beat({ new: time });
    expect(registry.silenceOf("new")).toBeUndefined();
    expect(registry.silenceOf("old")).toMatchObject({ isCertain: false });
    beat({ new: time });
    expect(registry.silenceOf("old")).toMatchObject({ isCertain: true });
  });

  it("accepts a run again that it had declared dead, and notes its next silence anew", () => {
    beat({ them: START });
    beats(DEAD_AFTER_BEATS, { them: START });
    expect(registry.silenceOf("them")?.isCertain).toBe(true);
    beat({ them: time });
    expect(registry.silenceOf("them")).toBeUndefined();
    const last = time;
    beats(DEAD_AFTER_BEATS - 1, { them: last });
    expect(registry.silenceOf("them")).toEqual({ since: time, isCertain: false });
  });
});
