// The first rows of all partitions together, without reading all of each.
import { PARTITIONS, type Partition } from "./layout.ts";

/** The first `count` rows of each of these partitions, in order. */
export type Fetch<Row> = (
  partitions: readonly Partition[],
  count: number,
) => Promise<readonly (readonly Row[])[]>;

/** Where each partition is requested for itself. */
export function oneByOne<Row>(
  fetch: (partition: Partition, count: number) => Promise<readonly Row[]>,
): Fetch<Row> {
  return (partitions, count) => Promise.all(partitions.map((partition) => fetch(partition, count)));
}

export interface MergeOptions<Row> {
  readonly fetch: Fetch<Row>;
  readonly compare: (a: Row, b: Row) => number;
  readonly limit: number;
}

/** Rooms spread evenly, so a partition's share and a few more is mostly enough. */
const SPARE = 4;
const GROWTH = 4;

/** Partitions whose share was too small are requested again for more. */
export async function mergePartitions<Row>(options: MergeOptions<Row>): Promise<readonly Row[]> {
  const { compare, limit } = options;
  const first = Math.min(limit, Math.ceil(limit / PARTITIONS.length) + SPARE);
  let parts = await read(options, PARTITIONS, first);
  for (let requested = first; ; requested = Math.min(requested * GROWTH, limit)) {
    const rows = parts.flatMap((part) => part.rows).sort(compare);
    const last = rows[limit - 1];
    const short = parts.filter((part) => mayHoldMore(part, last, options));
    if (short.length === 0) return rows.slice(0, limit);
    const names = short.map(({ partition }) => partition);
    const more = await read(options, names, Math.min(requested * GROWTH, limit));
    parts = [...parts.filter((part) => !short.includes(part)), ...more];
  }
}

interface Part<Row> {
  readonly partition: Partition;
  readonly requested: number;
  readonly rows: readonly Row[];
}

async function read<Row>(
  { fetch }: MergeOptions<Row>,
  partitions: readonly Partition[],
  requested: number,
): Promise<readonly Part<Row>[]> {
  const found = await fetch(partitions, requested);
  return partitions.map((partition, at) => ({ partition, requested, rows: found[at] ?? [] }));
}

/** Whether rows not read yet could come before `last`, the last one needed so far. */
function mayHoldMore<Row>(
  { requested, rows }: Part<Row>,
  last: Row | undefined,
  { compare, limit }: MergeOptions<Row>,
): boolean {
  const end = rows.at(-1);
  if (rows.length < requested || requested >= limit || end === undefined) return false;
  return last === undefined || compare(end, last) < 0;
}
