// What `--from` and `--to` may name: a folder with the embedded store, or Redis.
import type { Clock } from "@kingrow/time";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { lockDataDir } from "../store/lmdb/dataDirLock.ts";
import { prepareDataDir, storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdb/lmdbStore.ts";
import { openRedisStore } from "../store/redis/openRedisStore.ts";
import type { RoomStore } from "../store/roomStore.ts";
import { assertSound } from "../store/lmdb/storeProbe.ts";
import { MigrationRefusal } from "./migrate.ts";

export type Side = "from" | "to";

export interface StoreLocation {
  readonly side: Side;
  /** A folder, or Redis URLs separated by commas. */
  readonly name: string;
  /** Hears why it takes longer. */
  readonly onAway: (sentence: string) => void;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

/** @throws StoreStartFault, MigrationRefusal with a sentence that says what to do. */
export function openLocation(place: StoreLocation): Promise<RoomStore> {
  return /^rediss?:\/\//.test(place.name) ? openRedis(place) : openFolder(place);
}

async function openRedis({ name, onAway, steady }: StoreLocation): Promise<RoomStore> {
  const { store } = await openRedisStore({
    urls: name.split(","),
    durability: "appendfsync",
    onAway,
    steady,
  });
  return store;
}

async function openFolder({ side, name, steady }: StoreLocation): Promise<RoomStore> {
  const dataDir = path.resolve(name);
  const file = storeFileIn(dataDir);
  if (side === "from" && !existsSync(file)) {
    throw new MigrationRefusal(`There is no store in ${dataDir}: ${file} is missing.`);
  }
  prepareDataDir(dataDir);
  const lock = await lockDataDir(dataDir, steady);
  const server = fileURLToPath(new URL("../main.ts", import.meta.url));
  await assertSound(file, [...process.execArgv, server, "check-store"]);
  const store = openLmdbStore(file);
  return { ...store, close: () => store.close().finally(() => lock.release()) };
}
