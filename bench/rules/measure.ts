// How the measurements take time and print figures.

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

export interface Row {
  readonly what: string;
  readonly kingrow: string;
  readonly rapid: string;
  readonly ratio: number;
}

export function printRow(row: Row): void {
  const { what, kingrow, rapid, ratio } = row;
  console.log(
    `${what}\n  kingrow         ${kingrow}\n  rapid-draughts  ${rapid}\n  ratio           ${ratio.toFixed(1)}`,
  );
}
