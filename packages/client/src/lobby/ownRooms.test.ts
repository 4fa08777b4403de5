// Seats that a player came away from without leaving, and private rooms of their own.
import { refusalAck } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { expect, test } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { ANSWER_TIMEOUT_MS } from "../connection/requests.ts";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { aloneRoom, endedRoom, ROOM, startedRoom } from "../testing/testRooms.ts";
import { caughtUp } from "../testing/visit.ts";
import { openOwnRoom } from "./openOwnRoom.ts";
import { leaveOwnRoom, ownSeat } from "./ownRooms.ts";

function setUp() {
  const clock = new FakeClock();
  const link = new FakeLink();
  const playerKey = fakePlayerKey();
  const connection = createConnection({ clock, link, playerKey });
  link.connect();
  playerKey.remember(ROOM);
  return { clock, link, playerKey, connection };
}

test.each([
  [startedRoom(), "running"],
  [aloneRoom(), "idle"],
  [endedRoom(), "idle"],
] as const)(
  "[P83] the server tells whether leaving a seat loses a game: %#",
  async (state, kind) => {
    const { link, playerKey, connection } = setUp();
    const seat = ownSeat(connection, ROOM);
    expect(link.sentOf("joinRoom")[0]?.payload).toEqual({ roomId: ROOM });
    link.answer("joinRoom", { success: true, roomState: state });
    expect(await seat).toBe(kind);
    expect(playerKey.remembers(ROOM)).toBe(true);
  },
);

test.each([
  ["ROOM_NOT_FOUND", "gone", false],
  ["ROOM_FULL", "gone", false],
  ["UNAVAILABLE", "unknown", true],
] as const)("[P83] %s: the seat is %s", async (code, kind, isRemembered) => {
  const { link, playerKey, connection } = setUp();
  const seat = ownSeat(connection, ROOM);
  link.answer("joinRoom", refusalAck(code));
  expect(await seat).toBe(kind);
  expect(playerKey.remembers(ROOM)).toBe(isRemembered);
});

test("[P83] a seat that is given up is forgotten here and told to the server", () => {
  const { link, playerKey, connection } = setUp();
  leaveOwnRoom(connection, ROOM);
  expect(playerKey.remembers(ROOM)).toBe(false);
  expect(link.sentOf("leaveRoom")[0]?.payload).toMatchObject({ roomId: ROOM });
});

function opening(isWanted: boolean) {
  const world = setUp();
  const entered: string[] = [];
  const enterRoom = (roomId: string) => void entered.push(roomId);
  const { connection } = world;
  const visit = new AbortController();
  const opened = openOwnRoom({ connection, signal: visit.signal, enterRoom });
  if (!isWanted) visit.abort();
  return { ...world, entered, opened };
}

test("[R1] a private room of one's own is opened and entered", async () => {
  const { link, playerKey, entered, opened } = opening(true);
  expect(link.sentOf("createRoom")[0]?.payload).toMatchObject({ isPrivate: true });
  link.answer("createRoom", { success: true, roomId: "another2" });
  expect(await opened).toBeUndefined();
  expect([entered, playerKey.remembers("another2")]).toEqual([["another2"], true]);
  expect(link.sentOf("leaveRoom")).toEqual([]);
});

test("[R1] a room that comes when nobody waits for it any more is left again", async () => {
  const { link, playerKey, entered, opened } = opening(false);
  link.answer("createRoom", { success: true, roomId: "another2" });
  expect(await opened).toBeUndefined();
  expect([entered, playerKey.remembers("another2")]).toEqual([[], false]);
  expect(link.sentOf("leaveRoom")[0]?.payload).toMatchObject({ roomId: "another2" });
});

test("[R1] a request without an answer is made once more with the same token, then told as failed", async () => {
  const { clock, link, entered, opened } = opening(true);
  clock.advance(ANSWER_TIMEOUT_MS);
  await caughtUp();
  const [first, second] = link.sentOf("createRoom");
  expect(second?.payload).toEqual(first?.payload);
  expect(first?.payload).toHaveProperty("requestId");
  link.answer("createRoom", refusalAck("TOO_MANY_ROOMS"));
  expect(await opened).toMatchObject({ asked: "createRoom", code: "TOO_MANY_ROOMS" });
  expect(entered).toEqual([]);
});
