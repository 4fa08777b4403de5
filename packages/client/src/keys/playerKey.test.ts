// Which key a tab uses, and how a closed tab comes back to its seat.
import { expect, test } from "vitest";
import { createFakeBrowserLocks } from "../testing/fakeLocks.ts";
import { memoryShelf } from "./memoryShelf.ts";
import { createPlayerKey, randomKey } from "./playerKey.ts";
import type { KeyLocks } from "./ports.ts";

function browser() {
  const locks = createFakeBrowserLocks();
  const shared = memoryShelf();
  let now = 1_000;
  const openTab = (tab = memoryShelf()) => {
    const tabLocks = locks();
    const key = createPlayerKey({ tab, browser: shared, locks: tabLocks, now: () => now });
    return { key, tab, close: () => tabLocks.closeTab(), locks: tabLocks };
  };
  return { openTab, shared, wait: (ms: number) => (now += ms) };
}

const HOUR = 3_600_000;

test("[I1] a key has 128 random bits in hex", () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});

test("[I1] a tab keeps its key over a reload", async () => {
  const { openTab } = browser();
  const first = openTab();
  const key = await first.key.claim();
  first.close();
  expect(await openTab(first.tab).key.claim()).toBe(key);
});

test("[I2] two tabs are two players", async () => {
  const { openTab } = browser();
  expect(await openTab().key.claim()).not.toBe(await openTab().key.claim());
});

test("[I2] a duplicated tab gets a key of its own, also where it shows the same room", async () => {
  const { openTab } = browser();
  const first = openTab();
  const key = await first.key.claim("room");
  first.key.remember("room");
  const copy = memoryShelf(new Map(first.tab.names().map((name) => [name, first.tab.read(name)!])));
  const second = await openTab(copy).key.claim("room");
  expect(second).not.toBe(key);
});

test("[I2] a tab remembers over a reload in which rooms it has a seat", async () => {
  const { openTab } = browser();
  const first = openTab();
  await first.key.claim("room");
  first.key.remember("room");
  first.close();
  const reloaded = openTab(first.tab);
  await reloaded.key.claim("room");
  expect([reloaded.key.remembers("room"), reloaded.key.remembers("other")]).toEqual([true, false]);
  reloaded.key.forget("room");
  expect(reloaded.key.remembers("room")).toBe(false);
});

test("[I2] a new tab comes back to the seat of a closed one", async () => {
  const { openTab } = browser();
  const first = openTab();
  const key = await first.key.claim("room");
  first.key.remember("room");
  first.close();
  const second = openTab();
  await second.key.claim();
  expect(await second.key.claim("room")).toBe(key);
  expect(second.key.current()).toBe(key);
});

test("[I2] a tab that has its own seat in the room takes no other", async () => {
  const { openTab } = browser();
  const first = openTab();
  await first.key.claim("room");
  first.key.remember("room");
  const second = openTab();
  const own = await second.key.claim("room");
  second.key.remember("room");
  first.key.remember("room");
  first.close();
  expect(await second.key.claim("room")).toBe(own);
});

test("[I2] the key of a closed tab counts in its own room only", async () => {
  const { openTab } = browser();
  const first = openTab();
  const key = await first.key.claim("room");
  first.key.remember("room");
  first.close();
  expect(await openTab().key.claim("elsewhere")).not.toBe(key);
});

test("[P83] a tab knows all rooms of its own, and none of another's", async () => {
  const { openTab } = browser();
  const [mine, other] = [openTab(), openTab()];
  await mine.key.claim("one");
  await other.key.claim("two");
  mine.key.remember("one");
  other.key.remember("two");
  expect(mine.key.rooms()).toMatchObject([{ roomId: "one" }]);
  const reloaded = openTab(mine.tab).key;
  expect(reloaded.rooms(), "before a key is claimed").toMatchObject([{ roomId: "one" }]);
  mine.key.forget("one");
  expect(mine.key.rooms()).toEqual([]);
});

test("[P83, I2] the key of a closed tab is free, that of an open one is not, and the question takes no key", async () => {
  const { openTab } = browser();
  const [mine, open, closed] = [openTab(), openTab(), openTab()];
  const keys = await Promise.all([mine, open, closed].map(({ key }) => key.claim()));
  closed.close();
  const areFree = () => Promise.all(keys.map((key) => mine.key.isFree(key)));
  expect(await areFree()).toEqual([false, false, true]);
  expect(await open.key.isFree(keys[0]!), "still locked by its tab").toBe(false);
  expect(await open.key.isFree(keys[2]!), "locked by no tab").toBe(true);
});

test("[P83] without locks no key counts as free", async () => {
  const blind: KeyLocks = { lock: () => Promise.resolve("unknown"), release: () => {} };
  const shelf = memoryShelf();
  const key = createPlayerKey({ tab: shelf, browser: shelf, locks: blind, now: () => 0 });
  expect(await key.isFree("another key")).toBe(false);
});

test("[P83] every tab knows the rooms of the browser, with the status of their games", async () => {
  const { openTab } = browser();
  const [mine, other] = [openTab(), openTab()];
  await other.key.claim();
  other.key.remember("one", "started");
  expect(mine.key.roomsOfAll()).toMatchObject([{ roomId: "one", gameStatus: "started" }]);
  other.key.remember("one", "ended");
  expect(mine.key.roomsOfAll()).toMatchObject([{ roomId: "one", gameStatus: "ended" }]);
});

test("a seat that was given up is not remembered", async () => {
  const { openTab } = browser();
  const first = openTab();
  const key = await first.key.claim("room");
  first.key.remember("room");
  first.key.forget("room");
  first.close();
  expect(await openTab().key.claim("room")).not.toBe(key);
});

test("notes about rooms older than a day are thrown away", async () => {
  const { openTab, shared, wait } = browser();
  const tab = openTab();
  await tab.key.claim();
  tab.key.remember("old");
  wait(25 * HOUR);
  tab.key.remember("new");
  expect(shared.names()).toEqual(["kingrow.room.new"]);
});

test("damaged notes and keys are taken as none", async () => {
  const { openTab, shared } = browser();
  shared.write("kingrow.room.room", '{"keys":["short", 7]}');
  const tab = memoryShelf([["kingrow.playerKey", "not a key"]]);
  expect(await openTab(tab).key.claim("room")).toMatch(/^[0-9a-f]{32}$/);
  shared.write("kingrow.room.room", "{");
  expect(await openTab().key.claim("room")).toMatch(/^[0-9a-f]{32}$/);
});

test("in a browser without locks a tab keeps its own key", async () => {
  const blind: KeyLocks = { lock: () => Promise.resolve("unknown"), release: () => {} };
  const shared = memoryShelf();
  const tab = memoryShelf();
  const first = createPlayerKey({ tab, browser: shared, locks: blind, now: () => 0 });
  const key = await first.claim("room");
  first.remember("room");
  const again = createPlayerKey({ tab, browser: shared, locks: blind, now: () => 0 });
  expect(await again.claim("room")).toBe(key);
  expect([first.isUnshared(), again.isUnshared()]).toEqual([true, false]);
  const other = createPlayerKey({
    tab: memoryShelf(),
    browser: shared,
    locks: blind,
    now: () => 0,
  });
  expect(await other.claim("room")).not.toBe(key);
});

test("[I2] a key that a tab gives up for another may be used by the next tab", async () => {
  const { openTab } = browser();
  const first = openTab();
  const key = await first.key.claim();
  first.key.remember("room-1");
  first.close();
  const second = openTab();
  const own = await second.key.claim();
  expect(await second.key.claim("room-1")).toBe(key);
  expect(await openTab(memoryShelf([["kingrow.playerKey", own]])).key.claim()).toBe(own);
});

test("[I2] a tab that keeps its key keeps it from others", async () => {
  const { openTab } = browser();
  const first = openTab();
  const key = await first.key.claim();
  first.key.remember("room-1");
  expect(await first.key.claim("room-1")).toBe(key);
  expect(await openTab().key.claim("room-1")).not.toBe(key);
});

test("a tab without a key has no rooms, remembers none and forgets none", () => {
  const { openTab, shared } = browser();
  const { key } = openTab();
  key.remember("room-1");
  key.forget("room-1");
  expect([shared.names(), key.rooms(), key.remembers("room-1")]).toEqual([[], [], false]);
});

test("[I2] two claims of a tab at the same moment are answered one after the other", async () => {
  const { openTab } = browser();
  const closed = openTab();
  const old = await closed.key.claim("room");
  closed.key.remember("room");
  closed.close();
  const { key } = openTab();
  const [own, again, inRoom] = await Promise.all([key.claim(), key.claim(), key.claim("room")]);
  expect(inRoom).toBe(old);
  expect(again).toBe(own);
  expect(own).not.toBe(old);
  expect(key.current()).toBe(old);
});
