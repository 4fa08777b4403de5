// What an entry of the stream costs a node that it does not concern, by how many come in a second.
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "redis";
import type { RedisServer } from "../../packages/server/src/store/redis/testing/redisServer.ts";
import { redisCpu } from "../nodes/redisCost.ts";
import { cpuSeconds } from "../nodes/server.ts";

const STREAM = "kingrow:{events}";
const RATES = [200, 1_000, 4_000];
const SPELL_MS = 50;
const MEASURED_MS = 5_000;

/** Sends again what the games before have left in the stream, at several rates. */
export async function measureStream(
  redis: RedisServer,
  bystander: number,
  idle: number,
): Promise<void> {
  const client = await createClient({ url: redis.url }).connect();
  const entries = await client.xRevRange(STREAM, "+", "-", { COUNT: 500 });
  const bytes = entries.reduce((sum, { message }) => sum + (message["data"]?.length ?? 0), 0);
  console.log(
    `An entry of the stream, ${(bytes / entries.length).toFixed(0)} bytes, costs a third node, and Redis with three readers`,
  );
  for (const rate of RATES) {
    const each = Math.round((rate * SPELL_MS) / 1_000);
    const ofRedis = await redisCpu(redis.port);
    const [cpu, time] = [cpuSeconds(bystander), performance.now()];
    let sent = 0;
    for (; performance.now() - time < MEASURED_MS; sent += each) {
      await Promise.all(
        Array.from({ length: each }, (_, at) => {
          const { message } = entries[(sent + at) % entries.length] ?? { message: {} };
          return client.xAdd(STREAM, "*", message, {
            TRIM: { strategy: "MAXLEN", strategyModifier: "~", threshold: 10_000 },
          });
        }),
      );
      await pause(SPELL_MS);
    }
    const seconds = (performance.now() - time) / 1_000;
    const cost = (cpuSeconds(bystander) - cpu - idle * seconds) / sent;
    const atRedis = ((await redisCpu(redis.port)) - ofRedis) / sent;
    const [node, server] = [cost, atRedis].map((each) => `${(each * 1e6).toFixed(0)} µs`);
    console.log(`  ${(sent / seconds).toFixed(0)} a second: ${node}, ${server}`);
  }
  client.destroy();
}
