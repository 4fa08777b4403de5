// Distributes seeds to the cores: each worker is a process and takes a few seeds at a time.
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { type MutationName, MUTATIONS } from "../mutations/index.ts";
import { NO_MUTATION } from "../mutations/mutation.ts";
import { simulate, type SimulationReport } from "../play/simulate.ts";

/** Seeds for a worker at a time: few, so that no core is idle for long at the end. */
const SEEDS_AT_ONCE = 20;
/** Simulations create many short-lived objects. */
const YOUNG_MEMORY = "--max-semi-space-size=256";

interface Task {
  readonly seeds: readonly number[];
  readonly operations: number;
  readonly mutation: MutationName | undefined;
}

interface WorkersRequest extends Task {
  readonly program: string;
  readonly report: (reports: readonly SimulationReport[]) => void;
}

/** Resolves when every seed is done. @throws Error when a worker fails */
export async function runWorkers(request: WorkersRequest): Promise<void> {
  const { program, operations, mutation, report } = request;
  const tasks = inPieces(request.seeds).map((seeds) => ({ seeds, operations, mutation }));
  const count = Math.min(availableParallelism(), tasks.length);
  const workers = Array.from({ length: count }, () => openWorker(program));
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let task = tasks.shift(); task !== undefined; task = tasks.shift())
          report(await give(worker, task));
      }),
    );
  } finally {
    for (const worker of workers) worker.kill();
  }
}

/** A worker: simulates the seeds it receives and reports the results. */
export function work(): void {
  process.on("message", (task: Task) => void answer(task));
}

async function answer({ seeds, operations, mutation: name }: Task): Promise<void> {
  const mutation = name === undefined ? NO_MUTATION : MUTATIONS[name];
  const reports: SimulationReport[] = [];
  for (const seed of seeds) reports.push(await simulate({ seed, operations, mutation }));
  process.send?.(reports);
}

function openWorker(program: string): ChildProcess {
  return fork(program, ["--worker"], { execArgv: [...process.execArgv, YOUNG_MEMORY] });
}

function give(worker: ChildProcess, task: Task): Promise<readonly SimulationReport[]> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => {
      const { seeds } = task;
      reject(new Error(`A worker ended with ${code} at seeds ${seeds[0]} to ${seeds.at(-1)}.`));
    };
    worker.once("exit", onExit);
    worker.once("message", (reports: readonly SimulationReport[]) => {
      worker.off("exit", onExit);
      resolve(reports);
    });
    worker.send(task);
  });
}

function inPieces(seeds: readonly number[]): (readonly number[])[] {
  const count = Math.ceil(seeds.length / SEEDS_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    seeds.slice(index * SEEDS_AT_ONCE, (index + 1) * SEEDS_AT_ONCE),
  );
}
