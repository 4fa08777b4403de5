// The keys that a browser used in each room.
import { expect, test } from "vitest";
import { memoryShelf } from "./memoryShelf.ts";
import type { Shelf } from "./ports.ts";
import { forgetKey, keysOf, rememberedRooms, rememberKey } from "./roomKeys.ts";

const HOUR = 3_600_000;

function remember(shelf: Shelf, roomId: string, key: string, at: number): void {
  rememberKey(shelf, { roomId, key, at });
}

test("[I2] the latest key of a room comes first, each once, and of many the newest eight", () => {
  const shelf = memoryShelf();
  for (const key of ["a", "b", "a"]) remember(shelf, "room-1", key, 0);
  expect(keysOf(shelf, "room-1")).toEqual(["a", "b"]);
  for (const key of "cdefghij") remember(shelf, "room-1", key, 0);
  expect(keysOf(shelf, "room-1")).toEqual("jihgfedc".split(""));
});

test("[P83] of a room the latest use is known, and nothing else that the browser keeps is a room", () => {
  const shelf = memoryShelf();
  shelf.write("kingrow.settings", '{"keys":["a"]}');
  rememberKey(shelf, { roomId: "room-1", key: "a", at: 1, gameStatus: "waiting" });
  const use = { roomId: "room-1", at: 2, gameStatus: "started", opponent: 7 };
  rememberKey(shelf, { key: "b", ...use });
  expect(rememberedRooms(shelf)).toEqual([{ keys: ["b", "a"], ...use }]);
  forgetKey(shelf, "room-1", "b");
  expect(rememberedRooms(shelf)).toEqual([{ keys: ["a"], ...use }]);
});

test("[I2] a key that is forgotten leaves the others, and their age as it was", () => {
  const shelf = memoryShelf();
  remember(shelf, "room-1", "a", 0);
  remember(shelf, "room-1", "b", HOUR);
  forgetKey(shelf, "room-1", "a");
  expect(keysOf(shelf, "room-1")).toEqual(["b"]);
  remember(shelf, "room-2", "c", 25 * HOUR);
  expect(keysOf(shelf, "room-1")).toEqual(["b"]);
  remember(shelf, "room-2", "c", 25 * HOUR + 1);
  expect(keysOf(shelf, "room-1")).toEqual([]);
});

test("[I2] nothing is kept of a room whose last key is forgotten", () => {
  const shelf = memoryShelf();
  remember(shelf, "room-1", "a", 0);
  forgetKey(shelf, "room-1", "a");
  expect(shelf.names()).toEqual([]);
});

test.each(["nonsense", "7", "null", "{}", '{"keys":"a","at":1}'])(
  "a damaged note holds no key: %s",
  (text) => {
    const shelf = memoryShelf();
    remember(shelf, "room-1", "a", 0);
    shelf.write(shelf.names()[0] ?? "", text);
    expect(keysOf(shelf, "room-1")).toEqual([]);
  },
);

test("what is no key in a note is passed over, and a note without a time is old", () => {
  const shelf = memoryShelf();
  remember(shelf, "room-1", "a", 0);
  shelf.write(shelf.names()[0] ?? "", '{"keys":["a",7,null],"at":"now"}');
  expect(keysOf(shelf, "room-1")).toEqual(["a"]);
  remember(shelf, "room-2", "b", 24 * HOUR + 1);
  expect(keysOf(shelf, "room-1")).toEqual([]);
});

test("[R7] other things of the browser are kept however old", () => {
  const shelf = memoryShelf();
  shelf.write("kingrow.settings", "{}");
  remember(shelf, "room-1", "a", 48 * HOUR);
  expect(shelf.read("kingrow.settings")).toBe("{}");
});
