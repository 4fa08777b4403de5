import { steadyClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Heartbeat, startHeartbeat } from "./heartbeat.ts";

let heartbeat: Heartbeat;
let run: string;
let isAway: boolean;
let answerLater: boolean;
const answers: (() => void)[] = [];
const onCutOff = vi.fn<() => void>();
const onLate = vi.fn<(run: string, beatAt: number) => void>();
const onGone = vi.fn<(run: string) => void>();

beforeEach(async () => {
  vi.useFakeTimers();
  run = "us";
  isAway = false;
  answerLater = false;
  answers.length = 0;
  onCutOff.mockReset();
  onGone.mockReset();
  onLate.mockReset();
  heartbeat = await startHeartbeat({
    run: () => run,
    beat,
    now: Date.now,
    steady: steadyClock,
    onCutOff,
    onGone,
    onLate,
  });
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
});

/** The other node died long ago. */
async function beat() {
  if (isAway) throw new Error("away");
  if (answerLater) await new Promise<void>((resolve) => void answers.push(resolve));
  return {
    time: Date.now(),
    beats: new Map([
      ["us", 0],
      [run, Date.now()],
      ["them", 0],
    ]),
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe("the heartbeat", () => {
  it("reports a late node once, and a dead one with each heartbeat", async () => {
    await pass(5);
    expect(onLate.mock.calls).toEqual([["them", 0]]);
    expect(onGone).not.toHaveBeenCalled();
    await pass(1.5);
    expect(onGone.mock.calls).toEqual([["them"], ["them"]]);
  });

  it("notices once that this node is cut off, and when it is back", async () => {
    isAway = true;
    await pass(5);
    expect(onCutOff).not.toHaveBeenCalled();
    await pass(10);
    expect(onCutOff).toHaveBeenCalledTimes(1);
    expect(heartbeat.resumedAt).toBeUndefined();
    isAway = false;
    await pass(0.5);
    expect(heartbeat.resumedAt).toBe(Date.now());
    expect(onCutOff).toHaveBeenCalledTimes(1);
  });

  it("stays cut off until the other nodes can know the new run", async () => {
    await pass(1);
    answerLater = true;
    await pass(1);
    expect(answers).toHaveLength(1);
    // The process stood still meanwhile: the answer of a beat of the run before comes first.
    await vi.advanceTimersByTimeAsync(8_000);
    answerLater = false;
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(onCutOff).toHaveBeenCalledTimes(1);
    expect(heartbeat.isCutOff).toBe(true);
    expect(heartbeat.resumedAt).toBeUndefined();
    await pass(0.5);
    expect(heartbeat.isCutOff).toBe(false);
    expect(heartbeat.resumedAt).toBe(Date.now());
  });

  it("counts its old run as dead since its last heartbeat", async () => {
    await pass(1);
    const lastBeat = Date.now();
    onCutOff.mockImplementation(() => void (run = "us again"));
    isAway = true;
    await pass(7);
    expect(onCutOff).toHaveBeenCalledOnce();
    const gone = { since: lastBeat, isCertain: true };
    expect(heartbeat.silenceOf("us")).toEqual(gone);
    isAway = false;
    await pass(0.5);
    expect(heartbeat.silenceOf("us")).toEqual(gone);
    expect(heartbeat.silenceOf("us again")).toBeUndefined();
  });

  it("declares no node dead while it is cut off itself", async () => {
    await pass(3);
    isAway = true;
    await pass(60);
    expect(onGone).not.toHaveBeenCalled();
    expect(heartbeat.silenceOf("them")).toMatchObject({ isCertain: false });
  });

  it("[O3] knows how long this node could serve nobody", async () => {
    const start = Date.now();
    await pass(1);
    isAway = true;
    await pass(3);
    isAway = false;
    await pass(1);
    expect(heartbeat.unserved(start, Date.now())).toBe(3_500);
  });

  it("ends when it is stopped, also during a heartbeat", async () => {
    answerLater = true;
    await pass(0.5);
    heartbeat.stop();
    answerLater = false;
    answers[0]?.();
    await pass(60);
    expect(vi.getTimerCount()).toBe(0);
    expect(onCutOff).not.toHaveBeenCalled();
  });

  it("leaves no timer when it is stopped", () => {
    heartbeat.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
