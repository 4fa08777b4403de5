// Reads CPU time and memory of a process from the kernel.
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
    // It ended between the listing and the look.
    return 0;
  }
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1_024;
}
