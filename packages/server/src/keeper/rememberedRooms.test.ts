// Rooms are decided on as they are remembered, and what is on the disk has the last word.
import { rmSync } from "node:fs";
import type { RoomCommand } from "@kingrow/room";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdb/lmdbStore.ts";
import { rememberRooms } from "../store/rememberedStore.ts";
import type { RoomStore } from "../store/roomStore.ts";
import { newFolder } from "../store/testing/storeFiles.ts";
import { actorOf, failing, joined, roomOf, START } from "../store/testing/rooms.ts";
import type { Kept, Outcome } from "./outcome.ts";
import type { RoomKeeper } from "./roomKeeper.ts";
import { keeperOn } from "./testing/testKeeper.ts";

let folder: string;
let store: RoomStore;
beforeEach(() => {
  folder = newFolder();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function keeperRemembering(rooms: number): RoomKeeper {
  store = rememberRooms(openLmdbStore(storeFileIn(folder)), rooms);
  const heard: Kept[] = [];
  return keeperOn({
    store: failing(store),
    heard,
    clock: START,
    onFault: vi.fn<(fault: unknown) => void>(),
  });
}

const join = (name: string): RoomCommand => ({ type: "join", actor: actorOf(name) });
const ready = (name: string): RoomCommand => ({
  type: "setReady",
  actor: actorOf(name),
  isReady: true,
});
/** The version the room has then, or why not. */
const endOf = (outcome: Outcome) => (outcome.ok ? outcome.value.room.version : outcome.error.code);

it("[W3] rooms that are played in turns are right with memory for one of them", async () => {
  const keeper = keeperRemembering(1);
  const ids = ["abcdefgh", "aaa22222", "bbb33333"];
  for (const id of ids) await store.commit(roomOf({ id }), 0);
  for (const [at, command] of [join("bob"), ready("ann"), ready("bob")].entries())
    for (const id of ids) expect(endOf(await keeper.perform(id, command))).toBe(at + 2);
  for (const id of ids) expect((await store.peek(id))?.phase).toBe("started");
});

it("[W3] a file that another program changed costs one UNAVAILABLE, and then the truth is told", async () => {
  const keeper = keeperRemembering(10);
  const room = roomOf();
  await store.commit(room, 0);
  const intruder = openLmdbStore(storeFileIn(folder));
  await intruder.commit(joined(room, "bob"), 1);
  await intruder.close();
  expect(endOf(await keeper.perform(room.id, join("eve")))).toBe("UNAVAILABLE");
  expect(endOf(await keeper.perform(room.id, join("eve")))).toBe("ROOM_FULL");
  expect((await store.load(room.id))?.seats[2]?.owner).toBe("owner-bob");
});
