import { describe, expect, it } from "vitest";
import { steadyClock, systemClock } from "./machine.ts";

describe.each([systemClock, steadyClock])("a clock of this machine", (clock) => {
  it("goes on by itself, runs what waits, and not what was cancelled", async () => {
    const before = clock.now();
    const ran: string[] = [];
    const cancel = clock.after(1, () => void ran.push("cancelled"));
    cancel();
    await new Promise<void>((resolve) => void clock.after(5, resolve));
    expect(ran).toEqual([]);
    expect(clock.now()).toBeGreaterThan(before);
  });
});
