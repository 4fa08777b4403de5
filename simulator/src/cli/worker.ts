// A worker of the crew: simulates the seeds it is given and reports.
import { PLANTS } from "../plants/index.ts";
import { SOUND } from "../plants/plant.ts";
import { simulate, type SimulationReport } from "../simulate.ts";
import type { Task } from "./crew.ts";

export function work(): void {
  process.on("message", (task: Task) => {
    void answer(task);
  });
}

async function answer({ seeds, operations, plant: name }: Task): Promise<void> {
  const plant = name === undefined ? SOUND : PLANTS[name];
  const reports: SimulationReport[] = [];
  for (const seed of seeds) reports.push(await simulate({ seed, operations, plant }));
  process.send?.(reports);
}
