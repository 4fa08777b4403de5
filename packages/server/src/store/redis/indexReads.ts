// Reads the indexes: each partition keeps its own rows, and all together are one list.
import type { AvailableRoom, RoomOptions } from "@kingrow/protocol";
import { type LobbyRow, queueOf, shownRows, type WaitingRoom } from "../indexes.ts";
import type { DueRoom } from "../roomStore.ts";
import { indexKeys, PARTITIONS, type Partition, queueKey } from "./layout.ts";
import type { GiveUpAt, RedisLink } from "../../redis/link.ts";
import { type Fetch, mergePartitions, oneByOne } from "./merge.ts";
import { asList, asNumber, asPairs, asTextIfAny, asTexts } from "../../redis/replies.ts";
import { runScript } from "./runScript.ts";
import { LISTED } from "./scripts.ts";

interface Ranked {
  readonly id: string;
  readonly score: number;
}

/** Rows of addresses with many rooms are read for nothing; more than so many times the limit are not read. */
const MOST_READ = 64;
/** Rooms of one queue that are looked at. */
const QUEUE_ROWS = 2_000;

export async function lobbyRows(link: RedisLink, limit: number): Promise<readonly AvailableRoom[]> {
  const fetch = rowsOf(link, (partition) => indexKeys(partition).lobby);
  for (let wanted = limit; ; wanted *= 4) {
    const rows = await mergePartitions({ fetch, compare: byScoreThenId, limit: wanted });
    let isReadToTheEnd = false;
    function* parsed(): Generator<LobbyRow> {
      for (const { text } of rows) yield parseRow(text);
      isReadToTheEnd = true;
    }
    const shown = shownRows(parsed(), limit);
    const isAll = rows.length < wanted || wanted >= limit * MOST_READ;
    if (!isReadToTheEnd || isAll) return shown;
  }
}

/** Rooms of one queue, the longest waiting first; parsed while they are iterated. */
export async function queueRows(
  link: RedisLink,
  options: RoomOptions,
): Promise<Iterable<WaitingRoom>> {
  const queue = queueOf(options);
  const rows = await mergePartitions({
    fetch: rowsOf(link, (partition) => queueKey(partition, queue)),
    compare: byScoreThenId,
    limit: QUEUE_ROWS,
  });
  return { [Symbol.iterator]: () => waitingIn(rows) };
}

function* waitingIn(rows: readonly Row[]): Generator<WaitingRoom> {
  for (const { id, score, text } of rows) {
    const { owner = "", from } = parseRow(text);
    yield { id, since: score, owner, address: from };
  }
}

/** Rows of a sorted set of listed rooms. A single server is asked for all partitions at once. */
function rowsOf(link: RedisLink, setOf: (partition: Partition) => string): Fetch<Row> {
  const giveUpAt = link.timeToAnswer();
  async function fetch(partitions: readonly Partition[], count: number) {
    const keys = partitions.flatMap((partition) => [
      setOf(partition),
      indexKeys(partition).entries,
    ]);
    const call = { script: LISTED, keys, values: [String(count)] };
    return asList(await runScript(link, call, giveUpAt)).map(rowsIn);
  }
  if (!link.isCluster) return fetch;
  return oneByOne(async (partition, count) => (await fetch([partition], count)).flat());
}

/** A row as it was stored: of most nobody reads more than the rank. */
type Row = Ranked & { readonly text: string };

function rowsIn(answer: unknown): readonly Row[] {
  const [ranked, texts] = asList(answer);
  const rows = asList(texts).map(asTextIfAny);
  return rankedOf(ranked).flatMap((room, at) => {
    const text = rows[at];
    return text === undefined ? [] : [{ ...room, text }];
  });
}

function parseRow(text: string): LobbyRow {
  return JSON.parse(text);
}

export async function dueRooms(
  link: RedisLink,
  until: number,
  limit: number,
): Promise<readonly DueRoom[]> {
  const giveUpAt = link.timeToAnswer();
  const rows = await mergePartitions({
    fetch: oneByOne((partition, count) => dueOf(link, { partition, count, giveUpAt, until })),
    compare: byScoreThenId,
    limit,
  });
  return rows.map(({ id, score }) => ({ id, deadline: score }));
}

interface DueRead {
  readonly partition: Partition;
  readonly count: number;
  readonly giveUpAt: GiveUpAt;
  readonly until: number;
}

async function dueOf(link: RedisLink, { partition, count, giveUpAt, until }: DueRead) {
  const { due } = indexKeys(partition);
  const range = ["-inf", String(until), "BYSCORE", "LIMIT", "0", String(count), "WITHSCORES"];
  return rankedOf(await link.send(due, ["ZRANGE", due, ...range], giveUpAt));
}

/** Ids in their order, those after `after`. */
export function idsAfter(
  link: RedisLink,
  after: string | undefined,
  limit: number,
): Promise<readonly string[]> {
  const giveUpAt = link.timeToAnswer();
  const from = after === undefined ? "-" : `(${after}`;
  return mergePartitions({
    fetch: oneByOne(async (partition, count) => {
      const { ids } = indexKeys(partition);
      const range = [from, "+", "BYLEX", "LIMIT", "0", String(count)];
      return asTexts(await link.send(ids, ["ZRANGE", ids, ...range], giveUpAt));
    }),
    compare: byText,
    limit,
  });
}

/** Some rooms in which sockets of this run hold seats. */
export async function roomsOfRun(
  link: RedisLink,
  run: string,
  limit: number,
): Promise<readonly string[]> {
  const giveUpAt = link.timeToAnswer();
  const rows = await Promise.all(
    PARTITIONS.map(async (partition) => {
      const { runs } = indexKeys(partition);
      // "!" comes right after the space between run and id.
      const range = [`[${run} `, `(${run}!`, "BYLEX", "LIMIT", "0", String(limit)];
      return asTexts(await link.send(runs, ["ZRANGE", runs, ...range], giveUpAt));
    }),
  );
  return rows.flat().map((row) => row.slice(run.length + 1));
}

export async function countRooms(link: RedisLink): Promise<number> {
  const giveUpAt = link.timeToAnswer();
  const counts = await Promise.all(
    PARTITIONS.map(async (partition) => {
      const { ids } = indexKeys(partition);
      return asNumber(await link.send(ids, ["ZCARD", ids], giveUpAt));
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function rankedOf(reply: unknown): readonly Ranked[] {
  return asPairs(reply).map(([id, score]) => ({ id, score: asNumber(score) }));
}

function byScoreThenId(a: Ranked, b: Ranked): number {
  return a.score - b.score || byText(a.id, b.id);
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
