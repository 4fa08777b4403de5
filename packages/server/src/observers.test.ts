import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { callInLog } from "./base/log.ts";
import { createMetrics } from "./http/metrics.ts";
import { createObservers } from "./observers.ts";

const HEALTH = {
  whyNotReady: async () => undefined,
  worked: () => undefined,
  failed: () => undefined,
  stop: () => undefined,
};

function observed() {
  const lines: object[] = [];
  const debug = vi.fn<(fields: object, message?: string) => void>((fields, message) => {
    lines.push({ ...callInLog(), ...fields, message });
  });
  const parts = { metrics: createMetrics(), logFault: () => undefined, health: HEALTH };
  const observers = createObservers({ ...parts, debugLog: { debug } });
  return { lines, observers, silent: createObservers(parts) };
}

describe("a call in the debug log", () => {
  it("has one id in all lines from its request to its answer, however they are mixed", async () => {
    const { lines, observers } = observed();
    const call = (event: string) =>
      observers.inCall(async () => {
        await pause(1);
        observers.onCommand?.("abcdefgh", "move");
        await pause(1);
        observers.onCommit(0.0021);
        observers.recorder.answered(event, "OK");
      });
    await Promise.all([call("movePiece"), call("resign")]);
    const ids = [...new Set(lines.map((line) => ("call" in line ? line.call : "none")))];
    expect(ids).toHaveLength(2);
    expect(ids).not.toContain("none");
    for (const id of ids) {
      const own = lines.filter((line) => "call" in line && line.call === id);
      expect(own).toMatchObject([
        { message: "command", type: "move" },
        { message: "committed", ms: 2.1 },
        { message: "answered", code: "OK" },
      ]);
    }
    expect(callInLog()).toEqual({});
  });

  it("[R1] does not show a room's id, by which anybody could sit down in it", () => {
    const { lines, observers } = observed();
    observers.onCommand?.("abcdefgh", "join");
    observers.onCommand?.("abcdefgh", "join");
    expect(JSON.stringify(lines)).not.toContain("abcdefgh");
    expect(lines[0]).toEqual(lines[1]);
  });

  it("has no id without a debug log", () => {
    const { silent } = observed();
    expect(silent.inCall(callInLog)).toEqual({});
  });
});
