// Timing functions of the rules bench.

/** The shortest of several runs, in milliseconds: noise only ever adds. */
export function bestOf(runs: number, work: () => void): number {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}
