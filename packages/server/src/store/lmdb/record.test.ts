// Records of the file: what goes in comes out, and damage anywhere is seen.
import { type Room, changeSeats } from "@kingrow/room";
import { expect, test } from "vitest";
import { joined, roomOf } from "../testing/rooms.ts";
import { DamagedRoom } from "../roomStore.ts";
import { decodeRoom, encodeRoom, isSound, versionOf } from "./record.ts";

function answeredIn(room: Room, answeredMoves: string): Room {
  return changeSeats(room, (seat) => ({ ...seat, answeredMoves }));
}

const played = answeredIn(joined(roomOf(), "bob"), " first=3 zwölf-手=5");

test.each([
  ["without moves", roomOf()],
  ["with moves of any letters", played],
  ["larger than any before", answeredIn(played, ` ${"手".repeat(200_000)}=5`)],
])("[G6] a room is read as it was written, %s", (_, room) => {
  const record = Buffer.from(encodeRoom(room));
  encodeRoom(joined(roomOf({ id: "another2" }), "eve"));
  expect(decodeRoom(record)).toEqual(JSON.parse(JSON.stringify(room)));
  expect(versionOf(record)).toBe(room.version);
});

test("each byte counts: a record with any other one is refused", () => {
  const record = Buffer.from(encodeRoom(played));
  for (let at = 0; at < record.length; at += 1) {
    const damaged = Buffer.from(record);
    damaged[at] = (record[at] ?? 0) ^ 1;
    expect(isSound(damaged)).toBe(false);
    expect(() => decodeRoom(damaged)).toThrow(DamagedRoom);
  }
});
