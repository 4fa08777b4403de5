// How busy the whole machine was, whoever kept it so.
import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Processor seconds since it was started, over all cores: spent on anything, and all there were. */
export function machineSeconds(): { readonly busy: number; readonly all: number } {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user = 0, nice = 0, system = 0, idle = 0, io = 0, ...others] = line
    .split(/\s+/)
    .slice(1, 9)
    .map((ticks) => Number(ticks) / TICKS_PER_SECOND);
  const busy = others.reduce((sum, part) => sum + part, user + nice + system);
  return { busy, all: busy + idle + io };
}
