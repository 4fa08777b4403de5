// Pins the servers' main threads and the load generator to different cores.
import { spawnSync } from "node:child_process";
import { cpus } from "node:os";

const ALL = `0-${cpus().length - 1}`;

/**
 * Puts the servers' main threads on the first core and this program on the second. Their other threads run on any core.
 * `false` where that cannot be done.
 */
export function pinApart(...serverPids: readonly number[]): boolean {
  return (
    cpus().length > 1 &&
    serverPids.every((pid) => put([], pid, "0")) &&
    put(["-a"], process.pid, "1")
  );
}

/** What is started from now on may run on every core again. */
export function unpin(): void {
  put(["-a"], process.pid, ALL);
}

function put(which: readonly string[], pid: number, cores: string): boolean {
  const done = spawnSync("taskset", [...which, "-c", "-p", cores, String(pid)]);
  return done.status === 0;
}
