// Idle rooms: a waiting one and one in the middle of a game, on disk, in Redis and as a node's copy.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openLmdbStore } from "../../packages/server/src/store/lmdb/lmdbStore.ts";
import type { Room } from "@kingrow/room";
import type { RoomStore } from "../../packages/server/src/store/roomStore.ts";
import { decodeRecord, encodeRecord } from "../../packages/server/src/store/record.ts";
import { openStore } from "../../packages/server/src/store/redis/testing/openStore.ts";
import { startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { waitingRoom } from "../lobby/rooms.ts";
import { redisBytes } from "../nodes/redisCost.ts";
import { playedRoom } from "./playedRoom.ts";
import { type Point, printSlope } from "./slope.ts";

const COUNTS = [1_000, 10_000, 30_000];
const AT_ONCE = 1_000;
const KINDS = { waiting: waitingRoom, "in a game": playedRoom } as const;
const BYTES = { point: "MB", each: "bytes", times: 1e6 } as const;

export async function measureRooms(): Promise<void> {
  for (const [kind, make] of Object.entries(KINDS)) {
    printSlope(`Rooms ${kind}: lmdb file`, await onDisk(make), BYTES);
    printSlope(`Rooms ${kind}: memory of Redis`, await inRedis(make), BYTES);
    printSlope(`Rooms ${kind}: a node's copies`, copies(make), BYTES);
  }
}

type Make = () => Room;

async function onDisk(make: Make): Promise<readonly Point[]> {
  const folder = mkdtempSync(join(tmpdir(), "kingrow-capacity-"));
  const file = join(folder, "rooms.lmdb");
  const store = openLmdbStore(file);
  const points = await sizes(store, make, async () => statSync(file).size);
  await store.close();
  rmSync(folder, { recursive: true });
  return points;
}

async function inRedis(make: Make): Promise<readonly Point[]> {
  const redis = await startRedis();
  const store = await openStore(redis.url);
  const points = await sizes(store, make, () => redisBytes(redis.port));
  await store.close();
  await redis.stop();
  return points;
}

async function sizes(store: RoomStore, make: Make, bytes: () => Promise<number>): Promise<Point[]> {
  const points: Point[] = [];
  for (const count of COUNTS) {
    for (let stored = points.at(-1)?.count ?? 0; stored < count; stored += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => store.commit(make(), 0)));
    }
    points.push({ count, cost: (await bytes()) / 1e6 });
  }
  return points;
}

/** As the store hands them out: parsed from a record. */
function copies(make: Make): readonly Point[] {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  const kept: unknown[] = [];
  return COUNTS.map((count) => {
    while (kept.length < count) kept.push(decodeRecord(encodeRecord(make())));
    if (typeof collect === "function") collect();
    return { count, cost: process.memoryUsage().heapUsed / 1e6 };
  });
}
