// The attackers' process: one program beside the reference games, so that making the load does not slow them.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";

const PROGRAM = join(import.meta.dirname, "../attackerProgram.ts");
/** Once told to stop it has this long. */
const GOES_WITHIN_MS = 2_000;

export interface AttackOrder {
  readonly port: number;
  /** Each attacks by the next of these names, from an address of its own; names that are left over are shared out again. */
  readonly names: readonly string[];
  readonly attackers: number;
  /** The number of the first one's address; 0 if missing. */
  readonly firstAddress?: number;
  readonly milliseconds: number;
}

/** Below the server and the games, so that what is measured is what the server has to do. */
const NICER = 10;
const NICEST = 19;

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Resolves when the time is up and all connections of the attackers have ended with their process.
 * @param onStarted called when the program is there and begins
 */
export async function attackFor(order: AttackOrder, onStarted?: () => void): Promise<void> {
  const child = fork(PROGRAM, [JSON.stringify(order)], { execArgv: ["--import", "tsx"] });
  running.add(child);
  if (child.pid !== undefined) setPriority(child.pid, Math.min(NICEST, getPriority() + NICER));
  const ends = once(child, "exit");
  await Promise.race([once(child, "message"), ends]);
  onStarted?.();
  const timer = setTimeout(() => child.kill("SIGKILL"), order.milliseconds + GOES_WITHIN_MS);
  await ends;
  clearTimeout(timer);
  running.delete(child);
}
