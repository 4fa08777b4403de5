import { steadyClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDurabilityGate, type GateLine } from "./durabilityGate.ts";
import { RedisTimeout } from "../../redis/link.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk that is reached when the test says so. */
function lineWithDisk() {
  const waits: ((isOnDisk: boolean) => void)[] = [];
  const line: GateLine = {
    reachDisk: () => new Promise((resolve) => void waits.push(resolve)),
    close: () => undefined,
  };
  return { line, waits };
}

const inTime = () => performance.now() + 1_800;

describe("the durability gate", () => {
  it("[W3] holds an answer back until the disk is reached", async () => {
    const { line, waits } = lineWithDisk();
    let passed = false;
    const passing = createDurabilityGate([line], steadyClock)
      .pass(inTime())
      .then(() => (passed = true));
    await vi.advanceTimersByTimeAsync(500);
    expect(passed).toBe(false);
    waits[0]?.(true);
    await passing;
  });

  it("lets one wait serve all that came before it, and none that came after", async () => {
    const [first, second] = [lineWithDisk(), lineWithDisk()];
    const gate = createDurabilityGate([second.line, first.line], steadyClock);
    const early = gate.pass(inTime());
    const passed: string[] = [];
    const late = ["a", "b"].map((name) => gate.pass(inTime()).then(() => passed.push(name)));
    first.waits[0]?.(true);
    await early;
    expect(passed).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(second.waits).toHaveLength(0);
    first.waits[1]?.(true);
    await Promise.all(late);
    expect(passed).toEqual(["a", "b"]);
  });

  it("begins another wait while the first still runs", async () => {
    const [first, second] = [lineWithDisk(), lineWithDisk()];
    const gate = createDurabilityGate([second.line, first.line], steadyClock);
    const slow = gate.pass(inTime());
    const quick = gate.pass(inTime());
    await vi.advanceTimersByTimeAsync(100);
    expect(second.waits).toHaveLength(1);
    second.waits[0]?.(true);
    await quick;
    first.waits[0]?.(true);
    await slow;
  });

  it("does not say that a change is on disk when it is not", async () => {
    const { line, waits } = lineWithDisk();
    const passing = createDurabilityGate([line], steadyClock).pass(inTime());
    waits[0]?.(false);
    await expect(passing).rejects.toThrow(RedisTimeout);
  });

  it("gives up in time when the disk is not heard of", async () => {
    const passing = createDurabilityGate([lineWithDisk().line], steadyClock)
      .pass(inTime())
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_800);
    expect(await passing).toBeInstanceOf(RedisTimeout);
  });
});
