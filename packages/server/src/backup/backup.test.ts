// Backups made and refused within this process.
import { createHash } from "node:crypto";
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { createMemoryStore } from "../store/testing/memoryStore.ts";
import { type RoomStore, StoreFault } from "../store/roomStore.ts";
import { roomOf } from "../store/testing/rooms.ts";
import { copyAllOrNone, copyRooms } from "./copyRooms.ts";
import { manifestIn } from "./manifest.ts";
import { restoreBackup } from "./restore.ts";
import { type BackupPlaces, backUpHere, fill, filledStore, makePlaces } from "./testing/backups.ts";

let places: BackupPlaces;
beforeEach(() => void (places = makePlaces()));
afterEach(() => places.remove());

describe("a backup", () => {
  it("[B2] never takes the place of something, and leaves nothing half done", async () => {
    const { home, kept } = places;
    await (await filledStore(home, 3)).close();
    mkdirSync(kept, { recursive: true });
    writeFileSync(path.join(kept, "mine"), "");
    await expect(backUpHere(places)).rejects.toThrow("is there already");
    expect(readdirSync(path.dirname(kept))).toEqual(["monday"]);
    expect(readdirSync(kept)).toEqual(["mine"]);
  });

  it("[B2] does not take the place of what was put there while it was made", async () => {
    const { home, kept } = places;
    await (await filledStore(home, 3)).close();
    const assertSound = async () => {
      mkdirSync(kept);
      writeFileSync(path.join(kept, "mine"), "");
    };
    await expect(backUpHere(places, { assertSound })).rejects.toThrow("could not be written");
    expect(readdirSync(path.dirname(kept))).toEqual(["monday"]);
    expect(readdirSync(kept)).toEqual(["mine"]);
  });

  it("[B1] computes the checksum and checks the rooms one after the other", async () => {
    await (await filledStore(places.home, 3)).close();
    let before = "";
    const assertSound = async (file: string) => {
      before = createHash("sha256").update(readFileSync(file)).digest("hex");
      appendFileSync(file, Buffer.alloc(4_096));
    };
    const { checksum } = await backUpHere(places, { assertSound });
    expect(checksum).toBe(before);
  });

  it("leaves out a room that is closed while it is copied", async () => {
    const from: RoomStore = {
      ...createMemoryStore(),
      ids: async (after) => (after === undefined ? ["abcdefgh", "gonegone"] : []),
      load: async (id) => (id === "abcdefgh" ? roomOf() : undefined),
    };
    const copied: string[] = [];
    await copyRooms(from, {
      ...createMemoryStore(),
      commit: async ({ id }) => {
        copied.push(id);
        return "committed";
      },
    });
    expect(copied).toEqual(["abcdefgh"]);
  });
});

describe("restoring", () => {
  const refusals: readonly [string, (kept: string) => void, string][] = [
    ["made by a newer version", (kept) => change(manifestIn(kept), newer), "by a newer Kingrow"],
    ["without its manifest", (kept) => rmSync(manifestIn(kept)), "or only a part of one"],
    ["whose manifest ends early", (kept) => change(manifestIn(kept), half), "only a part of one"],
    ["whose rooms end early", (kept) => change(storeFileIn(kept), half), "is damaged"],
    ["that was changed", (kept) => change(storeFileIn(kept), otherLetter), "is damaged"],
  ];

  it.each(refusals)("[B3] refuses a backup %s", async (_what, damage, sentence) => {
    const { home, kept } = places;
    await (await filledStore(home, 3)).close();
    await backUpHere(places);
    damage(kept);
    const takeOver = vi.fn<() => Promise<void>>();
    const options = { folder: kept, place: home, roomsThere: async () => 0, takeOver };
    await expect(restoreBackup(options)).rejects.toThrow(sentence);
    expect(takeOver).not.toHaveBeenCalled();
  });
});

describe("rooms that are put back where several nodes are", () => {
  it("[B3] are all there or none", async () => {
    const [from, to] = [createMemoryStore(), createMemoryStore()];
    await fill(from, 5);
    await expect(copyAllOrNone(from, failing(to, 3))).rejects.toThrow("No memory left");
    await new Promise(setImmediate);
    expect(await to.count()).toBe(0);
    await copyAllOrNone(from, to);
    expect(await to.count()).toBe(5);
  });

  it("[B3] are mentioned if they cannot be removed again", async () => {
    const [from, to] = [createMemoryStore(), createMemoryStore()];
    await fill(from, 5);
    const broken = { ...failing(to, 3), remove: () => Promise.reject(new StoreFault("Away")) };
    await expect(copyAllOrNone(from, broken)).rejects.toThrow("some of its rooms are there now");
  });
});

/** A store that accepts this many rooms. */
function failing(to: RoomStore, most: number): RoomStore {
  let left = most;
  const takeOne = (): void => {
    left -= 1;
    if (left < 0) throw new StoreFault("No memory left");
  };
  return {
    ...to,
    commit: async (...change) => {
      takeOne();
      // Running writes settle after the failed one.
      await new Promise(setImmediate);
      return to.commit(...change);
    },
  };
}

function change(name: string, text: (old: string) => string): void {
  writeFileSync(name, text(readFileSync(name, "utf8")));
}

function newer(text: string): string {
  return text.replace('"formatVersion": 1', '"formatVersion": 2');
}

function half(text: string): string {
  return text.slice(0, text.length / 2);
}

function otherLetter(text: string): string {
  return text.replace("abc", "abd");
}
