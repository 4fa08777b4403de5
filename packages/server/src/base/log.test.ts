import { describe, expect, it, vi } from "vitest";
import { createFaultLog } from "./log.ts";

function fullDisk(message: string): Error {
  return new Error(message);
}

describe("the fault log", () => {
  it("writes one line a second and counts what it leaves out", () => {
    let time = 0;
    const error = vi.fn<(fields: unknown, message?: string) => void>();
    const logFault = createFaultLog({ error }, () => time);
    for (let count = 0; count < 1000; count += 1) logFault(fullDisk("full"));
    time = 1_000;
    logFault(fullDisk("still full"));
    expect(error.mock.calls.map(([fields]) => fields)).toEqual([
      { err: new Error("full"), leftOut: 0 },
      { err: new Error("still full"), leftOut: 999 },
    ]);
  });

  it("does not hide one kind behind the flood of another", () => {
    const error = vi.fn<(fields: unknown, message?: string) => void>();
    const logFault = createFaultLog({ error }, () => 0, "unhandled rejection");
    for (let count = 0; count < 1000; count += 1) logFault(new RangeError(`Range ${count}`));
    logFault(new TypeError("another"));
    expect(error.mock.calls.map(([, message]) => message)).toEqual([
      "unhandled rejection",
      "unhandled rejection",
    ]);
  });

  it("stays small, however many kinds there are", () => {
    const error = vi.fn<(fields: unknown, message?: string) => void>();
    const logFault = createFaultLog({ error }, () => 0);
    for (let count = 0; count < 1000; count += 1)
      logFault(Object.assign(new Error("odd"), { code: `E${count}` }));
    expect(error).toHaveBeenCalledTimes(101);
  });
});
