// A browser whose storage is switched off.
import {
  createConnection,
  createPlayerKey,
  memoryShelf,
  openLobby,
  openRoom,
} from "@kingrow/client";
import { createFakeBrowserLocks, FakeClock, FakeLink } from "@kingrow/client/testing";
import { expect, test } from "vitest";
import { createShelf, keeps, openShelf } from "./shelf.ts";

const denied = (): Storage => {
  throw new Error("denied");
};

test("a player key works with storage switched off", async () => {
  const broken = createShelf(denied);
  const locks = createFakeBrowserLocks()();
  const key = createPlayerKey({ tab: broken, browser: broken, locks, now: () => 0 });
  const claimed = await key.claim("room");
  key.remember("room");
  key.forget("room");
  expect(claimed).toMatch(/^[0-9a-f]{32}$/);
  expect(await key.claim("room")).toBe(claimed);
});

test("[P72] whether a browser keeps anything is found out by trying", () => {
  expect(keeps(memoryShelf())).toBe(true);
  const forgetful = { ...memoryShelf(), write: () => {} };
  expect(keeps(forgetful)).toBe(false);
});

const ignore = (): void => {};

/** A connected tab of a browser whose storage is switched off. */
async function withoutStorage() {
  const [clock, link] = [new FakeClock(), new FakeLink()];
  const [tab, browser] = [openShelf(denied), openShelf(denied)];
  const playerKey = createPlayerKey({
    tab,
    browser,
    locks: createFakeBrowserLocks()(),
    now: () => clock.now(),
  });
  const connection = createConnection({ clock, link, playerKey });
  await connection.enter();
  link.connect();
  return { link, connection };
}

test("[P21, P43] a room left without a connection is left later, also with storage switched off", async () => {
  const { link, connection } = await withoutStorage();
  const seat = link.id;
  link.drop();
  connection.leave("room2345", [seat]);
  link.connect();
  expect(link.sentOf("leaveRoom")[0]?.payload).toEqual({ roomId: "room2345", playerId: seat });
});

test("[P60, P43] the search for an opponent goes on in the room, also with storage switched off", async () => {
  const { link, connection } = await withoutStorage();
  const lobby = openLobby({ connection, enterRoom: ignore });
  const pressed = lobby.playNow();
  link.answer("playNow", { success: true, roomId: "room2345", opened: true });
  await pressed;
  lobby.close();
  const room = openRoom({
    connection,
    roomId: "room2345",
    goHome: ignore,
    asksFirst: () => false,
    enterRoom: ignore,
  });
  expect(room.store.getState().search).toBeDefined();
});

test("[P43] what a full storage holds is still read", () => {
  const kept = new Map([["kingrow.playerKey", "key"]]);
  const full: Storage = {
    length: 1,
    key: () => "kingrow.playerKey",
    getItem: (name) => kept.get(name) ?? null,
    setItem: () => {
      throw new Error("full");
    },
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  const shelf = openShelf(() => full);
  shelf.write("kingrow.leaving", "room");
  expect([shelf.read("kingrow.playerKey"), shelf.read("kingrow.leaving")]).toEqual(["key", "room"]);
});
