import { expect, test } from "vitest";
import { fullRoom } from "./roomFixtures.ts";
import { roomFromStored, type StoredRoom } from "./stored.ts";

/** The same room as it was stored before rooms had options. */
function before(isPrivate: boolean): StoredRoom {
  const { options: _, ballot: __, ...room } = fullRoom(isPrivate);
  return { ...room, ballot: undefined, isPrivate };
}

test.each([true, false])(
  "a room stored before there were options is read, private %s",
  (isPrivate) => {
    expect(roomFromStored(before(isPrivate))).toEqual(fullRoom(isPrivate));
  },
);

test("a room of today is read as it is", () => {
  const room = fullRoom(true);
  expect(roomFromStored(room)).toBe(room);
});
