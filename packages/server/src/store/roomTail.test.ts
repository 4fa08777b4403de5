import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { coordOf, legalSteps } from "@kingrow/rules";
import { createRandom } from "@kingrow/rules/testing";
import type { Room } from "@kingrow/room";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { actorOf, after, joined, roomOf } from "../testing/rooms.ts";
import { openEnvironment, storeFileIn } from "./lmdbFile.ts";
import { openRooms, roomIn } from "./lmdbRooms.ts";
import { openLmdbStore } from "./lmdbStore.ts";
import { rememberRooms } from "./rememberedStore.ts";
import { DamagedRoom, type RoomStore } from "./roomStore.ts";
import { wholeOf, writingOf } from "./roomTail.ts";

/** A room with a game that has just begun. */
function begun(): Room {
  return ready(ready(joined(roomOf(), "bob"), "ann"), "bob");
}

function ready(room: Room, name: string): Room {
  return after(room, { type: "setReady", actor: actorOf(name), isReady: true });
}

/** The room after each step of a random game. */
function playedOn(room: Room, steps: number): readonly Room[] {
  const random = createRandom(7);
  const rooms: Room[] = [];
  for (let last = room; rooms.length < steps && last.phase === "started";) {
    const { position } = last.game ?? { position: undefined };
    const legal = position === undefined ? [] : legalSteps(position);
    const step = random.pick(legal);
    if (position === undefined || step === undefined) throw new Error("there is no step");
    const actor = actorOf(position.turn === "white" ? "ann" : "bob");
    const [from, to] = [coordOf(step.from), coordOf(step.to)];
    const moveId = `move ${rooms.length}`;
    last = after(last, { type: "move", actor, from, to, moveId });
    rooms.push(last);
  }
  return rooms;
}

const asStored = (room: Room): unknown => JSON.parse(JSON.stringify(room));

describe("what is written of a room", () => {
  it("is its record first, then the record's tail", () => {
    const room = begun();
    const [first, second] = playedOn(room, 2);
    expect(writingOf(undefined, room).since).toBeUndefined();
    expect(writingOf(room, first!).since).toBe(room.version);
    expect(writingOf(first, second!).since).toBe(room.version);
    expect(writingOf(first, second!).bytes.length).toBeLessThan(wholeOf(second!).bytes.length / 2);
  });

  it("is the record again when the tail would be longer than it", () => {
    let before = begun();
    wholeOf(before);
    const kinds: boolean[] = [];
    for (const next of playedOn(before, 30)) {
      kinds.push(writingOf(before, next).since === undefined);
      before = next;
    }
    expect(kinds.slice(0, 2)).toEqual([false, false]);
    expect(kinds.filter(Boolean).length).toBeGreaterThan(1);
    expect(kinds.filter(Boolean).length).toBeLessThan(10);
  });

  it("is the record where nobody knows how the room lies in the file", () => {
    const room: Room = { ...begun() };
    expect(writingOf(room, playedOn(room, 1)[0]!).since).toBeUndefined();
  });
});

describe("a room with a tail", () => {
  let folder: string;
  let store: RoomStore;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "kingrow-tail-"));
    store = rememberRooms(openLmdbStore(storeFileIn(folder)), 10);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  async function commitAll(rooms: readonly Room[]): Promise<Room> {
    let last = rooms[0]!;
    await store.commit(last, 0);
    for (const next of rooms.slice(1)) {
      expect(await store.commit(next, last.version)).toBe("committed");
      last = next;
    }
    return last;
  }

  /** Does something to the tables while the store is closed, and opens it again. */
  async function tamper(change: (tables: ReturnType<typeof openRooms>) => void): Promise<void> {
    await store.close();
    const environment = openEnvironment(storeFileIn(folder));
    change(openRooms(environment));
    await environment.close();
    store = rememberRooms(openLmdbStore(storeFileIn(folder)), 10);
  }

  it("[W3] lies on the disk as it was committed, after each step of a game", async () => {
    const room = begun();
    await store.commit(room, 0);
    let last = room;
    for (const next of playedOn(room, 80)) {
      expect(await store.commit(next, last.version)).toBe("committed");
      expect(await store.peek(room.id)).toEqual(asStored(next));
      last = next;
    }
    expect(last.version).toBeGreaterThan(30);
  });

  it("is refused another change of an old version", async () => {
    const room = begun();
    const [first, second] = playedOn(room, 2);
    await commitAll([room, first!]);
    expect(await store.commit(second!, room.version)).toBe("conflict");
    expect(await store.peek(room.id)).toEqual(asStored(first!));
  });

  it("leaves no tail behind when it is written whole or closed", async () => {
    const room = begun();
    const last = await commitAll([room, ...playedOn(room, 3)]);
    await tamper(({ tails }) => expect(tails.getCount()).toBe(1));
    const [next] = playedOn(last, 1);
    await store.commit(next!, last.version);
    await tamper((tables) => {
      expect(tables.tails.getCount()).toBe(0);
      expect(roomIn(tables, room.id)).toEqual(asStored(next!));
    });
    await store.remove(room.id, next!.version);
    await tamper(({ rooms, tails }) =>
      expect([rooms.getCount(), tails.getCount()]).toEqual([0, 0]),
    );
  });

  it("is damaged when a byte of its tail is another, or the tail is that of another record", async () => {
    const room = begun();
    await commitAll([room, ...playedOn(room, 3)]);
    let sound = Buffer.alloc(0);
    await tamper(({ tails }) => {
      sound = Buffer.from(tails.get(room.id)!);
      const broken = Buffer.from(sound);
      broken[40] = (broken[40] ?? 0) ^ 1;
      tails.putSync(room.id, broken);
    });
    await expect(store.load(room.id)).rejects.toThrow(DamagedRoom);
    await tamper(({ rooms, tails }) => {
      tails.putSync(room.id, sound);
      rooms.putSync(room.id, wholeOf(joined(roomOf(), "eve")).bytes);
    });
    await expect(store.load(room.id)).rejects.toThrow(DamagedRoom);
  });
});
