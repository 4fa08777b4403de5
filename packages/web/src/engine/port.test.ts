// The worker as the page has it: what a hand does makes it rest, and nothing of it stays behind.
import { afterEach, expect, test, vi } from "vitest";
import { openWorker } from "./port.ts";

afterEach(() => vi.unstubAllGlobals());

/** Workers that only note what they are told. */
function setUpWorkers() {
  const told: unknown[] = [];
  const ended: unknown[] = [];
  class NotingWorker extends EventTarget {
    postMessage(message: unknown): void {
      told.push(message);
    }
    terminate(): void {
      ended.push(this);
    }
  }
  vi.stubGlobal("Worker", NotingWorker);
  return { told, ended };
}

function press(): void {
  for (const input of ["pointerdown", "pointerup", "keydown"]) dispatchEvent(new Event(input));
}

test("[P70] a worker is told to rest at each press and key, until it is closed", () => {
  const { told, ended } = setUpWorkers();
  const port = openWorker({ onReport: () => {}, onFault: () => {} });
  press();
  expect(told).toEqual([{ type: "rest" }, { type: "rest" }, { type: "rest" }]);
  port.close();
  press();
  expect(told).toHaveLength(3);
  expect(ended).toHaveLength(1);
});
