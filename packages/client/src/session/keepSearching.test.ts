// Looking for an opponent: from Play Now to the first game, whatever happens meanwhile.
import { refusalAck, type RoomState } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { expect, test } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { openLobby } from "../lobby/lobby.ts";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { aloneRoom, bothRoom, ME, ROOM, startedRoom } from "../testing/testRooms.ts";
import { caughtUp } from "../testing/visit.ts";
import { openRoom } from "./roomSession.ts";

const OTHER = "other234";
const READY = { readyPlayers: [ME] };

/** A tab in whose lobby Play Now has been pressed, 12 s before the room opens. */
async function searching(state: RoomState = aloneRoom(READY)) {
  const [clock, link, playerKey] = [new FakeClock(), new FakeLink(), fakePlayerKey()];
  const connection = createConnection({ clock, link, playerKey });
  const entered: string[] = [];
  const enterRoom = (roomId: string) => void entered.push(roomId);
  const lobby = openLobby({ connection, enterRoom });
  link.connect(ME);
  const pressed = lobby.playNow({ pace: "5+3" });
  link.answer("playNow", { success: true, roomId: ROOM, opened: true });
  await pressed;
  lobby.close();
  const page = { isVisible: true, listeners: new Set<() => void>() };
  const visibility = {
    isVisible: () => page.isVisible,
    onChange: (listener: () => void) => {
      page.listeners.add(listener);
      return () => void page.listeners.delete(listener);
    },
  };
  const show = (isVisible: boolean): void => {
    page.isVisible = isVisible;
    for (const listener of page.listeners) listener();
  };
  const open = (roomId = ROOM) =>
    openRoom({
      connection,
      roomId,
      goHome: () => {},
      asksFirst: () => false,
      enterRoom,
      visibility,
    });
  const pressedAt = clock.now();
  clock.advance(12_000);
  const session = open();
  await caughtUp();
  clock.advance(500);
  link.answer("joinRoom", { success: true, roomState: state });
  await caughtUp();
  const sentReady = () => link.sentOf("playerReady").map(({ payload }) => Object(payload).isReady);
  return { clock, link, playerKey, session, entered, open, show, pressedAt, sentReady };
}

test("[O9] Play Now takes the seat as ready, and the room knows since when an opponent is looked for", async () => {
  const { link, session, pressedAt } = await searching();
  expect(link.sentOf("playNow")[0]?.payload).toMatchObject({ pace: "5+3", ready: true });
  expect(session.store.getState().search?.since).toBe(pressedAt);
});

test("[O10] it is repeated every 20 s while the person is alone, and not once an opponent is there", async () => {
  const { clock, link, entered } = await searching();
  clock.advance(19_000);
  expect(link.sentOf("playNow")).toHaveLength(1);
  clock.advance(1_000);
  expect(link.sentOf("playNow")).toHaveLength(2);
  expect(link.sentOf("playNow")[1]?.payload).toMatchObject({ pace: "5+3", ready: true });
  link.answer("playNow", { success: true, roomId: ROOM, opened: false });
  await caughtUp();
  expect([entered, link.sentOf("leaveRoom")]).toEqual([[ROOM], []]);
  link.emit("roomState", bothRoom());
  clock.advance(60_000);
  expect(link.sentOf("playNow")).toHaveLength(2);
  link.emit("roomState", aloneRoom({ version: 3 }));
  clock.advance(20_000);
  expect(link.sentOf("playNow")).toHaveLength(3);
});

test("[L1, P88] the lobby's list is asked for after each call that seats the player, and kept while the search runs", async () => {
  const { clock, link, session } = await searching();
  const calls = (): string[] =>
    link.sent.map(({ name }) => name).filter((name) => name !== "playerReady");
  expect(calls().slice(-2)).toEqual(["joinRoom", "getAvailableRooms"]);
  clock.advance(20_000);
  link.answer("playNow", { success: true, roomId: ROOM, opened: false });
  await caughtUp();
  expect(calls().slice(-2)).toEqual(["playNow", "getAvailableRooms"]);
  session.store.setState({ asking: "playNow" });
  session.store.setState({ asking: undefined });
  expect(calls().slice(-2)).toEqual(["getAvailableRooms", "getAvailableRooms"]);
  link.drop();
  link.connect("socket-1");
  clock.advance(500);
  link.answer("joinRoom", { success: true, roomState: aloneRoom(READY) });
  await caughtUp();
  expect(calls().slice(-2)).toEqual(["joinRoom", "getAvailableRooms"]);
  link.emit("availableRooms", []);
  expect(session.store.getState().rooms).toEqual([]);
  link.emit("roomState", startedRoom());
  const asked = calls().length;
  clock.advance(60_000);
  link.drop();
  link.connect("socket-2");
  expect(calls()).toHaveLength(asked);
});

test("[P88] it is not repeated while the player goes to a room with another clock", async () => {
  const { clock, link, session } = await searching();
  session.store.setState({ asking: "playNow" });
  clock.advance(60_000);
  expect(link.sentOf("playNow")).toHaveLength(1);
});

test("[O10] another room with an opponent is entered, and the search continues there with its time", async () => {
  const { clock, link, entered, open, pressedAt, playerKey, session } = await searching();
  clock.advance(20_000);
  link.answer("playNow", { success: true, roomId: OTHER, opened: false });
  await caughtUp();
  expect(entered).toEqual([ROOM, OTHER]);
  expect([...playerKey.remembered]).toEqual([OTHER]);
  session.leave();
  session.close();
  expect(open(OTHER).store.getState().search?.since).toBe(pressedAt);
  expect([...playerKey.remembered]).toEqual([OTHER]);
});

test("[O10] a player whose opponent joins during the call stays, and the other seat is given up", async () => {
  const { clock, link, entered } = await searching();
  clock.advance(20_000);
  link.emit("roomState", bothRoom());
  link.answer("playNow", { success: true, roomId: OTHER, opened: false });
  await caughtUp();
  expect(entered).toEqual([ROOM]);
  expect(link.sentOf("leaveRoom").at(-1)?.payload).toEqual({ roomId: OTHER, playerId: ME });
});

test("[O10] an answer that comes after the person has left brings no seat", async () => {
  const { clock, link, entered, session } = await searching();
  clock.advance(20_000);
  const lists = link.sentOf("getAvailableRooms").length;
  session.leave();
  session.close();
  link.answer("playNow", { success: true, roomId: OTHER, opened: false });
  await caughtUp();
  clock.advance(60_000);
  expect(entered).toEqual([ROOM]);
  expect(link.sentOf("leaveRoom").at(-1)?.payload).toEqual({ roomId: OTHER, playerId: ME });
  expect(link.sentOf("playNow")).toHaveLength(2);
  expect(link.sentOf("getAvailableRooms")).toHaveLength(lists);
});

test("[O10] a room that is gone because the server has moved the player leads to the new one", async () => {
  const { clock, link, entered } = await searching();
  link.drop();
  link.connect("socket-2");
  clock.advance(500);
  link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND"));
  await caughtUp();
  link.answer("playNow", { success: true, roomId: OTHER, opened: false });
  await caughtUp();
  expect(entered).toEqual([ROOM, OTHER]);
});

test("[O10] a room that refuses the player for another reason starts no call", async () => {
  const { clock, link } = await searching();
  link.drop();
  link.connect("socket-2");
  clock.advance(500);
  link.answer("joinRoom", refusalAck("NOT_ALLOWED"));
  await caughtUp();
  expect(link.sentOf("playNow")).toHaveLength(1);
});

test("[O10] a call whose answer got lost is repeated as the same request, and the next call is another", async () => {
  const { clock, link } = await searching();
  const requests = () => link.sentOf("playNow").map(({ payload }) => Object(payload).requestId);
  const refuseJoin = async (): Promise<void> => {
    link.drop();
    link.connect();
    clock.advance(500);
    link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND"));
    await caughtUp();
  };
  clock.advance(20_000);
  await refuseJoin();
  const [pressed, lost, repeated] = requests();
  expect(repeated).toBe(lost);
  expect(lost).not.toBe(pressed);
  link.answer("playNow", { success: true, roomId: ROOM, opened: false });
  await refuseJoin();
  expect(requests()).toHaveLength(4);
  expect(requests()[3]).not.toBe(lost);
});

test("[O9] a hidden page is not ready, and is ready again when it is seen", async () => {
  const { link, show, sentReady } = await searching();
  show(false);
  expect(sentReady()).toEqual([false]);
  link.answer("playerReady", { success: true, version: 3 });
  await caughtUp();
  link.emit("roomState", aloneRoom({ version: 3 }));
  show(true);
  expect(sentReady()).toEqual([false, true]);
});

test("[O9] a page that is hidden repeats its call without being ready", async () => {
  const { clock, link, show } = await searching();
  show(false);
  clock.advance(20_000);
  expect(link.sentOf("playNow").at(-1)?.payload).toMatchObject({ ready: false });
});

test("[O9] a page that was hidden while the connection was lost withdraws once it is back", async () => {
  const { clock, link, show, sentReady } = await searching();
  link.drop();
  show(false);
  link.connect("socket-2");
  clock.advance(500);
  const state = aloneRoom({ players: ["socket-2"], readyPlayers: ["socket-2"], version: 5 });
  link.answer("joinRoom", { success: true, roomState: state });
  await caughtUp();
  expect(sentReady()).toEqual([false]);
});

test("[O9] a player who chose not to be ready stays so when the page is visible again", async () => {
  const { link, clock, session, show, sentReady } = await searching();
  session.setReady(false);
  link.emit("roomState", aloneRoom({ version: 3 }));
  show(false);
  show(true);
  clock.advance(20_000);
  expect(sentReady()).toEqual([false]);
  expect(link.sentOf("playNow").at(-1)?.payload).toMatchObject({ pace: "5+3", ready: false });
});

test("[O9] a player who chose not to be ready stays so after a reload, and in the room the search leads to", async () => {
  const { clock, link, session, open, pressedAt, sentReady } = await searching();
  const seatAgain = async (roomState: RoomState): Promise<void> => {
    await caughtUp();
    clock.advance(500);
    link.answer("joinRoom", { success: true, roomState });
    await caughtUp();
  };
  session.setReady(false);
  session.close();
  const reloaded = open();
  expect(reloaded.store.getState().search?.since).toBe(pressedAt);
  await seatAgain(aloneRoom({ version: 3 }));
  clock.advance(20_000);
  link.answer("playNow", { success: true, roomId: OTHER, opened: false });
  await caughtUp();
  reloaded.close();
  open(OTHER);
  await seatAgain(bothRoom({ id: OTHER }));
  expect(sentReady()).toEqual([false]);
});

test("[O9] the search is over when the game starts, after a reload too", async () => {
  const { clock, link, session, show, open, sentReady } = await searching();
  link.emit("roomState", startedRoom());
  expect(session.store.getState().search).toBeUndefined();
  show(false);
  clock.advance(60_000);
  expect([sentReady(), link.sentOf("playNow").length]).toEqual([[], 1]);
  session.setReady(true);
  session.close();
  expect(open().store.getState().search).toBeUndefined();
});

test("[P21] a search has no timer after the visit", async () => {
  const { clock, session, show, sentReady } = await searching();
  session.close();
  show(false);
  expect([clock.waiting, sentReady()]).toEqual([0, []]);
});

test("[O10] the search survives a reload and ends with the person's leave", async () => {
  const { session, open, pressedAt } = await searching();
  session.close();
  const reloaded = open();
  expect(reloaded.store.getState().search?.since).toBe(pressedAt);
  reloaded.leave();
  reloaded.close();
  expect(open().store.getState().search).toBeUndefined();
});

test.each([
  "{",
  "7",
  "null",
  '{"roomId":"room2345"}',
  '{"roomId":"room2345","wishes":{"pace":"x"},"since":1}',
  '{"roomId":"room2345","wishes":{"opening":"x"},"since":1}',
  '{"roomId":"room2345","wishes":{"ready":"x"},"since":1}',
])("a damaged note is no search: %s", async (note) => {
  const { session, open, playerKey } = await searching();
  session.close();
  playerKey.tab.write("kingrow.search", note);
  expect(open().store.getState().search).toBeUndefined();
});

test("[O10] an answer in the very moment in which the person leaves brings no seat", async () => {
  const { clock, link, entered, session } = await searching();
  clock.advance(20_000);
  link.answer("playNow", { success: true, roomId: OTHER, opened: false });
  session.leave();
  session.close();
  await caughtUp();
  expect(entered).toEqual([ROOM]);
  expect(link.sentOf("leaveRoom").at(-1)?.payload).toEqual({ roomId: OTHER, playerId: ME });
});

test("[O9] a page that is hidden and seen again before the server has answered is ready", async () => {
  const { link, show, sentReady } = await searching();
  show(false);
  show(true);
  expect(sentReady()).toEqual([false]);
  link.emit("roomState", aloneRoom({ version: 3 }));
  expect(sentReady()).toEqual([false, true]);
  link.emit("roomState", aloneRoom({ ...READY, version: 4 }));
  expect(sentReady()).toEqual([false, true]);
});

test("[O9] a page that is hidden while the player gets ready is not ready in the end", async () => {
  const { link, session, show, sentReady } = await searching();
  session.setReady(false);
  link.answer("playerReady", { success: true, version: 3 });
  await caughtUp();
  link.emit("roomState", aloneRoom({ version: 3 }));
  session.setReady(true);
  show(false);
  link.answer("playerReady", { success: true, version: 4 });
  await caughtUp();
  link.emit("roomState", aloneRoom({ ...READY, version: 4 }));
  expect(sentReady()).toEqual([false, true, false]);
});

test("[O9] a hidden page whose call was refused is not ready once there is news of the room", async () => {
  const { link, show, sentReady } = await searching();
  show(false);
  link.answer("playerReady", refusalAck("RATE_LIMITED"));
  await caughtUp();
  link.emit("roomState", bothRoom({ ...READY, version: 3 }));
  expect(sentReady()).toEqual([false, false]);
});

test("[O9, I2] a copy of the tab that searches is not ready for a game against it", async () => {
  const { clock, link, playerKey, open, session, sentReady } = await searching();
  session.close();
  // The copy has the notes of the tab, and another key.
  playerKey.remembered.clear();
  const copy = open();
  await caughtUp();
  clock.advance(500);
  link.answer("joinRoom", { success: true, roomState: bothRoom() });
  await caughtUp();
  expect(copy.store.getState().search).toBeUndefined();
  link.emit("roomState", aloneRoom({ version: 9 }));
  clock.advance(60_000);
  expect(sentReady()).toEqual([]);
  expect(link.sentOf("playNow")).toHaveLength(1);
});
