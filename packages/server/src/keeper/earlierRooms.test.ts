// Rooms that version 0.1 stored, as it left them when it was killed, are read and played on.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { coordOf, legalSteps } from "@kingrow/rules";
import { createClient } from "redis";
import { expect, onTestFinished, test } from "vitest";
import { createRoomKeeper } from "./roomKeeper.ts";
import { openLmdbStore } from "../store/lmdbStore.ts";
import { storeFileIn } from "../store/lmdbFile.ts";
import { openStore } from "../store/redis/testing/openStore.ts";
import { startRedis } from "../redis/testing/redisServer.ts";
import type { RoomStore } from "../store/roomStore.ts";

const WHITE = "3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547";
const RUN = "a-later-run";
/** The moment in which they were stored. */
const NOW = 1_795_324_590_000;

interface Ids {
  readonly waiting: string;
  readonly game: string;
}

function fixture(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, "../store/testing", name));
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
    roomsPerAddress: 60,
    openRowsPerAddress: 3,
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
  const folder = mkdtempSync(path.join(tmpdir(), "kingrow-earlier-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(storeFileIn(folder), gunzipSync(fixture("rooms-0.1.lmdb.gz")));
  const store = openLmdbStore(storeFileIn(folder));
  const rooms = { waiting: "tbfnrzsx", game: "qy2d7dx9ndqa65x4jfam" };
  await expect(expectPlayedOn(store, rooms)).resolves.toBeUndefined();
  await store.close();
});

test("[A2] a Redis of version 0.1 is used and its game goes on", async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const client = await createClient({ url: redis.url }).connect();
  const commands: string[][] = JSON.parse(fixture("rooms-0.1.redis.json").toString());
  for (const command of commands) await client.sendCommand(command);
  const store = await openStore(redis.url);
  await expectPlayedOn(store, { waiting: "fk6jsvd3", game: "9bppgju2qds34k247z4w" });
  expect(await client.get("kingrow:{p00}:format"), "older programs are refused now").toBe("2/64");
  await store.close();
  client.destroy();
});
