import { expect, test } from "vitest";
import { fullRoom } from "./roomFixtures.ts";
import { roomFromStored, roomToStored, type StoredRoom } from "./stored.ts";

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

test("a room of today is read as it was", () => {
  const room = fullRoom(true);
  expect(roomFromStored(roomToStored(room))).toEqual(room);
});

test("an option that is younger than the room is read as if nobody had said it", () => {
  const stored = { ...roomToStored(fullRoom(true)), options: { visibility: "private" } as const };
  expect(roomFromStored(stored).options).toEqual(fullRoom(true).options);
});

test("an earlier version that runs beside this one still knows a private room", () => {
  expect(roomToStored(fullRoom(true))).toMatchObject({ isPrivate: true });
});
