// The list of the Redis store over its 64 partitions, from a thousand public rooms to a million.
import { LOBBY_LIMIT } from "../../packages/protocol/src/index.ts";
import type { RoomStore } from "../../packages/server/src/store/roomStore.ts";
import { openStore } from "../../packages/server/src/store/redis/testing/openStore.ts";
import { startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { redisBytes, redisCpu } from "../nodes/redisCost.ts";
import { fillRedis } from "./fillRedis.ts";
import { cpuEach, openAndClose } from "./rooms.ts";

/** More than a million rooms need; the machine is spared if they need it after all. */
const MOST_MEMORY = "2gb";

export async function measureRedis(sizes: readonly number[]): Promise<void> {
  console.log(
    "\nRedis store: rooms | one list: Redis CPU, node CPU | opening and closing one: Redis CPU, node CPU | bytes a room",
  );
  const redis = await startRedis({ maxmemory: MOST_MEMORY, "maxmemory-policy": "noeviction" });
  const store = await openStore(redis.url);
  const empty = await redisBytes(redis.port);
  try {
    for (const size of sizes) {
      await fillRedis(redis.url, size - (await store.count()));
      const found = await store.count();
      if (found !== size) throw new Error(`${found} rooms instead of ${size}`);
      const list = await bothCpus(redis.port, 200, () => store.lobby(LOBBY_LIMIT));
      const change = await bothCpus(redis.port, 200, () => openAndClose(store));
      const bytes = ((await redisBytes(redis.port)) - empty) / size;
      console.log(`  ${size} | ${list} | ${change} | ${bytes.toFixed(0)}`);
    }
    await checkOrder(store);
  } finally {
    await store.close();
    await redis.stop();
  }
}

async function bothCpus(port: number, count: number, work: () => Promise<unknown>) {
  const before = await redisCpu(port);
  const node = await cpuEach(count, work);
  const redis = (((await redisCpu(port)) - before) / count) * 1_000;
  return `${redis.toFixed(3)} ms, ${node.toFixed(3)} ms`;
}

/** The rooms that were poured in are listed like any other. */
async function checkOrder(store: RoomStore): Promise<void> {
  const rooms = await store.lobby(LOBBY_LIMIT);
  const loaded = await Promise.all(rooms.map(({ id }) => store.load(id)));
  const times = loaded.map((room) => room?.createdAt ?? 0);
  const isNewestFirst = times.every((time, at) => at === 0 || time <= (times[at - 1] ?? 0));
  if (rooms.length !== LOBBY_LIMIT || !isNewestFirst) throw new Error("The list is not in order");
}
