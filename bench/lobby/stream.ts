// What an entry of the stream costs Redis and a node that it does not concern, by rate and by readers.
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "redis";
import type { RedisServer } from "../../packages/server/src/redis/testing/redisServer.ts";
import { redisCpu } from "../nodes/redisCost.ts";
import { cpuSeconds } from "../nodes/server.ts";

const STREAM = "kingrow:{events}";
const RATES = [200, 1_000, 4_000];
const MORE_READERS = 8;
const SPELL_MS = 10;
const MEASURED_MS = 5_000;
/** Readers may have fallen behind. */
const CATCH_UP_MS = 3_000;

export interface Bystander {
  readonly pid: number;
  /** What it takes when nothing happens, in seconds of CPU a second. */
  readonly idle: number;
}

/** Sends again what the games before have left in the stream. */
export async function measureStream(redis: RedisServer, bystander: Bystander): Promise<void> {
  const client = await createClient({ url: redis.url }).connect();
  const found = await client.xRevRange(STREAM, "+", "-", { COUNT: 500 });
  const entries = found.map(({ message }) => message);
  const bytes = entries.reduce((sum, entry) => sum + (entry["data"]?.length ?? 0), 0);
  console.log(
    `An entry of the stream, ${(bytes / entries.length).toFixed(0)} bytes: CPU of a third node, and of Redis`,
  );
  const send = (entry: Record<string, string>) => client.xAdd(STREAM, "*", entry, KEPT);
  for (const rate of RATES) {
    console.log(`  ${await costOf({ redis, bystander, entries, send, rate })}, three readers`);
  }
  const stop = await readToo(redis.url);
  const cost = await costOf({ redis, bystander, entries, send, rate: RATES[1] ?? 0 });
  console.log(`  ${cost}, ${3 + MORE_READERS} readers`);
  await stop();
  client.destroy();
}

/** As the adapter does. */
const KEPT = { TRIM: { strategy: "MAXLEN", strategyModifier: "~", threshold: 10_000 } } as const;

interface Flood {
  readonly redis: RedisServer;
  readonly bystander: Bystander;
  readonly entries: readonly Record<string, string>[];
  readonly send: (entry: Record<string, string>) => Promise<unknown>;
  readonly rate: number;
}

async function costOf({ redis, bystander, entries, send, rate }: Flood): Promise<string> {
  const before = { redis: await redisCpu(redis.port), node: cpuSeconds(bystander.pid) };
  const begun = performance.now();
  let sent = 0;
  while (performance.now() - begun < MEASURED_MS) {
    const missing = Math.round(((performance.now() - begun) * rate) / 1_000) - sent;
    const spell = Array.from({ length: missing }, (_, at) => entries[(sent + at) % entries.length]);
    await Promise.all(spell.map((entry) => send(entry ?? {})));
    sent += missing;
    await pause(SPELL_MS);
  }
  const sending = (performance.now() - begun) / 1_000;
  await pause(CATCH_UP_MS);
  const seconds = (performance.now() - begun) / 1_000;
  const ofNode = cpuSeconds(bystander.pid) - before.node - bystander.idle * seconds;
  const ofRedis = (await redisCpu(redis.port)) - before.redis;
  const [node, server] = [ofNode, ofRedis].map((cpu) => `${((cpu / sent) * 1e6).toFixed(0)} µs`);
  return `${(sent / sending).toFixed(0)} a second: ${node}, ${server}`;
}

/** More who read all of it, as nodes do. Answers how to end it. */
async function readToo(url: string): Promise<() => Promise<unknown>> {
  const stop = new AbortController();
  const readers = Array.from({ length: MORE_READERS }, async () => {
    const client = await createClient({ url }).connect();
    for (let id = "$"; !stop.signal.aborted;) {
      const read = await client.xRead({ key: STREAM, id }, { BLOCK: 200, COUNT: 100 });
      id = lastIdIn(read) ?? id;
    }
    client.destroy();
  });
  return () => {
    stop.abort();
    return Promise.all(readers);
  };
}

function lastIdIn(read: unknown): string | undefined {
  if (!Array.isArray(read)) return undefined;
  return read[0]?.messages?.at(-1)?.id;
}
