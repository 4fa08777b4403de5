// `npm run migrate` as an operator calls it.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdb/lmdbStore.ts";
import { openStore } from "../store/redis/testing/openStore.ts";
import type { RoomStore } from "../store/roomStore.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { filled, someRooms } from "./testing/filled.ts";

/** Each test starts the program several times, from its sources. */
const PATIENCE = { timeout: 180_000 };

async function run(from: string, to: string) {
  const cli = path.join(import.meta.dirname, "cli.ts");
  const args = ["--import", "tsx", cli, "--from", from, "--to", to];
  const done = promisify(execFile)(process.execPath, args);
  return done.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );
}

describe("npm run migrate", PATIENCE, () => {
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
  });

  it("refuses a source that is not there, in a sentence", async () => {
    const { code, text } = await run(path.join(folder, "nowhere"), server.url);
    expect(code).toBe(1);
    expect(text).toContain("There is no store in");
  });

  it("ends when a target cannot be opened, though the source could", async () => {
    const { code, text } = await run(server.url, "/dev/null/kingrow");
    expect(code).toBe(1);
    expect(text).toContain("DATA_DIR /dev/null/kingrow cannot be written");
  });
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
