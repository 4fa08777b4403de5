// Rooms in which this browser may still have a seat, and those of them that another tab has open.
import { FakeClock } from "@kingrow/time/testing";
import { expect, test } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { recentRooms } from "./recentRooms.ts";
import { markElsewhere } from "./elsewhere.ts";

const MINUTE = 60_000;

function setUp() {
  const clock = new FakeClock();
  const playerKey = fakePlayerKey();
  const connection = createConnection({ clock, link: new FakeLink(), playerKey });
  const addOther = (roomId: string, minutesAgo: number, gameStatus: string, keys = ["closed"]) =>
    void playerKey.others.push({ roomId, keys, at: clock.now() - minutesAgo * MINUTE, gameStatus });
  return { playerKey, connection, addOther };
}

function idsOf(rooms: readonly { readonly roomId: string }[]): readonly string[] {
  return rooms.map(({ roomId }) => roomId);
}

test("[P83] a room is recent for half an hour after its last state, unless its game has ended", () => {
  const { connection, addOther } = setUp();
  addOther("playing2", 29, "started");
  addOther("waiting2", 29, "waiting");
  addOther("tooold22", 30, "started");
  addOther("ended222", 1, "ended");
  expect(idsOf(recentRooms(connection))).toEqual(["playing2", "waiting2"]);
});

test("[P83, I2] a tab can return to its own rooms and to those of closed tabs", async () => {
  const { playerKey, connection, addOther } = setUp();
  addOther("closed22", 1, "started");
  addOther("isopen22", 1, "started", ["busy"]);
  addOther("twotabs2", 1, "started", ["busy", "closed"]);
  playerKey.remember("mine2345", "started");
  const rooms = await markElsewhere(connection, recentRooms(connection));
  expect(rooms.map(({ roomId, isElsewhere }) => [roomId, isElsewhere])).toEqual([
    ["closed22", false],
    ["isopen22", true],
    ["twotabs2", false],
    ["mine2345", false],
  ]);
});
