// Measures the flush time of the disk, the lower bound of a durable acknowledgement.
import { closeSync, fdatasyncSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { sharesOf } from "./rounds.ts";

const FLUSHES = 300;
const PAGE = Buffer.alloc(4_096);
const PAGES = 2_048;

/** Milliseconds of each flush of a few changed pages, in a file whose space is allocated. */
export function flushTimes(folder: string): readonly number[] {
  const path = join(folder, `kingrow-flushes-${process.pid}`);
  const file = openSync(path, "w+");
  try {
    for (let page = 0; page < PAGES; page += 1) writeSync(file, PAGE);
    fsyncSync(file);
    return Array.from({ length: FLUSHES }, () => flushOf(file));
  } finally {
    closeSync(file);
    rmSync(path);
  }
}

function flushOf(file: number): number {
  for (let page = 0; page < 8; page += 1)
    writeSync(file, PAGE, 0, PAGE.length, PAGE.length * Math.floor(Math.random() * PAGES));
  const begun = performance.now();
  fdatasyncSync(file);
  return performance.now() - begun;
}

/** A commit of the embedded store waits for the running commit and then makes two flushes, one after the other. */
export function printFlushes(times: readonly number[]): void {
  const { median, p99 } = sharesOf(times);
  const [half, most] = [median.toFixed(2), p99.toFixed(2)];
  console.log(`One flush of the disk beneath: p50 ${half} ms, p99 ${most} ms; a commit makes two.`);
}
