import { expect, it } from "vitest";
import { createVerdict } from "./verdict.ts";

it("tells of the first finding alone: in a world that stands still every room is stuck", () => {
  const lines: string[] = [];
  const trace = { note: (line: string) => void lines.push(line), digest: () => "", count: () => 0 };
  const { accuse, first } = createVerdict(trace);
  accuse("no seat is lost", "one");
  accuse("no room is stuck", "two");
  expect(lines).toEqual(["VIOLATION no seat is lost: one"]);
  expect(first()).toEqual({ promise: "no seat is lost", detail: "one" });
});
