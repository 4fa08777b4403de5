// Seats that a player still has, and own private rooms.
import { refusalAck } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { expect, test } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { ANSWER_TIMEOUT_MS } from "../connection/requests.ts";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { aloneRoom, endedRoom, ME, ROOM, startedRoom, THEM } from "../testing/testRooms.ts";
import { caughtUp, seated } from "../testing/visit.ts";
import { openOwnRoom } from "./ownRooms.ts";
import { leaveOwnRoom } from "./elsewhere.ts";

function setUp() {
  const clock = new FakeClock();
  const link = new FakeLink();
  const playerKey = fakePlayerKey();
  const connection = createConnection({ clock, link, playerKey });
  link.connect();
  playerKey.remember(ROOM);
  return { clock, link, playerKey, connection };
}

test.each([startedRoom(), aloneRoom(), endedRoom()])(
  "[P83] the status of a game is remembered with its room: %#",
  async (roomState) => {
    const { playerKey } = await seated(roomState);
    const { gameStatus } = roomState;
    expect(playerKey.rooms()).toMatchObject([{ roomId: ROOM, gameStatus }]);
  },
);

test("[P83, O8] the opponent's name is remembered with the room", async () => {
  const { playerKey } = await seated(
    startedRoom(undefined, { playerNames: { [ME]: 3, [THEM]: 7 } }),
  );
  expect(playerKey.rooms()).toMatchObject([{ roomId: ROOM, opponent: 7 }]);
});

test("[P21] a private room is not requested again after the person has left the screen", async () => {
  const { clock, link, connection } = setUp();
  const screen = new AbortController();
  void openOwnRoom({ connection, signal: screen.signal, enterRoom: () => {} });
  link.answer("createRoom", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  screen.abort();
  clock.advance(60_000);
  await caughtUp();
  expect(link.sentOf("createRoom")).toHaveLength(1);
});

test("[P83] a seat is given up by its player id, without taking it again", async () => {
  const before = await seated(endedRoom());
  const tab = before.playerKey.tab;
  const link = new FakeLink();
  const playerKey = fakePlayerKey(tab);
  playerKey.remember(ROOM);
  const connection = createConnection({ clock: before.clock, link, playerKey });
  link.connect("socket-9");
  leaveOwnRoom(connection, ROOM);
  expect(link.sent.map(({ name, payload }) => [name, payload])).toEqual([
    ["leaveRoom", { roomId: ROOM, playerId: ME }],
  ]);
  expect(playerKey.remembers(ROOM)).toBe(false);
});

test("[P83, R5] a late state of a room that was left does not bring it back", async () => {
  const { link, playerKey, session } = await seated(startedRoom());
  session.leave();
  link.emit("roomState", { ...startedRoom(), version: 99 });
  expect(playerKey.remembered.size).toBe(0);
});

test("[P83] a room that was never shown is left under the id of the connection", () => {
  const { link, connection } = setUp();
  leaveOwnRoom(connection, ROOM);
  expect(link.sentOf("leaveRoom")[0]?.payload).toEqual({ roomId: ROOM, playerId: link.id });
});

function opening(isWanted: boolean) {
  const world = setUp();
  const entered: string[] = [];
  const enterRoom = (roomId: string) => void entered.push(roomId);
  const { connection } = world;
  const visit = new AbortController();
  const opened = openOwnRoom({ connection, signal: visit.signal, enterRoom });
  if (!isWanted) visit.abort();
  return { ...world, entered, opened, leave: () => visit.abort() };
}

test("[R1] a private room of one's own is opened and entered", async () => {
  const { link, playerKey, entered, opened } = opening(true);
  expect(link.sentOf("createRoom")[0]?.payload).toMatchObject({ isPrivate: true });
  link.answer("createRoom", { success: true, roomId: "another2" });
  expect(await opened).toBeUndefined();
  expect([entered, playerKey.remembers("another2")]).toEqual([["another2"], true]);
  expect(link.sentOf("leaveRoom")).toEqual([]);
});

test("[R1] a room granted after the player has left is given up", async () => {
  const { link, playerKey, entered, opened } = opening(false);
  link.answer("createRoom", { success: true, roomId: "another2" });
  await opened;
  expect([entered, playerKey.remembers("another2")]).toEqual([[], false]);
  expect(link.sentOf("leaveRoom")[0]?.payload).toMatchObject({ roomId: "another2" });
});

test("[R1] a request without an answer is repeated once with the same token, then fails", async () => {
  const { clock, link, entered, opened } = opening(true);
  clock.advance(ANSWER_TIMEOUT_MS);
  await caughtUp();
  const [first, second] = link.sentOf("createRoom");
  expect(second?.payload).toEqual(first?.payload);
  expect(first?.payload).toHaveProperty("requestId");
  link.answer("createRoom", refusalAck("TOO_MANY_ROOMS"));
  expect(await opened).toMatchObject({ call: "createRoom", code: "TOO_MANY_ROOMS" });
  expect(entered).toEqual([]);
});

test("[P21] a room granted in the moment in which the player leaves is given up", async () => {
  const { link, playerKey, entered, opened, leave } = opening(true);
  link.answer("createRoom", { success: true, roomId: "another2" });
  leave();
  await opened;
  expect([entered, playerKey.remembers("another2")]).toEqual([[], false]);
  expect(link.sentOf("leaveRoom")[0]?.payload).toMatchObject({ roomId: "another2" });
});
