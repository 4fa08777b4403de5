import { systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DamagedRoom, StoreFault } from "./store/roomStore.ts";
import { createStoreHealth, type StoreHealth } from "./storeHealth.ts";

const UNWRITABLE = "the store cannot be written";
const FAULT = new StoreFault("full");

let isDraining: boolean;
let told: boolean[];
let health: StoreHealth;
const probe = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  isDraining = false;
  told = [];
  probe.mockReset().mockResolvedValue();
  health = createStoreHealth({
    store: { probe },
    steady: systemClock,
    isDraining: () => isDraining,
    onServing: (isServing) => void told.push(isServing),
  });
});
afterEach(() => vi.useRealTimers());

describe("readiness", () => {
  it("probes the store at most once a second", async () => {
    await Promise.all([health.whyNotReady(), health.whyNotReady()]);
    expect(probe).toHaveBeenCalledTimes(1);
    probe.mockRejectedValue(new Error("full"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await health.whyNotReady()).toBe(UNWRITABLE);
    probe.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await health.whyNotReady()).toBeUndefined();
  });

  it("is refused while the server stops", async () => {
    isDraining = true;
    expect(await health.whyNotReady()).toBe("stopping");
  });

  it("is refused for 10 s after a failed change, though a probe succeeds, or until a change is stored", async () => {
    health.failed(FAULT);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await health.whyNotReady()).toBe(UNWRITABLE);
    await vi.advanceTimersByTimeAsync(1);
    expect(await health.whyNotReady()).toBeUndefined();
    health.failed(FAULT);
    health.worked();
    expect(await health.whyNotReady()).toBeUndefined();
  });
});

describe("an outage", () => {
  it("begins with the first refused change and ends with the first stored one", async () => {
    health.worked();
    expect(told).toEqual([]);
    health.failed(FAULT);
    health.failed(FAULT);
    expect(told).toEqual([false]);
    health.worked();
    health.worked();
    expect(told).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).not.toHaveBeenCalled();
  });

  it("ends by itself once the store works, even without any change", async () => {
    probe.mockRejectedValue(new Error("full"));
    health.failed(FAULT);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([false]);
    probe.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([false, true]);
  });

  it("goes on when a change fails while the store is probed", async () => {
    health.failed(FAULT);
    const answers: (() => void)[] = [];
    probe.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    await vi.advanceTimersByTimeAsync(10_000);
    health.failed(FAULT);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([false]);
  });

  it("is neither a damaged room nor a bug", () => {
    health.failed(new DamagedRoom("a room"));
    health.failed(new Error("a bug"));
    expect(told).toEqual([]);
  });
});
