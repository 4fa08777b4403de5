// What the server's process holds, read from /proc.
import { readdirSync, readFileSync } from "node:fs";

export interface Usage {
  readonly megabytes: number;
  readonly descriptors: number;
}

export function usageOf(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  return { megabytes: kilobytes / 1_024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}
