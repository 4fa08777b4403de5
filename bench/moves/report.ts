// Prints medians and ranges of all rounds, and each server's cost as a multiple of the Socket.IO relay's.
import type { Round } from "./rounds.ts";
import { quantile } from "../../e2e/support/quantile.ts";

/** By the name of the server. */
export type Rounds = ReadonlyMap<string, readonly Round[]>;

/** The others are compared to the cost of this server. */
export const BASELINE = "Socket.IO relay";

const COLUMNS: readonly (readonly [title: string, of: (round: Round) => number, digits: number])[] =
  [
    ["main µs", ({ mainUs }) => mainUs, 0],
    ["whole µs", ({ wholeUs }) => wholeUs, 0],
    ["moves/s", ({ movesPerSecond }) => movesPerSecond, 0],
    ["ack p50 ms", ({ ackMs }) => ackMs.median, 1],
    ["ack p99 ms", ({ ackMs }) => ackMs.p99, 1],
  ];

export function report(title: string, rounds: Rounds): void {
  const rows = Array.from(rounds, ([name, each]) => [
    name,
    {
      ...Object.fromEntries(
        COLUMNS.map(([column, of, digits]) => [column, medianAndRange(each.map(of), digits)]),
      ),
      "main ×": timesBaseline(rounds, name, "mainUs"),
      "whole ×": timesBaseline(rounds, name, "wholeUs"),
    },
  ]);
  console.log(title);
  console.table(Object.fromEntries(rows));
}

function medianAndRange(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, most] = [sorted.at(0) ?? 0, sorted.at(-1) ?? 0];
  return `${quantile(values, 0.5).toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}

/** The median of the ratios of each round, so that other work on the machine affects both servers. */
function timesBaseline(rounds: Rounds, name: string, field: "mainUs" | "wholeUs"): string {
  const baseline = rounds.get(BASELINE) ?? [];
  const own = rounds.get(name) ?? [];
  return quantile(
    own.map((round, at) => round[field] / (baseline[at]?.[field] ?? 0)),
    0.5,
  ).toFixed(2);
}
