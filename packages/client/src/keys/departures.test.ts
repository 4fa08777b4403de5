// Rooms that a tab has still to leave.
import { expect, test } from "vitest";
import { createDepartures } from "./departures.ts";
import { memoryShelf } from "./memoryShelf.ts";

const seat = (roomId: string, playerId: string) => ({ roomId, playerId });

function departures(tab = memoryShelf()) {
  let key = "key-1";
  return { tab, useKey: (next: string) => (key = next), ...createDepartures(tab, () => key) };
}

test("[P21] a departure is known until it is removed, also after a reload", () => {
  const { tab, add, remove } = departures();
  add(seat("room-1", "a"));
  add(seat("room-1", "b"));
  add(seat("room-2", "a"));
  expect(departures(tab).all()).toMatchObject([
    seat("room-1", "a"),
    seat("room-1", "b"),
    seat("room-2", "a"),
  ]);
  remove(seat("room-1", "a"));
  expect(departures(tab).all()).toMatchObject([seat("room-1", "b"), seat("room-2", "a")]);
});

test("[P21] entering a room again cancels its pending leaves", () => {
  const { all, add, removeRoom } = departures();
  add(seat("room-1", "a"));
  add(seat("room-2", "a"));
  add(seat("room-1", "b"));
  removeRoom("room-1");
  expect(all()).toMatchObject([seat("room-2", "a")]);
});

test("[I2] another key's seats are not this player's to leave", () => {
  const { all, add, useKey } = departures();
  add(seat("room-1", "a"));
  useKey("key-2");
  expect(all()).toEqual([]);
  useKey("key-1");
  expect(all()).toHaveLength(1);
});

test("nothing is kept when nothing is to be left", () => {
  const { tab, add, remove } = departures();
  add(seat("room-1", "a"));
  const [name = ""] = tab.names();
  expect(tab.read(name)).toBeDefined();
  remove(seat("room-1", "a"));
  expect(tab.names()).toEqual([]);
});

test.each([
  "nonsense",
  "{}",
  "7",
  "null",
  '[null, 7, "text", {}, {"roomId": "r", "playerId": "a"}, {"roomId": "r", "key": "key-1"}, {"playerId": "a", "key": "key-1"}]',
])("a damaged add is taken as none: %s", (text) => {
  const { tab, all, add } = departures();
  add(seat("room-1", "a"));
  tab.write(tab.names()[0] ?? "", text);
  expect(all()).toEqual([]);
});
