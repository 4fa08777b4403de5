// The first rows of all partitions together, without reading all of each.
import { PARTITIONS, type Partition } from "./layout.ts";

export interface MergeOptions<Row> {
  /** The first `count` rows of one partition, in order. */
  readonly fetch: (partition: Partition, count: number) => Promise<readonly Row[]>;
  readonly compare: (a: Row, b: Row) => number;
  readonly limit: number;
}

/** Rooms spread evenly, so a partition's share and a few more is mostly enough. */
const SPARE = 4;
const GROWTH = 4;

/** Partitions whose share was too small are asked again for more. */
export async function mergePartitions<Row>(options: MergeOptions<Row>): Promise<readonly Row[]> {
  const { compare, limit } = options;
  const first = Math.min(limit, Math.ceil(limit / PARTITIONS.length) + SPARE);
  let parts = await Promise.all(PARTITIONS.map((partition) => read(options, partition, first)));
  for (;;) {
    const rows = parts.flatMap((part) => part.rows).sort(compare);
    const last = rows[limit - 1];
    const isShort = (part: Part<Row>) => mayHoldMore(part, last, options);
    if (!parts.some(isShort)) return rows.slice(0, limit);
    const more = (part: Part<Row>) => readMore(options, part);
    parts = [
      ...parts.filter((part) => !isShort(part)),
      ...(await Promise.all(parts.filter(isShort).map(more))),
    ];
  }
}

interface Part<Row> {
  readonly partition: Partition;
  readonly asked: number;
  readonly rows: readonly Row[];
}

async function read<Row>({ fetch }: MergeOptions<Row>, partition: Partition, count: number) {
  return { partition, asked: count, rows: await fetch(partition, count) };
}

function readMore<Row>(options: MergeOptions<Row>, { partition, asked }: Part<Row>) {
  return read(options, partition, Math.min(asked * GROWTH, options.limit));
}

/** Whether rows not read yet could come before `last`, the last one needed so far. */
function mayHoldMore<Row>(
  { asked, rows }: Part<Row>,
  last: Row | undefined,
  { compare, limit }: MergeOptions<Row>,
): boolean {
  const end = rows.at(-1);
  if (rows.length < asked || asked >= limit || end === undefined) return false;
  return last === undefined || compare(end, last) < 0;
}
