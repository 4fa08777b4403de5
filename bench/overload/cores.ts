// A core for the server and another for the load, so that neither is measured as the other.
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** Puts all threads of the server on the first core and this program's on the second; `false` where that cannot be done. */
export function shareCores(serverPid: number): boolean {
  return availableParallelism() > 1 && put(serverPid, 0) && put(process.pid, 1);
}

function put(pid: number, core: number): boolean {
  const done = spawnSync("taskset", ["-a", "-c", "-p", String(core), String(pid)]);
  return done.status === 0;
}
