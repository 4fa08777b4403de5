// Rooms that version 0.1 stored are moved to the other kind of store, as they were.
import { rmSync } from "node:fs";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdb/lmdbStore.ts";
import { openStore } from "../store/redis/testing/openStore.ts";
import type { RoomStore } from "../store/roomStore.ts";
import {
  fillRedisAs01,
  newFolder,
  REDIS_ROOMS_OF_0_1,
  ROOMS_OF_0_1,
  writeRoomsOf01,
} from "../store/testing/storeFiles.ts";
import { migrate } from "./migrate.ts";

let folder: string;
let redis: RedisServer;

beforeEach(async () => {
  folder = newFolder();
  redis = await startRedis();
  onTestFinished(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true });
  });
});

/** Moves all, and answers what is there now. */
async function moved(from: RoomStore, to: RoomStore, { game }: typeof ROOMS_OF_0_1) {
  const { copied } = await migrate({ from, to, onProgress: () => undefined });
  const [before, after, lobby] = [await from.load(game), await to.load(game), await to.lobby(10)];
  await Promise.all([from.close(), to.close()]);
  return { copied, before, after, waiting: lobby.map(({ id }) => id) };
}

function whole(ids: typeof ROOMS_OF_0_1) {
  const game = { id: ids.game, phase: "started", version: 12 };
  return { copied: 2, before: game, after: game, waiting: [ids.waiting] };
}

test("[A2] a file of version 0.1 is moved to Redis", async () => {
  writeRoomsOf01(storeFileIn(folder));
  const from = openLmdbStore(storeFileIn(folder));
  const there = await moved(from, await openStore(redis.url), ROOMS_OF_0_1);
  expect(there).toMatchObject(whole(ROOMS_OF_0_1));
  expect(there.after).toEqual(there.before);
});

test("[A2] a Redis of version 0.1 is moved to a file", async () => {
  await fillRedisAs01(redis.url);
  const to = openLmdbStore(storeFileIn(folder));
  const there = await moved(await openStore(redis.url), to, REDIS_ROOMS_OF_0_1);
  expect(there).toMatchObject(whole(REDIS_ROOMS_OF_0_1));
  expect(there.after).toEqual(there.before);
});
