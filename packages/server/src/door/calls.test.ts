// Rates of a player's calls, overload, and who is cut (X2, X5).
import type { CommandName } from "@kingrow/protocol";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../base/config.ts";
import { createTestRecorder } from "../gateway/testing/testServer.ts";
import { type Caller, CallLimits } from "./calls.ts";

const WALL = 1_700_000_000_000;

let now: number;
beforeEach(() => void (now = 0));

function openCalls(environment: Readonly<Record<string, string>> = {}) {
  const read = readConfig(environment, "/nowhere");
  if (!read.ok) throw new Error("the settings are wrong");
  const recorder = createTestRecorder();
  const cut = vi.fn<(caller: Caller) => void>();
  const { limits } = read.config;
  const calls = new CallLimits({ limits, now: () => now, wall: () => WALL + now, recorder, cut });
  return { calls, recorder, cut };
}

function callerOf(owner: string) {
  const emit = vi.fn<(event: string, payload: unknown) => void>();
  const actor = { owner, socketId: owner, run: "a run" };
  const session = { actor, rooms: new Set<string>(), running: new Set<Promise<void>>() };
  return { id: owner, data: { session }, emit };
}

/** The codes of calls that end at once. */
function codesOf(calls: CallLimits, caller: Caller, name: CommandName, count: number) {
  return Array.from({ length: count }, () => {
    const refusal = calls.begin(caller, name);
    if (refusal === undefined) calls.end();
    return refusal?.code ?? "OK";
  });
}

describe("calls of one player", () => {
  it("[X2] are limited in each window of each event, and told once", () => {
    const { calls, recorder } = openCalls();
    const ann = callerOf("ann");
    const codes = codesOf(calls, ann, "movePiece", 33);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(3);
    expect(codesOf(calls, ann, "resign", 1)).toEqual(["OK"]);
    expect(codesOf(calls, callerOf("ben"), "movePiece", 1)).toEqual(["OK"]);
    expect(recorder.limited).toHaveBeenCalledTimes(3);
    expect(ann.emit).toHaveBeenCalledExactlyOnceWith(
      "rateLimitExceeded",
      expect.objectContaining({
        event: "movePiece",
        resetTime: WALL + 10_000,
        resetInMs: 10_000,
        remaining: 0,
      }),
    );
    now = 10_000;
    codesOf(calls, ann, "movePiece", 31);
    expect(ann.emit).toHaveBeenCalledTimes(2);
  });

  it("[X2] cut the caller that goes on beyond the limit", () => {
    const { calls, cut } = openCalls();
    const ann = callerOf("ann");
    codesOf(calls, ann, "movePiece", 60);
    expect(cut).not.toHaveBeenCalled();
    codesOf(calls, ann, "movePiece", 1);
    expect(cut).toHaveBeenCalledExactlyOnceWith(ann);
  });

  it("[X2] that are refused again and again cut the connection", () => {
    const { calls, cut } = openCalls();
    const ann = callerOf("ann");
    for (let count = 0; count < 30; count += 1) calls.refused(ann, "INVALID_REQUEST");
    for (let count = 0; count < 30; count += 1) calls.refused(ann, "ROOM_NOT_FOUND");
    expect(cut).not.toHaveBeenCalled();
    calls.refused(ann, "RATE_LIMITED");
    expect(cut).toHaveBeenCalledWith(ann);
  });

  it("[X2] may be more where an operator says so", () => {
    const { calls } = openCalls({ PLAYER_LIMIT_FACTOR: "2" });
    expect(codesOf(calls, callerOf("ann"), "movePiece", 60)).not.toContain("RATE_LIMITED");
  });
});

describe("a busy server", () => {
  it("[X5] refuses new rooms first, then joins, then getting ready, and moves last", () => {
    const { calls, recorder } = openCalls({ MAX_CALLS_IN_FLIGHT: "20" });
    const begin = (name: CommandName) => calls.begin(callerOf(name), name)?.code ?? "OK";
    const order: readonly CommandName[] = ["createRoom", "joinRoom", "playerReady", "movePiece"];
    const refusedFrom = order.map((name) => {
      while (begin(name) === "OK");
      return calls.underWay;
    });
    expect(refusedFrom).toEqual([4, 5, 8, 20]);
    expect(recorder.shed.mock.calls.flat()).toEqual(["rooms", "joins", "ready", "moves"]);
    for (let left = 20; left > 3; left -= 1) calls.end();
    expect(begin("createRoom")).toBe("OK");
  });

  it("[X5] says when to come again, spread out", () => {
    const { calls } = openCalls({ MAX_CALLS_IN_FLIGHT: "1" });
    calls.begin(callerOf("ann"), "movePiece");
    const waits = Array.from({ length: 50 }, (_, at) =>
      calls.begin(callerOf(`player ${at}`), "movePiece"),
    ).map((refusal) => refusal?.retryInMs ?? 0);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3_000);
    expect(new Set(waits).size).toBeGreaterThan(10);
  });

  it("[X5] cuts nobody for its own refusals", () => {
    const { calls, cut } = openCalls({ MAX_CALLS_IN_FLIGHT: "1" });
    calls.begin(callerOf("ann"), "movePiece");
    codesOf(calls, callerOf("ben"), "movePiece", 500);
    expect(cut).not.toHaveBeenCalled();
  });
});
