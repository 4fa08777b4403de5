// What the server's process holds, and what it gets of the processor, read from /proc.
import { readdirSync, readFileSync } from "node:fs";

export interface Usage {
  readonly megabytes: number;
  readonly descriptors: number;
}

const MOST_MEGABYTES_LEFT = 20;
export const MOST_DESCRIPTORS_LEFT = 10;

/** Whether an attack has left hardly more than there was before it. */
export function isBack(left: Usage, before: Usage): boolean {
  return (
    left.megabytes - before.megabytes <= MOST_MEGABYTES_LEFT &&
    left.descriptors - before.descriptors <= MOST_DESCRIPTORS_LEFT
  );
}

export function usageOf(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  return { megabytes: kilobytes / 1_024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** Milliseconds of a main thread since it began. */
export interface Processor {
  readonly ran: number;
  /** It had something to do, but others had its core: attackers and players share the machine here. */
  readonly waited: number;
}

const NANOSECONDS = 1e-6;

export function processorOf(pid: number): Processor {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, "utf8")
    .split(" ")
    .map(Number);
  return { ran: ran * NANOSECONDS, waited: waited * NANOSECONDS };
}

/** Shares of the time between two looks, so many milliseconds apart. */
export function shareOf(from: Processor, to: Processor, milliseconds: number): Processor {
  return {
    ran: (to.ran - from.ran) / milliseconds,
    waited: (to.waited - from.waited) / milliseconds,
  };
}
