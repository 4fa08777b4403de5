// Work that nobody waits for.
import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./whenIdle.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what can wait is done when the browser says that there is nothing else to do", () => {
  const ask = vi.fn<(act: () => void) => void>();
  vi.stubGlobal("requestIdleCallback", ask);
  const act = vi.fn<() => void>();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  ask.mock.calls[0]?.[0]();
  expect(act).toHaveBeenCalledOnce();
});

test("where the browser cannot say so it is done a little later", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  const act = vi.fn<() => void>();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});
