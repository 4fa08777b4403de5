// A core for the server's main thread and another for the load, so that neither is measured as the other.
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** Puts the server's main thread on the first core and this program on the second; its other threads stay free, as they are
 * where a server has its machine for itself. `false` where that cannot be done. */
export function shareCores(serverPid: number): boolean {
  return availableParallelism() > 1 && put([], serverPid, 0) && put(["-a"], process.pid, 1);
}

function put(which: readonly string[], pid: number, core: number): boolean {
  const done = spawnSync("taskset", [...which, "-c", "-p", String(core), String(pid)]);
  return done.status === 0;
}
