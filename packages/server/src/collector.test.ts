// That V8 marks as it is told, by its own trace in a process of its own.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const COLLECTOR = join(import.meta.dirname, "collector.ts");
/** More and more is kept, in laps of the event loop, until V8 has marked more than once. */
const FILLS_MEMORY = `
  const keep = [];
  for (let lap = 0; lap < 60; lap += 1) {
    for (let count = 0; count < 20_000; count += 1) keep.push({ count, more: [count] });
    await new Promise((next) => setImmediate(next));
  }`;

it("while memory is marked no task takes the main thread from the calls", () => {
  const program = `
    const { markWithoutTasks } = await import(${JSON.stringify(COLLECTOR)});
    markWithoutTasks();
    ${FILLS_MEMORY}`;
  const args = ["--trace-incremental-marking", "--import", "tsx", "--input-type=module"];
  const said = execFileSync(process.execPath, [...args, "--eval", program], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  expect(said).toContain("Step in v8");
  expect(said).not.toContain("Step in task");
}, 120_000);
