// The commands `backup` and `restore` as an operator calls them.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { KEEPS_PRIORITY } from "@kingrow/protocol/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { ask, type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdb/lmdbStore.ts";
import { openStore } from "../store/redis/testing/openStore.ts";
import { joined, roomOf } from "../store/testing/rooms.ts";
import {
  type BackupPlaces,
  backUpHere,
  fill,
  filledStore,
  fingerprintIn,
  fingerprintOf,
  makePlaces,
} from "./testing/backups.ts";

/** Each test starts the program several times. */
const PATIENCE = { timeout: 600_000 };

let places: BackupPlaces;
beforeEach(() => void (places = makePlaces()));
afterEach(() => places.remove());

type Settings = Readonly<Record<string, string>>;

/** @param under a program that runs the command, and its arguments */
async function run(
  args: readonly string[],
  settings: Settings = {},
  under: readonly string[] = [],
) {
  const { PATH } = process.env;
  const [program = "", ...rest] = [...under, process.execPath, inject("program"), ...args];
  const env = {
    PATH,
    DATA_DIR: places.home,
    PORT: "0",
    HOST: "127.0.0.1",
    METRICS_PORT: "0",
    // Beside tests that compute it would wait for their end.
    NODE_OPTIONS: KEEPS_PRIORITY.join(" "),
    ...settings,
  };
  const child = spawn(program, rest, { env, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const [code] = await once(child, "close");
  return { code, text: said.join("") };
}

describe("a backup", PATIENCE, () => {
  it("[B1] is one moment of a store that is in use, and comes back as it was", async () => {
    const { folder, home, kept } = places;
    const store = await filledStore(home, 300);
    const expected = await fingerprintOf(store);
    const { code, text } = await run(["backup", kept]);
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining("300 rooms") });
    await store.commit(joined(roomOf({ id: "room1000" }), "bob"), 1);
    await store.close();
    expect(readdirSync(kept)).toEqual(["kingrow.lmdb", "manifest.json"]);

    const other = path.join(folder, "other");
    expect((await run(["restore", kept], { DATA_DIR: other })).text).toContain(
      "Start Kingrow now.",
    );
    expect(await fingerprintIn(other)).toEqual(expected);
    expect(readdirSync(kept)).toEqual(["kingrow.lmdb", "manifest.json"]);
  });

  it("[B2] says in a sentence that the disk is full, and leaves nothing behind", async () => {
    const { home, kept } = places;
    await (await filledStore(home, 2_000)).close();
    mkdirSync(path.dirname(kept));
    const fullDisk = ["sh", "-c", `trap '' XFSZ; ulimit -f 1000; exec "$@"`, "sh"];
    const { code, text } = await run(["backup", kept], {}, fullDisk);
    expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining("full disk") });
    expect(text).not.toContain("    at ");
    expect(readdirSync(path.dirname(kept))).toEqual([]);
  });

  it("[B1] gives way to the server, and not to everything", async () => {
    await (await filledStore(places.home, 3)).close();
    const script =
      "import os from 'node:os'; process.on('exit', () => console.log('nice', os.getPriority()))";
    const told = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
    const { text } = await run(["backup", places.kept], told);
    expect(text).toContain(`nice ${Math.max(10, getPriority())}\n`);
  });

  it("[B2] of nothing is refused", async () => {
    expect((await run(["backup", places.kept])).text).toContain("There are no rooms in");
    expect((await run(["backup"])).text).toContain("Usage: npm run backup -- <folder>");
  });
});

describe("restoring", PATIENCE, () => {
  it("[B3] refuses to take the place of rooms, of a damaged store, and of a running server", async () => {
    const { folder, home, kept } = places;
    await (await filledStore(home, 3)).close();
    await backUpHere(places);
    const before = readFileSync(storeFileIn(home));
    expect((await run(["restore", kept])).text).toContain("holds 3 rooms, which would be lost");
    expect(readFileSync(storeFileIn(home)).equals(before)).toBe(true);

    const other = path.join(folder, "other");
    const lock = spawn("flock", ["--no-fork", path.join(home, "kingrow.lock"), "sleep", "120"]);
    try {
      await expect.poll(() => isLocked(home)).toBe(true);
      expect((await run(["restore", kept])).text).toContain("is in use by another Kingrow");
    } finally {
      lock.kill();
    }
    mkdirSync(other);
    writeFileSync(storeFileIn(other), "no store".repeat(2_000));
    expect((await run(["restore", kept], { DATA_DIR: other })).text).toContain("is damaged");
    expect(readFileSync(storeFileIn(other), "utf8")).toMatch(/^no store/);
  });

  it("[B3] takes the place of a store that never held a room", async () => {
    const { folder, home, kept } = places;
    await (await filledStore(home, 3)).close();
    await backUpHere(places);
    const other = path.join(folder, "other");
    mkdirSync(other);
    await openLmdbStore(storeFileIn(other)).close();
    expect((await run(["restore", kept], { DATA_DIR: other })).code).toBe(0);
    expect(await fingerprintIn(other)).toEqual(await fingerprintIn(home));
  });
});

function isLocked(dataDir: string): boolean {
  return spawnSync("flock", ["-n", path.join(dataDir, "kingrow.lock"), "true"]).status === 1;
}

describe("a backup of several nodes", PATIENCE, () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  it("[B1] [B3] has the same form, and is restored only to an empty Redis without running nodes", async () => {
    const { kept } = places;
    const shared = await openStore(server.url);
    await fill(shared, 300);
    const expected = await fingerprintOf(shared);
    const settings = { REDIS_URL: server.url };
    expect((await run(["backup", kept], settings)).text).toContain("300 rooms");
    expect((await run(["restore", kept], settings)).text).toContain("holds 300 rooms");

    await ask(server.port, "FLUSHALL");
    await ask(server.port, `ZADD kingrow:{rooms}:nodes ${Date.now()} some-run`);
    expect((await run(["restore", kept], settings)).text).toContain(
      "1 nodes of Kingrow are running",
    );
    await ask(server.port, "FLUSHALL");
    expect((await run(["restore", kept], settings)).code).toBe(0);
    expect(await fingerprintOf(shared)).toEqual(expected);
    await shared.close();
  });

  it("[B2] ends as well where the disk has no room for one", async () => {
    const fullDisk = ["sh", "-c", `trap '' XFSZ; ulimit -f 8; exec "$@"`, "sh"];
    const settings = { REDIS_URL: server.url };
    const { code, text } = await run(["backup", places.kept], settings, fullDisk);
    expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining("full disk") });
    expect(readdirSync(path.dirname(places.kept))).toEqual([]);
  });

  it("[B3] says in a sentence that Redis has no memory left, and leaves nothing there", async () => {
    const { home, kept } = places;
    await (await filledStore(home, 2_000)).close();
    await backUpHere(places);
    await ask(server.port, "FLUSHALL");
    const used = Number(/used_memory:(\d+)/.exec(await ask(server.port, "INFO memory"))?.[1]);
    await ask(server.port, `CONFIG SET maxmemory ${used + 500_000}`);
    const { code, text } = await run(["restore", kept], { REDIS_URL: server.url });
    await ask(server.port, "CONFIG SET maxmemory 0");
    expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining("(OOM ") });
    expect(text).toContain("a Redis without memory");
    expect(text).not.toContain("    at ");
    const shared = await openStore(server.url);
    expect(await shared.count()).toBe(0);
    await shared.close();
  });
});
