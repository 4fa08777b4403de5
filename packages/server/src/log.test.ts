import { describe, expect, it, vi } from "vitest";
import { createFaultLog } from "./log.ts";

describe("the fault log", () => {
  it("writes one line a second and counts what it leaves out", () => {
    let time = 0;
    const error = vi.fn<(fields: unknown, message?: string) => void>();
    const logFault = createFaultLog({ error }, () => time);
    for (let count = 0; count < 1000; count += 1) logFault(new Error("full"));
    time = 1_000;
    logFault(new Error("still full"));
    expect(error.mock.calls.map(([fields]) => fields)).toEqual([
      { err: new Error("full"), leftOut: 0 },
      { err: new Error("still full"), leftOut: 999 },
    ]);
  });
});
