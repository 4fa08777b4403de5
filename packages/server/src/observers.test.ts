import { systemClock } from "@kingrow/time/machine";
import { freePort } from "@kingrow/protocol/testing";
import { describe, expect, it, vi } from "vitest";
import { openFigures } from "./observers.ts";
import { createMetrics } from "./http/metrics.ts";
import { createLog } from "./base/log.ts";
import { createMemoryStore } from "./store/memoryStore.ts";

/** Whether rooms are counted by what goes on in them. */
async function isCounted(metricsPort: number): Promise<boolean> {
  const store = createMemoryStore();
  const asked = vi.spyOn(store, "ids");
  const close = await openFigures({
    metricsPort,
    log: createLog("silent"),
    store,
    clock: systemClock,
    metrics: createMetrics(),
    gauges: {
      connections: () => 0,
      bufferedBytes: () => 0,
      queuedCommands: () => 0,
      callsUnderWay: () => 0,
    },
    isCounting: () => true,
  });
  await close();
  return asked.mock.calls.length > 0;
}

describe("the figures", () => {
  it("count the rooms only where somebody can look", async () => {
    expect(await isCounted(await freePort())).toBe(true);
    expect(await isCounted(0)).toBe(false);
  });
});
