import { beforeEach, describe, expect, it } from "vitest";
import { BEAT_PAUSE_MS, createRoll, DEAD_AFTER_BEATS, type Roll } from "./roll.ts";

const START = 1_700_000_000_000;
let time: number;
let roll: Roll;
beforeEach(() => {
  time = START;
  roll = createRoll(() => time);
});

/** One beat of our own, a second later, that shows these others. */
function beat(others: Readonly<Record<string, number>> = {}): readonly string[] {
  time += BEAT_PAUSE_MS;
  return roll.take({ time, beats: new Map([["us", time], ...Object.entries(others)]) });
}

function beats(count: number, others: Readonly<Record<string, number>>): readonly string[] {
  return Array.from({ length: count }, () => beat(others)).at(-1) ?? [];
}

describe("the roll of nodes", () => {
  it("misses nobody who beats", () => {
    for (let count = 0; count < 20; count += 1) expect(beat({ them: time })).toEqual([]);
    expect(roll.absenceOf("them")).toBeUndefined();
    expect(roll.alive()).toEqual(["them", "us"]);
  });

  it("gives up on a run that does not beat for six beats of our own, not before", () => {
    beat({ them: START });
    expect(beats(DEAD_AFTER_BEATS - 1, { them: START })).toEqual([]);
    expect(roll.absenceOf("them")).toMatchObject({ isCertain: false });
    expect(beat({ them: START })).toEqual(["them"]);
    expect(roll.absenceOf("them")).toMatchObject({ isCertain: true });
    expect(roll.alive()).toEqual(["us"]);
  });

  it("counts no time in which we did not beat ourselves", () => {
    beat({ them: time });
    time += 3_600_000;
    expect(beat({ them: START + BEAT_PAUSE_MS })).toEqual([]);
    expect(roll.absenceOf("them")).toMatchObject({ isCertain: false });
    expect(beat({ them: time })).toEqual([]);
    expect(roll.absenceOf("them")).toBeUndefined();
  });

  it("[A2] misses at once what was late when we came, since we looked first", () => {
    beat({ them: START - 3_600_000 });
    const absence = roll.absenceOf("them");
    expect(absence).toEqual({ since: time, isCertain: false });
    beat({ them: START - 3_600_000 });
    expect(roll.absenceOf("them")).toEqual(absence);
  });

  it("waits for one more beat before it gives up on a run that it never heard of", () => {
    beat();
    expect(roll.absenceOf("new")).toMatchObject({ isCertain: false });
    beat({ new: time });
    expect(roll.absenceOf("new")).toBeUndefined();
    expect(roll.absenceOf("old")).toMatchObject({ isCertain: false });
    beat({ new: time });
    expect(roll.absenceOf("old")).toMatchObject({ isCertain: true });
  });

  it("takes back a run that it had given up on", () => {
    beat({ them: START });
    beats(DEAD_AFTER_BEATS, { them: START });
    expect(roll.absenceOf("them")?.isCertain).toBe(true);
    beat({ them: time });
    expect(roll.absenceOf("them")).toBeUndefined();
  });
});
