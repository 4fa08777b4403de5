// Rooms that version 0.1 stored, as it left them when it was killed, are read and played on.
import { rmSync } from "node:fs";
import { coordOf, legalSteps } from "@kingrow/rules";
import { createClient } from "redis";
import { expect, onTestFinished, test } from "vitest";
import { createRoomKeeper } from "./roomKeeper.ts";
import { openLmdbStore } from "../store/lmdb/lmdbStore.ts";
import { storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { openStore } from "../store/redis/testing/openStore.ts";
import { startRedis } from "../redis/testing/redisServer.ts";
import type { RoomStore } from "../store/roomStore.ts";
import {
  fillRedisAs01,
  newFolder,
  REDIS_ROOMS_OF_0_1,
  ROOMS_OF_0_1,
  writeRoomsOf01,
} from "../store/testing/storeFiles.ts";

const WHITE = "3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547";
const RUN = "a-later-run";
/** The moment in which they were stored. */
const NOW = 1_795_324_590_000;

interface Ids {
  readonly waiting: string;
  readonly game: string;
}

async function expectPlayedOn(store: RoomStore, { waiting, game }: Ids): Promise<void> {
  expect(await store.load(waiting)).toMatchObject({
    phase: "waiting",
    options: { visibility: "public", opening: "free" },
  });
  expect(await store.lobby(10)).toMatchObject([{ id: waiting, playerCount: 1 }]);
  const keeper = createRoomKeeper({
    store,
    instance: { run: RUN, bootedAt: NOW },
    steady: () => 0,
    now: () => NOW,
    newRoomId: () => "abcdefgh",
    chance: () => 1,
    roomsPerPlayer: 5,
    onCommit: () => undefined,
    onConflict: () => undefined,
    onFault: (fault) => expect.unreachable(String(fault)),
  });
  const actor = { owner: WHITE, socketId: "white-again", run: RUN };
  const joined = await keeper.perform(game, { type: "join", actor });
  expect(joined).toMatchObject({ ok: true, value: { state: { isPrivate: true, version: 13 } } });
  const room = await store.load(game);
  const [step] = room?.game === undefined ? [] : legalSteps(room.game.position);
  const [from, to] = [coordOf(step?.from ?? 0), coordOf(step?.to ?? 0)];
  const moved = await keeper.perform(game, { type: "move", actor, from, to, moveId: "next" });
  expect(moved).toMatchObject({ ok: true, value: { state: { version: 14, endReason: null } } });
  const repeated = { type: "move", actor, from: to, to: from, moveId: "move-1" } as const;
  expect(await keeper.perform(game, repeated)).toMatchObject({ value: { answeredVersion: 6 } });
  expect((await store.load(game))?.game?.moves).toHaveLength(6);
}

test("[A2] a file of version 0.1 is opened and its game goes on", async () => {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeRoomsOf01(storeFileIn(folder));
  const store = openLmdbStore(storeFileIn(folder));
  await expect(expectPlayedOn(store, ROOMS_OF_0_1)).resolves.toBeUndefined();
  await store.close();
});

test("[A2] a Redis of version 0.1 is used and its game goes on", async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  await fillRedisAs01(redis.url);
  const store = await openStore(redis.url);
  await expectPlayedOn(store, REDIS_ROOMS_OF_0_1);
  const client = await createClient({ url: redis.url }).connect();
  expect(await client.get("kingrow:{p00}:format"), "older programs are refused now").toBe("2/64");
  await store.close();
  client.destroy();
});
