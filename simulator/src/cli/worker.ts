// A worker: simulates the seeds it receives and reports the results.
import { MUTATIONS } from "../mutations/index.ts";
import { SOUND } from "../mutations/mutation.ts";
import { simulate, type SimulationReport } from "../play/simulate.ts";
import type { Task } from "./crew.ts";

export function work(): void {
  process.on("message", (task: Task) => {
    void answer(task);
  });
}

async function answer({ seeds, operations, mutation: name }: Task): Promise<void> {
  const mutation = name === undefined ? SOUND : MUTATIONS[name];
  const reports: SimulationReport[] = [];
  for (const seed of seeds) reports.push(await simulate({ seed, operations, mutation }));
  process.send?.(reports);
}
