import { expect, test } from "vitest";
import { annsRoom, fullRoom, startedRoom } from "../testing/rooms.ts";
import { roomFromParts, roomFromStored, roomToStored, type StoredRoom } from "./stored.ts";

/** The same room as it was stored before rooms had options. */
function before(isPrivate: boolean): StoredRoom {
  const { options: _, ballot: __, ...room } = roomToStored(fullRoom(isPrivate));
  return { ...room, ballot: undefined, isPrivate };
}

test.each([true, false])(
  "a room stored before there were options is read, private %s",
  (isPrivate) => {
    expect(roomFromStored(before(isPrivate))).toEqual(fullRoom(isPrivate));
  },
);

test("[G6] moves that an earlier version answered are known, before and after those of this one", () => {
  const today = roomToStored(startedRoom());
  const { 1: white, 2: black } = today.seats;
  if (white === undefined || black === undefined) throw new Error("a seat is empty");
  const { answeredMoves: _, ...older } = black;
  const read = roomFromStored({
    ...today,
    seats: {
      1: { ...white, answeredMoves: " a=5", recentMoves: [{ moveId: "b", version: 7 }] },
      2: { ...older, recentMoves: [{ moveId: "c", version: 6 }] },
    },
  });
  expect(read.seats[1]?.answeredMoves).toBe(" a=5 b=7");
  expect(read.seats[2]?.answeredMoves).toBe(" c=6");
});

test("a room of today is read as it was, an empty seat too", () => {
  for (const room of [fullRoom(true), annsRoom()])
    expect(roomFromStored(roomToStored(room))).toStrictEqual(room);
});

test("[G6] a room that an earlier version stored in two parts is read as it was", () => {
  const { 1: white, 2: black } = startedRoom().seats;
  if (white === undefined || black === undefined) throw new Error("a seat is empty");
  const seats = {
    1: { ...white, answeredMoves: " ann-1=5" },
    2: { ...black, answeredMoves: " bob-1=6" },
  };
  const answered = [" ann-1=5", " bob-1=6"] as const;
  const stored = roomToStored(startedRoom());
  expect(roomFromParts({ stored, answered })).toStrictEqual({ ...startedRoom(), seats });
});

test("an option that is younger than the room is read as if nobody had said it", () => {
  const stored = { ...roomToStored(fullRoom(true)), options: { visibility: "private" } as const };
  expect(roomFromStored(stored).options).toEqual(fullRoom(true).options);
});

test("an earlier version that runs beside this one still knows a private room", () => {
  expect(roomToStored(fullRoom(true))).toMatchObject({ isPrivate: true });
  expect(roomToStored(fullRoom())).toMatchObject({ isPrivate: false });
});
