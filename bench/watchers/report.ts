// What the moves of each kind say: quantiles, how far chance goes, and what the slowest of them waited for.
import type { Move } from "./moves.ts";
import type { Stops } from "./stops.ts";
import type { Turn } from "./turns.ts";

/** So many draws tell how far chance goes. */
const DRAWS = 1_000;
const SLOW_PART = 0.02;

export function quantilesOf(moves: readonly Move[], of = ({ waited }: Move) => waited): string {
  const waits = sorted(moves.map(of));
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((part) => ms(quantile(waits, part)));
  return `median ${median}, p95 ${p95}, p99 ${p99}`;
}

/** What the move took on a machine with cores for everybody: what was kept from a core by others is left out. */
export function withoutQueues({ waited, serverHeldUp, playersHeldUp }: Move): number {
  return Math.max(0, waited - serverHeldUp - playersHeldUp);
}

/** The 99th percentile of the one beside that of the other, and between what it would lie nine times in ten. */
export function ratioOf(
  within: readonly Move[],
  without: readonly Move[],
  of = ({ waited }: Move) => waited,
): string {
  const ratio = (some: readonly number[], others: readonly number[]) =>
    quantile(some, 0.99) / quantile(others, 0.99);
  const [waits, others] = [sorted(within.map(of)), sorted(without.map(of))];
  const drawn = Array.from({ length: DRAWS }, () => ratio(drawFrom(waits), drawFrom(others)));
  drawn.sort((a, b) => a - b);
  const [low, high] = [quantile(drawn, 0.05).toFixed(2), quantile(drawn, 0.95).toFixed(2)];
  return `${ratio(waits, others).toFixed(2)} times (by chance ${low} to ${high})`;
}

/** Of the slowest moves on average; what overlaps counts twice. */
export function slowestOf(moves: readonly Move[], stops: Stops): string {
  const slow = moves
    .toSorted((a, b) => b.waited - a.waited)
    .slice(0, Math.max(1, Math.ceil(moves.length * SLOW_PART)));
  const mean = (of: (move: Move) => number) =>
    ms(slow.reduce((sum, move) => sum + of(move), 0) / slow.length);
  const collected = mean((move) => stops.within(move.answeredAt - move.waited, move.answeredAt));
  return (
    `the slowest ${slow.length}: ${mean(({ waited }) => waited)}; servers at work ${mean(({ atWork }) => atWork)}` +
    ` (collector ${collected}), kept from a core: servers ${mean(({ serverHeldUp }) => serverHeldUp)},` +
    ` players ${mean(({ playersHeldUp }) => playersHeldUp)}`
  );
}

/** Who watches must not be held up much: what nobody reads costs the servers less. */
export function sharesOf({ cpu, heldUp, took }: Turn): string {
  const shares = cpu.map((spent) => percent(spent / took)).join(", ");
  return `shares of a core (nodes; Redis, players, who watch): ${shares}; who watch were kept from one ${percent(heldUp / took)} of the time`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

export function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

function sorted(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b);
}

/** As many again, each of them any. */
function drawFrom(values: readonly number[]): readonly number[] {
  const drawn = values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0);
  return drawn.sort((a, b) => a - b);
}

function quantile(ordered: readonly number[], part: number): number {
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * part))] ?? 0;
}
