// A worker of the crew: simulates the seeds it is given and reports.
import { simulate, type SimulationReport } from "../simulate.ts";
import type { Task } from "./crew.ts";

export function work(): void {
  process.on("message", ({ seeds, operations }: Task) => {
    void answer(seeds, operations);
  });
}

async function answer(seeds: readonly number[], operations: number): Promise<void> {
  const reports: SimulationReport[] = [];
  for (const seed of seeds) reports.push(await simulate({ seed, operations }));
  process.send?.(reports);
}
