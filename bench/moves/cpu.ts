// What the kernel says of a process: processor time of its main thread and of all its threads, and its memory.
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

/** The first number of `schedstat` is the time spent on a processor, in nanoseconds. */
function threadUs(pid: number, thread: string): number {
  try {
    return (
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e3
    );
  } catch {
    // It ended between the listing and the look.
    return 0;
  }
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1_024;
}
