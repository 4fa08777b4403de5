// Pins the servers' main threads and the load generator to different cores.
import { spawnSync } from "node:child_process";
import { cpus } from "node:os";

const ALL = `0-${cpus().length - 1}`;

/**
 * Pins the servers' main threads to the first core and this program to the second. Their other threads run on any core.
 * Returns `false` if that is not possible.
 */
export function pinApart(...serverPids: readonly number[]): boolean {
  return (
    cpus().length > 1 &&
    serverPids.every((pid) => put([], pid, "0")) &&
    put(["-a"], process.pid, "1")
  );
}

/** Lets programs that start from now on run on every core. */
export function unpin(): void {
  put(["-a"], process.pid, ALL);
}

function put(which: readonly string[], pid: number, cores: string): boolean {
  const done = spawnSync("taskset", [...which, "-c", "-p", cores, String(pid)]);
  return done.status === 0;
}
