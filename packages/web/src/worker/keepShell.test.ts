// When the browser is asked to keep the page.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepShell } from "./keepShell.ts";

const register = vi.fn<(path: string) => Promise<void>>(async () => {});

/** As the browser tells it. */
function show(isShown: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isShown);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

// Once for all: it listens for as long as the page is there.
beforeAll(() => {
  vi.stubEnv("PROD", true);
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { register } });
  keepShell();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  register.mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.unstubAllEnvs();
});

test("[P38] the page is kept some time after it has been loaded", () => {
  window.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(4_999);
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(register).toHaveBeenCalledWith("/worker.js");
});

test("[P38] who leaves before that has the page kept then", () => {
  show(true);
  expect(register).not.toHaveBeenCalled();
  show(false);
  expect(register).toHaveBeenCalledWith("/worker.js");
});
