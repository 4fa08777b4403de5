import { steadyClock, systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joinNodes, type Membership } from "./membership.ts";

let membership: Membership;
let isAway: boolean;
const onCutOff = vi.fn<() => void>();
const sendAway = vi.fn<() => void>();
const act = vi.fn<(roomId: string) => Promise<void>>();
const rebroadcast = vi.fn<(roomId: string, since: number) => Promise<void>>();
const forgetRun = vi.fn<() => Promise<void>>();

beforeEach(async () => {
  vi.useFakeTimers();
  isAway = false;
  for (const mock of [onCutOff, sendAway, act, rebroadcast, forgetRun]) mock.mockReset();
  const dependencies = {
    run: () => "us",
    clock: systemClock,
    steady: steadyClock,
    onCutOff,
    onFault: () => undefined,
  };
  membership = await joinNodes(dependencies, {
    noteRun,
    forgetRun,
    roomsOfRun,
  });
});
afterEach(() => {
  membership.stop();
  vi.useRealTimers();
});

/** Another node died long ago, and no node has visited its room. */
function noteRun() {
  if (isAway) return Promise.reject(new Error("away"));
  const beats = new Map([
    ["us", Date.now()],
    ["them", 0],
  ]);
  return Promise.resolve({ time: Date.now(), beats });
}

function roomsOfRun(): Promise<readonly string[]> {
  return Promise.resolve(act.mock.calls.length === 0 ? ["abcdefgh"] : []);
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe("a node that has joined and is still being put together", () => {
  it("leaves a dead node alone until it has its duties", async () => {
    await pass(10);
    expect(act).not.toHaveBeenCalled();
    membership.attend({ act, rebroadcast, sendAway });
    await pass(2);
    expect(act.mock.calls.map(([roomId]) => roomId)).toEqual(["abcdefgh"]);
    expect(forgetRun).toHaveBeenCalled();
  });

  it("takes a new run when it is cut off, and closes connections once it has its duties", async () => {
    isAway = true;
    await pass(10);
    expect(onCutOff).toHaveBeenCalledOnce();
    isAway = false;
    await pass(2);
    membership.attend({ act, rebroadcast, sendAway });
    isAway = true;
    await pass(10);
    expect(onCutOff).toHaveBeenCalledTimes(2);
    expect(sendAway).toHaveBeenCalledOnce();
  });

  it("broadcasts its rooms again when broadcasts may have been lost", async () => {
    membership.attend({ act, rebroadcast, sendAway });
    membership.broadcastsWereLost(3_000);
    await pass(0);
    expect(rebroadcast.mock.calls).toEqual([["abcdefgh", Date.now() - 5_000]]);
  });
});
