import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { after, actorOf, joined, roomOf } from "../testing/rooms.ts";
import type { Room } from "@kingrow/room";
import { storeFileIn } from "../store/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdbStore.ts";
import { createMemoryStore } from "../store/memoryStore.ts";
import { openStore } from "../store/redis/testing/openStore.ts";
import { ask, type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { type RoomStore, StoreFault } from "../store/roomStore.ts";
import { migrate, MigrationRefusal } from "./migrate.ts";
import { fingerprintOf } from "./fingerprint.ts";

function ready(room: Room, name: string): Room {
  return after(room, { type: "setReady", actor: actorOf(name), isReady: true });
}

/** Rooms in every phase, with index rows of every kind. */
function someRooms(count: number): readonly Room[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `room${1000 + index}`;
    const empty = roomOf({
      id,
      isPrivate: index % 5 === 0,
      creator: `c${index % 7}`,
      requestId: "r",
    });
    if (index % 3 === 0) return empty;
    const full = joined(empty, "bob");
    if (index % 3 === 1) return full;
    return ready(ready(full, `c${index % 7}`), "bob");
  });
}

async function filled(store: RoomStore, rooms: readonly Room[]): Promise<RoomStore> {
  for (const room of rooms) await store.commit(room, 0);
  return store;
}

const quiet = { onProgress: () => undefined };
const refusalOf = (promise: Promise<unknown>) =>
  promise.catch((error: unknown) => {
    if (error instanceof MigrationRefusal) return error.message;
    throw error;
  });

describe("moving rooms between stores", () => {
  it("goes on where an interrupted run stopped", async () => {
    const from = await filled(createMemoryStore(), someRooms(1_000));
    const to = createMemoryStore();
    let left = 400;
    const breaking: RoomStore = {
      ...to,
      commit: (room, version) =>
        left-- > 0 ? to.commit(room, version) : Promise.reject(new StoreFault("gone")),
    };
    await expect(migrate({ from, to: breaking, ...quiet })).rejects.toThrow(StoreFault);
    const { copied, fingerprint } = await migrate({ from, to, ...quiet });
    expect(copied).toBe(600);
    expect(fingerprint).toEqual(await fingerprintOf(from));
  });

  it("tells how far it is", async () => {
    const from = await filled(createMemoryStore(), someRooms(300));
    const told: number[] = [];
    const onProgress = ({ done, total }: { done: number; total: number }) =>
      void told.push(done, total);
    await migrate({ from, to: createMemoryStore(), onProgress });
    expect(told).toEqual([256, 300, 300, 300]);
  });

  it("brings copies up to date that were made before the last games", async () => {
    const from = await filled(createMemoryStore(), [roomOf()]);
    const to = await filled(createMemoryStore(), [roomOf()]);
    await from.commit(joined(roomOf(), "bob"), 1);
    expect((await migrate({ from, to, ...quiet })).copied).toBe(1);
    expect((await to.load("abcdefgh"))?.version).toBe(2);
  });

  it("refuses a target with rooms of its own, and changes nothing", async () => {
    const from = await filled(createMemoryStore(), someRooms(3));
    const to = await filled(createMemoryStore(), [roomOf({ id: "strange2" })]);
    expect(await refusalOf(migrate({ from, to, ...quiet }))).toContain("the first is strange2");
    expect(await to.count()).toBe(1);
  });

  it("refuses to take back what was played in the target", async () => {
    const from = await filled(createMemoryStore(), [roomOf()]);
    const to = await filled(createMemoryStore(), [roomOf()]);
    await to.commit(joined(roomOf(), "bob"), 1);
    expect(await refusalOf(migrate({ from, to, ...quiet }))).toContain("has been played on");
  });

  it("says so when the copy is not the same in the end", async () => {
    const from = await filled(createMemoryStore(), someRooms(3));
    const to = createMemoryStore();
    const forgetful: RoomStore = {
      ...to,
      commit: (room, version) => to.commit({ ...room, changedAt: 1 }, version),
    };
    expect(await refusalOf(migrate({ from, to: forgetful, ...quiet }))).toContain("does not match");
  });
});

async function run(from: string, to: string) {
  const cli = path.join(import.meta.dirname, "cli.ts");
  const args = ["--import", "tsx", cli, "--from", from, "--to", to];
  const done = promisify(execFile)(process.execPath, args);
  return done.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );
}

describe("npm run migrate", () => {
  let server: RedisServer;
  let folder: string;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "kingrow-migrate-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("moves everything to Redis and back, indexes included", async () => {
    await ask(server.port, "FLUSHALL");
    const home = path.join(folder, "home");
    const back = path.join(folder, "back");
    await run(server.url, home);
    const start = await filled(openLmdbStore(storeFileIn(home)), someRooms(300));
    const expected = await factsOf(start);
    await start.close();

    expect((await run(home, server.url)).text).toContain("300 rooms copied, 0 were there.");
    const shared = await openStore(server.url);
    expect(await factsOf(shared)).toEqual(expected);
    await shared.close();

    expect((await run(server.url, back)).text).toContain("Both sides hold 300 rooms, checksum ");
    const end = openLmdbStore(storeFileIn(back));
    expect(await factsOf(end)).toEqual(expected);
    await end.close();
  }, 60_000);

  it("refuses a source that is not there, in a sentence", async () => {
    const { code, text } = await run(path.join(folder, "nowhere"), server.url);
    expect(code).toBe(1);
    expect(text).toContain("There is no store in");
  }, 20_000);
});

async function factsOf(store: RoomStore) {
  const owners = ["owner-c0", "owner-c6", "owner-bob"];
  const created = await Promise.all(owners.map((owner) => store.roomsOf(owner)));
  return {
    fingerprint: await fingerprintOf(store),
    lobby: await store.lobby(100),
    due: await store.due(Number.MAX_SAFE_INTEGER, 1_000),
    created: created.map((rooms) => rooms.map(({ id }) => id).sort()),
  };
}
