// Judges the figures of a run by the promised bounds, and prints them as a table.
import type { Figures } from "./stage.ts";
import { isBack } from "./usage.ts";

const MOST_TIMES_ONE = 2;
const MOST_TIMES_MANY = 5;
/** Below this nobody feels a wait, and the noise of a shared machine is larger than any ratio. */
const FELT_MS = 25;

/** The bounds that were broken; none if all is well. */
export function verdictOn(figures: Figures): readonly string[] {
  const { name, attackers, quiet, elsewhere, attacked, processor, before, after, faults } = figures;
  const times = attackers === 1 ? MOST_TIMES_ONE : MOST_TIMES_MANY;
  const most = Math.max(quiet.p99 * times, FELT_MS);
  const broken = [...faults];
  if (!(attacked.p99 <= most))
    broken.push(
      `p99 is ${ms(attacked.p99)}, more than ${ms(most)} (${times} times its quiet value, ` +
        `${ms(elsewhere.p99)} while another server was attacked); for ${percent(processor.attacked.waited)} of the time others had the server's core`,
    );
  if (!isBack(after, before)) broken.push("memory or descriptors have not come back");
  return broken.map((what) => `${name}: ${what}`);
}

const COLUMNS = [
  "attack",
  "from",
  "moves",
  "p50 quiet",
  "p50 attacked",
  "p99 quiet",
  "elsewhere",
  "p99 attacked",
  "times",
  "core quiet",
  "attacked",
  "waits quiet",
  "attacked",
  "MB cold",
  "before",
  "peak",
  "after",
  "heap before",
  "after",
  "files before",
  "peak",
  "after",
  "log KB",
];

export function tableOf(all: readonly Figures[]): string {
  const rows = [COLUMNS, ...all.map(rowOf)];
  const widths = COLUMNS.map((_, k) => Math.max(...rows.map((row) => row[k]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, k) => cell.padEnd(widths[k] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function rowOf(figures: Figures): readonly string[] {
  const { name, attackers, quiet, elsewhere, attacked, processor, cold, before, peak, after } =
    figures;
  const { ran, waited } = processor.attacked;
  const usages = [before, peak, after];
  return [
    name,
    String(attackers),
    String(attacked.moves),
    ...[quiet.p50, attacked.p50, quiet.p99, elsewhere.p99, attacked.p99].map(ms),
    (attacked.p99 / quiet.p99).toFixed(1),
    ...[processor.quiet.ran, ran, processor.quiet.waited, waited].map(percent),
    ...[cold, ...usages].map(({ megabytes }) => megabytes.toFixed(0)),
    ...[before, after].map(({ heapMegabytes }) => heapMegabytes.toFixed(0)),
    ...usages.map(({ descriptors }) => String(descriptors)),
    (figures.logBytes / 1_024).toFixed(1),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
