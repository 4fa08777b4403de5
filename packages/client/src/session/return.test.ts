// What outlives a lost connection and a reload: giving the seat up, and what was played meanwhile.
import { refusalAck, type RefusalCode, type RoomState } from "@kingrow/protocol";
import { initialPosition } from "@kingrow/rules";
import { expect, test } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { FakeClock } from "@kingrow/time/testing";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { memoryShelf } from "../keys/memoryShelf.ts";
import { endedRoom, ME, ROOM, startedRoom } from "../testing/testRooms.ts";
import { caughtUp } from "../testing/visit.ts";
import { openLobby } from "../lobby/lobby.ts";
import { openRoom } from "./roomSession.ts";

const GIVEN_UP = { roomId: ROOM, playerId: ME };

/** A page of the tab, by default with a seat in the room. */
async function page(tab = memoryShelf(), isUnshared = true) {
  const link = new FakeLink();
  const clock = new FakeClock();
  const playerKey = fakePlayerKey(tab, isUnshared);
  const connection = createConnection({ clock, link, playerKey });
  const enter = () =>
    openRoom({
      connection,
      roomId: ROOM,
      goHome: () => {},
      asksFirst: () => false,
    });
  return { link, clock, connection, enter, playerKey, left: () => link.sentOf("leaveRoom") };
}

async function seatedPage(tab = memoryShelf(), roomState = startedRoom()) {
  const opened = await page(tab);
  const session = opened.enter();
  await caughtUp();
  opened.link.connect(ME);
  opened.clock.advance(500);
  opened.link.answer("joinRoom", { success: true, roomState });
  await caughtUp();
  return { ...opened, session };
}

test("[P21] a leave without a connection is sent once after the reconnect", async () => {
  const { link, session, left } = await seatedPage();
  link.drop();
  session.leave();
  session.close();
  expect(left()).toEqual([]);
  link.connect("socket-9");
  expect(left().map(({ payload }) => payload)).toEqual([GIVEN_UP]);
  link.answer("leaveRoom", { success: true });
  link.drop();
  link.connect("socket-10");
  expect(left()).toHaveLength(1);
});

test("[P21] it is sent after a reload too", async () => {
  const tab = memoryShelf();
  const before = await seatedPage(tab);
  before.link.drop();
  before.session.leave();
  const after = await page(tab);
  after.link.connect("socket-9");
  expect(after.left().map(({ payload }) => payload)).toEqual([GIVEN_UP]);
});

test("[P21] a leave without an answer is sent again", async () => {
  const { link, session, left } = await seatedPage();
  session.leave();
  link.drop();
  link.connect("socket-9");
  expect(left().map(({ payload }) => payload)).toEqual([GIVEN_UP, GIVEN_UP]);
});

test("[P21] a temporary refusal repeats the leave, another refusal ends it", async () => {
  const { link, clock, session, left } = await seatedPage();
  session.leave();
  link.answer("leaveRoom", refusalAck("UNAVAILABLE"));
  clock.advance(2_000);
  expect(left()).toHaveLength(2);
  link.answer("leaveRoom", refusalAck("ROOM_NOT_FOUND"));
  clock.advance(10_000);
  link.drop();
  link.connect("socket-9");
  expect(left()).toHaveLength(2);
});

test("[P21] entering the room again cancels the leave", async () => {
  const { link, session, enter, left } = await seatedPage();
  link.drop();
  session.leave();
  session.close();
  enter();
  link.connect("socket-9");
  expect(left()).toEqual([]);
});

test("[P21] another key has nothing to leave", async () => {
  const { link, session, playerKey, connection, left } = await seatedPage();
  link.drop();
  session.leave();
  playerKey.useNext("other-key");
  await connection.enter("elsewhere");
  link.connect("socket-9");
  expect(left()).toEqual([]);
});

test("[I3] a window whose seat was taken over does not give it up", async () => {
  const { link, session, left } = await seatedPage();
  link.emit("error", { code: "SEAT_TAKEN_OVER", message: "" });
  session.leave();
  link.connect("socket-9");
  expect(left()).toEqual([]);
});

test("[P22] a page that is loaded again says what was played meanwhile", async () => {
  const tab = memoryShelf();
  const before = await seatedPage(tab);
  before.link.emit("roomState", startedRoom(initialPosition, { moves: ["11-15"], version: 8 }));
  const after = await page(tab);
  const session = after.enter();
  await caughtUp();
  after.link.connect("socket-9");
  after.clock.advance(500);
  const moves = ["11-15", "22-18", "15x22"];
  const roomState = startedRoom(initialPosition, { moves, version: 10 });
  after.link.answer("joinRoom", { success: true, roomState });
  await caughtUp();
  expect(session.store.getState().missed).toEqual(["22-18", "15x22"]);
});

test("a player who joins a room for the first time has missed no moves", async () => {
  const tab = memoryShelf([["kingrow.seen", "other234 11-15"]]);
  const { link, clock, enter } = await page(tab);
  const session = enter();
  await caughtUp();
  link.connect(ME);
  clock.advance(500);
  const roomState = startedRoom(initialPosition, { moves: ["11-15", "22-18"] });
  link.answer("joinRoom", { success: true, roomState });
  await caughtUp();
  expect(session.store.getState().missed).toEqual([]);
});

test("[P21] several leaves are repeated together, not once for each other", async () => {
  const { link, clock, connection, left } = await seatedPage();
  connection.leave(ROOM, ["socket-a", "socket-b"]);
  let answered = 0;
  for (let round = 0; round < 3; round += 1) {
    const open = left().slice(answered);
    answered += open.length;
    for (const call of open) call.answer(refusalAck("UNAVAILABLE"));
    clock.advance(2_000);
  }
  expect(link.isUp).toBe(true);
  expect(left()).toHaveLength(8);
});

/** The page is loaded again and left before its join is granted. */
async function leftWhileLoading(
  roomState: RoomState,
  { refusal, isUnshared }: { readonly refusal?: RefusalCode; readonly isUnshared?: boolean } = {},
) {
  const tab = memoryShelf();
  const before = await seatedPage(tab, roomState);
  before.link.drop();
  const again = await page(tab, isUnshared);
  again.playerKey.remember(ROOM, roomState.gameStatus);
  const session = again.enter();
  await caughtUp();
  if (refusal !== undefined) {
    again.link.connect("socket-8");
    again.clock.advance(500);
    again.link.answer("joinRoom", refusalAck(refusal));
    await caughtUp();
  }
  session.leave();
  session.close();
  again.link.connect("socket-9");
  return again;
}

test("[P21] a page that is left while it loads again gives up the seat it had", async () => {
  const { left, playerKey } = await leftWhileLoading(endedRoom());
  expect(left().map(({ payload }) => payload)).toEqual([GIVEN_UP]);
  expect(playerKey.remembers(ROOM)).toBe(false);
});

test("[P21] a new room whose connection is lost before the join is given up after the reconnect", async () => {
  const { link, connection, enter, left } = await page();
  const lobby = openLobby({ connection, enterRoom: () => {} });
  link.connect(ME);
  const created = lobby.create(true);
  link.answer("createRoom", { success: true, roomId: ROOM });
  await created;
  lobby.close();
  const session = enter();
  link.drop();
  session.leave();
  session.close();
  link.connect("socket-9");
  expect(left().map(({ payload }) => payload)).toEqual([GIVEN_UP]);
});

test("[P21] a running game that still loads is not lost without a question", async () => {
  const { left, playerKey } = await leftWhileLoading(startedRoom());
  expect(left()).toEqual([]);
  expect(playerKey.remembers(ROOM)).toBe(true);
});

test("[P21] the copy of a tab does not give up the seat of the other, where it cannot know that it is one", async () => {
  const { left, playerKey } = await leftWhileLoading(endedRoom(), { isUnshared: false });
  expect(left()).toEqual([]);
  expect(playerKey.remembers(ROOM)).toBe(true);
});

test.each([
  ["ROOM_FULL", false],
  ["UNAVAILABLE", true],
] as const)(
  "[P21] after a join refused with %s, whether a page that is left remembers its seat: %s",
  async (refusal, isKept) => {
    const { playerKey } = await leftWhileLoading(startedRoom(), { refusal });
    expect(playerKey.remembers(ROOM)).toBe(isKept);
  },
);
