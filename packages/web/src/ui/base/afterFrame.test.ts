import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFrame } from "./afterFrame.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("acts once, when the next frame has been drawn and not before", () => {
  const act = vi.fn<() => void>();
  afterFrame(act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledOnce();
});

test("does not wait for ever where no frames are drawn", () => {
  vi.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
  const act = vi.fn<() => void>();
  afterFrame(act);
  vi.advanceTimersByTime(99);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("a hidden tab, whose timers come late, waits for nothing", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const [act, never] = [vi.fn<() => void>(), vi.fn<() => void>()];
  afterFrame(act);
  afterFrame(never)();
  expect(act).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});

test("can be called off, also between the frame and the act", () => {
  const act = vi.fn<() => void>();
  afterFrame(act)();
  const callOff = afterFrame(act);
  vi.advanceTimersToNextFrame();
  callOff();
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});
