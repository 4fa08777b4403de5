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

/** For how long so far the main thread could have run, and something else had its core; microseconds. */
export function waitedUs(pid: number): number {
  return threadUs(pid, String(pid), 1);
}

/** The first number of `schedstat` is the time on a processor, the second that of waiting for one, in nanoseconds. */
function threadUs(pid: number, thread: string, which = 0): number {
  try {
    const times = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    return Number(times[which]) / 1e3;
  } catch {
    // The thread ended after it was listed.
    return 0;
  }
}

/** `RssAnon` leaves out the pages of files, which processes share. */
export function megabytesOf(pid: number, kind: "VmRSS" | "RssAnon"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${kind}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1_024;
}

/** CPU time of this process, which other work on the machine does not change. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
