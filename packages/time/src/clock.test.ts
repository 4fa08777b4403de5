import { describe, expect, it } from "vitest";
import { every } from "./clock.ts";
import { FakeClock } from "./testing/fakeClock.ts";

describe("every", () => {
  it("runs again and again until it is cancelled, also from within", () => {
    const clock = new FakeClock();
    const at: number[] = [];
    const begun = clock.now();
    const cancel = every(clock, 10, () => {
      at.push(clock.now() - begun);
      if (at.length === 3) cancel();
    });
    clock.advance(100);
    expect(at).toEqual([10, 20, 30]);
    expect(clock.waiting).toBe(0);
  });

  it("continues when its function throws", () => {
    const clock = new FakeClock();
    let count = 0;
    const cancel = every(clock, 10, () => {
      count += 1;
      if (count === 1) throw new Error("a bug");
    });
    expect(() => clock.advance(10)).toThrow("a bug");
    clock.advance(10);
    expect(count).toBe(2);
    cancel();
  });
});
