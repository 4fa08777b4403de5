import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from "vitest";
import { fingerprintOf } from "../migrate/fingerprint.ts";
import { storeFileIn } from "../store/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdbStore.ts";
import { openStore } from "../store/redis/testing/openStore.ts";
import { ask, type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import type { RoomStore } from "../store/roomStore.ts";
import { joined, roomOf } from "../testing/rooms.ts";
import { copyStoreFile, makeBackup } from "./backup.ts";
import { copyRooms } from "./copyRooms.ts";
import { manifestIn } from "./manifest.ts";
import { restoreBackup } from "./restore.ts";

/** Each test starts the program several times. */
const PATIENCE = { timeout: 180_000 };

let folder: string;
let home: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kingrow-backup-"));
  home = path.join(folder, "home");
  kept = path.join(folder, "backups", "monday");
  mkdirSync(home);
});
afterEach(() => rmSync(folder, { recursive: true }));

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
    DATA_DIR: home,
    PORT: "0",
    HOST: "127.0.0.1",
    METRICS_PORT: "0",
    ...settings,
  };
  const child = spawn(program, rest, { env, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const [code] = await once(child, "close");
  return { code, text: said.join("") };
}

async function fill(store: RoomStore, count: number): Promise<void> {
  const rooms = Array.from({ length: count }, (_, index) => roomOf({ id: `room${1000 + index}` }));
  await Promise.all(rooms.map((room) => store.commit(room, 0)));
}

async function filledHome(count = 300): Promise<RoomStore> {
  const store = openLmdbStore(storeFileIn(home));
  await fill(store, count);
  return store;
}

/** As the command does it, but in this process. */
function backUpHere() {
  return makeBackup({
    folder: kept,
    copyTo: (file) => copyStoreFile(storeFileIn(home), file),
    assertSound: () => Promise.resolve(),
    now: Date.now,
  });
}

async function fingerprintIn(dataDir: string) {
  const store = openLmdbStore(storeFileIn(dataDir));
  const fingerprint = await fingerprintOf(store);
  await store.close();
  return fingerprint;
}

function change(name: string, text: (old: string) => string): void {
  writeFileSync(name, text(readFileSync(name, "utf8")));
}

describe("a backup", PATIENCE, () => {
  it("[B1] is one moment of a store that is in use, and comes back as it was", async () => {
    const store = await filledHome();
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

  it("[B2] never takes the place of something, and leaves nothing half done", async () => {
    await (await filledHome(3)).close();
    mkdirSync(kept, { recursive: true });
    writeFileSync(path.join(kept, "mine"), "");
    await expect(backUpHere()).rejects.toThrow("is there already");
    expect(readdirSync(path.dirname(kept))).toEqual(["monday"]);
    expect(readdirSync(kept)).toEqual(["mine"]);
  });

  it("[B2] says in a sentence that the disk is full, and leaves nothing behind", async () => {
    await (await filledHome(2_000)).close();
    mkdirSync(path.dirname(kept));
    const fullDisk = ["sh", "-c", `trap '' XFSZ; ulimit -f 1000; exec "$@"`, "sh"];
    const { code, text } = await run(["backup", kept], {}, fullDisk);
    expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining("full disk") });
    expect(text).not.toContain("    at ");
    expect(readdirSync(path.dirname(kept))).toEqual([]);
  });

  it("[B2] of nothing is refused", async () => {
    expect((await run(["backup", kept])).text).toContain("There are no rooms in");
    expect((await run(["backup"])).text).toContain("Usage: npm run backup -- <folder>");
  });

  it("leaves out a room that is closed while it is copied", async () => {
    const from: Pick<RoomStore, "ids" | "load"> = {
      ids: async (after) => (after === undefined ? ["abcdefgh", "gonegone"] : []),
      load: async (id) => (id === "abcdefgh" ? roomOf() : undefined),
    };
    const copied: string[] = [];
    await copyRooms(from, {
      commit: async ({ id }) => {
        copied.push(id);
        return "committed";
      },
    });
    expect(copied).toEqual(["abcdefgh"]);
  });
});

describe("restoring", PATIENCE, () => {
  const refusals: readonly [string, () => void, string][] = [
    ["made by a newer version", () => change(manifestIn(kept), newer), "made by a newer Kingrow"],
    ["without its manifest", () => rmSync(manifestIn(kept)), "or only a part of one"],
    ["whose manifest ends early", () => change(manifestIn(kept), half), "or only a part of one"],
    ["whose rooms end early", () => change(storeFileIn(kept), half), "is damaged"],
    ["that was changed", () => change(storeFileIn(kept), otherLetter), "is damaged"],
  ];

  it.each(refusals)("[B3] refuses a backup %s", async (_what, damage, sentence) => {
    await (await filledHome(3)).close();
    await backUpHere();
    damage();
    const takeOver = vi.fn<() => Promise<void>>();
    const parts = { folder: kept, place: home, roomsThere: async () => 0, takeOver };
    await expect(restoreBackup(parts)).rejects.toThrow(sentence);
    expect(takeOver).not.toHaveBeenCalled();
  });

  it("[B3] refuses to take the place of rooms, of a damaged store, and of a running server", async () => {
    await (await filledHome(3)).close();
    await backUpHere();
    const before = readFileSync(storeFileIn(home));
    expect((await run(["restore", kept])).text).toContain("holds 3 rooms, which would be lost");
    expect(readFileSync(storeFileIn(home)).equals(before)).toBe(true);

    const other = path.join(folder, "other");
    const lock = spawn("flock", [path.join(home, "kingrow.lock"), "sleep", "30"]);
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
    await (await filledHome(3)).close();
    await backUpHere();
    const other = path.join(folder, "other");
    mkdirSync(other);
    await openLmdbStore(storeFileIn(other)).close();
    expect((await run(["restore", kept], { DATA_DIR: other })).code).toBe(0);
    expect(await fingerprintIn(other)).toEqual(await fingerprintIn(home));
  });
});

function newer(text: string): string {
  return text.replace('"format": 1', '"format": 2');
}

function half(text: string): string {
  return text.slice(0, text.length / 2);
}

function otherLetter(text: string): string {
  return text.replace("abc", "abd");
}

function isLocked(dataDir: string): boolean {
  return spawnSync("flock", ["-n", path.join(dataDir, "kingrow.lock"), "true"]).status === 1;
}

describe("a backup of several nodes", PATIENCE, () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  it("[B1] [B3] has the same form, and goes back only where nothing is and nobody runs", async () => {
    const shared = await openStore(server.url);
    await fill(shared, 300);
    const expected = await fingerprintOf(shared);
    const settings = { REDIS_URL: server.url };
    expect((await run(["backup", kept], settings)).text).toContain("300 rooms");
    expect((await run(["restore", kept], settings)).text).toContain("holds 300 rooms");

    await ask(server.port, "FLUSHALL");
    await ask(server.port, `ZADD kingrow:{p00}:nodes ${Date.now()} some-run`);
    expect((await run(["restore", kept], settings)).text).toContain(
      "1 nodes of Kingrow are running",
    );
    await ask(server.port, "FLUSHALL");
    expect((await run(["restore", kept], settings)).code).toBe(0);
    expect(await fingerprintOf(shared)).toEqual(expected);
    await shared.close();
  });
});
