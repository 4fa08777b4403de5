import { expect, it } from "vitest";
import { createViolationLog } from "./violationLog.ts";

it("reports only the first violation, because time stops after it", () => {
  const lines: string[] = [];
  const trace = { note: (line: string) => void lines.push(line), digest: () => "", count: () => 0 };
  const { report, first } = createViolationLog(trace);
  report("no seat is lost", "one");
  report("no room is stuck", "two");
  expect(lines).toEqual(["VIOLATION no seat is lost: one"]);
  expect(first()).toEqual({ promise: "no seat is lost", detail: "one" });
});
