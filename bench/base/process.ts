// CPU time and memory of processes.
import { readdirSync, readFileSync } from "node:fs";

/** Microseconds so far. */
export interface Cpu {
  readonly mainUs: number;
  readonly wholeUs: number;
}

export function cpuOf(pid: number): Cpu {
  const threads = readdirSync(`/proc/${pid}/task`);
  const wholeUs = threads.reduce((sum, thread) => sum + threadUs(pid, thread), 0);
  return { mainUs: threadUs(pid, String(pid)), wholeUs };
}

/** The first number of `schedstat` is the time on a processor in nanoseconds. */
function threadUs(pid: number, thread: string): number {
  try {
    const [time] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    return Number(time) / 1e3;
  } catch {
    // The thread ended after it was listed.
    return 0;
  }
}

/** Resident memory without the pages of files, which processes share. */
export function megabytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

/** CPU time of this process. Other work on the machine does not change it. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
