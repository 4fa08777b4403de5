import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { callInLog } from "../base/log.ts";
import { createTrace, NO_TRACE } from "./trace.ts";

function traced() {
  const lines: object[] = [];
  const debug = vi.fn<(fields: object, message?: string) => void>((fields, message) => {
    lines.push({ ...callInLog(), ...fields, message });
  });
  return { lines, trace: createTrace({ debug }) };
}

describe("a traced call", () => {
  it("has one id in all lines from its request to its answer, however they are mixed", async () => {
    const { lines, trace } = traced();
    const recorder = trace.answers({
      answered: () => undefined,
      broadcast: () => undefined,
      limited: () => undefined,
      shed: () => undefined,
      disconnected: () => undefined,
      untrustedProxy: () => undefined,
    });
    const call = trace.each(async (event: string) => {
      await pause(1);
      trace.commanded("abcdefgh", "move");
      await pause(1);
      trace.committed(0.0021);
      recorder.answered(event, "OK");
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

  it("[R1] does not write a room's id, by which anybody could sit down in it", () => {
    const { lines, trace } = traced();
    trace.commanded("abcdefgh", "join");
    trace.commanded("abcdefgh", "join");
    expect(JSON.stringify(lines)).not.toContain("abcdefgh");
    expect(lines[0]).toEqual(lines[1]);
  });

  it("is a call like any other where nobody reads of it", () => {
    expect(NO_TRACE.each(callInLog)).toBe(callInLog);
  });
});
