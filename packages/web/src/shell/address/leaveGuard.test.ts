// The browser's back button out of a running game.
import { afterEach, expect, test, vi } from "vitest";
import { guardLeaving } from "./navigation.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

/** What the browser does when the person goes back to an address. */
function goBackTo(path: string): void {
  window.history.replaceState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

test("[P21] going back out of a running game puts the address back and asks", () => {
  const [ask, router] = [vi.fn<() => void>(), vi.fn<() => void>()];
  // Browsers call the listeners of a window in their order, whatever their phase.
  window.addEventListener("popstate", router, { capture: true });
  const stop = guardLeaving("/room/a", ask);
  goBackTo("/");
  expect(window.location.pathname).toBe("/room/a");
  expect(ask).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
  stop();
  goBackTo("/");
  expect(window.location.pathname).toBe("/");
  expect(ask).toHaveBeenCalledOnce();
  expect(router).toHaveBeenCalledOnce();
  window.removeEventListener("popstate", router, { capture: true });
});
