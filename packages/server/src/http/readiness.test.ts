import { describe, expect, it, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

describe("readiness", () => {
  it("asks the store at most once a second", async () => {
    let time = 0;
    const checkStore = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { whyNotReady } = createReadiness({
      isDraining: () => false,
      checkStore,
      now: () => time,
    });
    await Promise.all([whyNotReady(), whyNotReady()]);
    expect(checkStore).toHaveBeenCalledTimes(1);
    checkStore.mockRejectedValue(new Error("full"));
    time = 1_000;
    expect(await whyNotReady()).toBe("the store cannot be written");
    checkStore.mockResolvedValue();
    time = 2_000;
    expect(await whyNotReady()).toBeUndefined();
  });

  it("is not ready while stopping", async () => {
    const checkStore = vi.fn<() => Promise<void>>().mockResolvedValue();
    const readiness = createReadiness({ isDraining: () => true, checkStore, now: Date.now });
    expect(await readiness.whyNotReady()).toBe("stopping");
  });

  it("is not ready for a while after a change failed, though a small look succeeds", async () => {
    let time = 0;
    const checkStore = vi.fn<() => Promise<void>>().mockResolvedValue();
    const dependencies = { isDraining: () => false, checkStore, now: () => time };
    const readiness = createReadiness(dependencies);
    readiness.storeFailed();
    time = 9_999;
    expect(await readiness.whyNotReady()).toBe("the store cannot be written");
    time = 10_000;
    expect(await readiness.whyNotReady()).toBeUndefined();
    readiness.storeFailed();
    readiness.storeWorked();
    expect(await readiness.whyNotReady()).toBeUndefined();
  });
});
