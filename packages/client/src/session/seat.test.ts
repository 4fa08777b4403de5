// Taking a seat when the server answers late.
import { refusalAck } from "@kingrow/protocol";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createConnection } from "../connection/connection.ts";
import { FakeClock } from "@kingrow/time/testing";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { ANSWER_TIMEOUT_MS } from "../connection/requests.ts";
import { emptyRoom, type RoomData } from "./roomData.ts";
import { JOIN_DELAY_MS } from "./joinMachine.ts";
import { keepSeat } from "./seat.ts";
import { aloneRoom, ROOM } from "../testing/testRooms.ts";
import { caughtUp } from "../testing/visit.ts";

/** Connected long enough to have asked for the seat. */
async function setUp() {
  const clock = new FakeClock();
  const link = new FakeLink();
  const connection = createConnection({ clock, link, playerKey: fakePlayerKey() });
  const store = createStore<RoomData>(() => emptyRoom(ROOM));
  const goHome = vi.fn<() => void>();
  const onSeated = vi.fn<() => void>();
  const visit = new AbortController();
  keepSeat({ connection, store, goHome, onSeated, signal: visit.signal });
  await caughtUp();
  link.connect();
  clock.advance(JOIN_DELAY_MS);
  return { clock, link, store, goHome, connection, stop: () => visit.abort() };
}

test("[P15] a state that comes after the join was given up leads to another join", async () => {
  const { clock, link, store, goHome } = await setUp();
  clock.advance(ANSWER_TIMEOUT_MS);
  await caughtUp();
  expect(store.getState().failure !== undefined).toBe(true);
  link.emit("roomState", aloneRoom());
  expect(link.sentOf("joinRoom")).toHaveLength(2);
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  await caughtUp();
  expect(store.getState().isSeated).toBe(true);
  clock.advance(60_000);
  expect(goHome).not.toHaveBeenCalled();
});

test("[P15] a refusal after the player has left causes no redirect", async () => {
  const { clock, link, store, goHome, stop } = await setUp();
  stop();
  link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND"));
  await new Promise(setImmediate);
  clock.advance(60_000);
  expect(store.getState().failure).toBeUndefined();
  expect(goHome).not.toHaveBeenCalled();
});

test("[P83] a seat that comes after the person went elsewhere is not remembered", async () => {
  const { link, connection, stop } = await setUp();
  stop();
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  await new Promise(setImmediate);
  expect(connection.playerKey.rooms()).toEqual([]);
});

test.each([
  ["ROOM_NOT_FOUND", true],
  ["ROOM_FULL", false],
] as const)("[P83] a seat that is gone is not remembered any more: %s", async (code, isClosed) => {
  const { link, store, connection } = await setUp();
  connection.playerKey.remember(ROOM, "started");
  link.answer("joinRoom", refusalAck(code));
  await caughtUp();
  const { failure } = store.getState();
  expect(failure?.code).toBe(code);
  expect(failure?.isClosed === true).toBe(isClosed);
  expect(connection.playerKey.rooms()).toEqual([]);
});

test("[P13] a room of which the browser knows nothing was not closed meanwhile", async () => {
  const { link, store } = await setUp();
  link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND"));
  await caughtUp();
  expect(store.getState().failure).toMatchObject({ code: "ROOM_NOT_FOUND", isClosed: false });
});

test("[P15] a state of another room does not", async () => {
  const { link, store } = await setUp();
  link.answer("joinRoom", refusalAck("UNAVAILABLE"));
  await caughtUp();
  expect(store.getState().failure !== undefined).toBe(true);
  link.emit("roomState", aloneRoom({ id: "other234" }));
  expect(link.sentOf("joinRoom")).toHaveLength(1);
});

test("[P13] a visitor who waits for a seat is not redirected, joins again in time, and gets a seat", async () => {
  const { clock, link, store, goHome } = await setUp();
  link.answer("joinRoom", refusalAck("ROOM_FULL"));
  await caughtUp();
  expect(store.getState().failure?.homeAt !== undefined).toBe(true);
  await Promise.resolve();
  store.setState({ failure: { call: "joinRoom", code: "ROOM_FULL", sentence: undefined } });
  clock.advance(44_000);
  expect(goHome).not.toHaveBeenCalled();
  expect(link.sentOf("joinRoom")).toHaveLength(1);
  clock.advance(2_000);
  expect(link.sentOf("joinRoom")).toHaveLength(2);
  link.emit("roomFull", { roomId: ROOM });
  link.answer("joinRoom", refusalAck("ROOM_FULL"));
  await caughtUp();
  clock.advance(45_000);
  expect(link.sentOf("joinRoom")).toHaveLength(3);
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  await caughtUp();
  expect(store.getState().isSeated).toBe(true);
  expect(store.getState().failure).toBeUndefined();
  expect(goHome).not.toHaveBeenCalled();
});

test("[P15] a connection lost during the join causes no redirect", async () => {
  const { clock, link, store, goHome } = await setUp();
  link.drop();
  await caughtUp();
  expect(store.getState().failure).toBeUndefined();
  clock.advance(60_000);
  expect(goHome).not.toHaveBeenCalled();
});

test("[P15] a connection lost before the join leads to one join in the next connection", async () => {
  const { clock, link } = await setUp();
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  link.drop();
  link.connect();
  link.drop();
  clock.advance(1_000);
  link.connect();
  clock.advance(1_000);
  expect(link.sentOf("joinRoom")).toHaveLength(2);
});

test("[P13] the redirect from a full room has a time, which starts again with each event", async () => {
  const { clock, link, store, goHome } = await setUp();
  link.answer("joinRoom", refusalAck("ROOM_FULL"));
  await caughtUp();
  const homeAt = () => (store.getState().failure?.homeAt ?? 0) - clock.now();
  expect(homeAt()).toBe(2_000);
  clock.advance(1_500);
  link.emit("roomFull", { roomId: ROOM });
  expect(homeAt()).toBe(2_000);
  clock.advance(1_999);
  expect(goHome).not.toHaveBeenCalled();
  clock.advance(1);
  expect(goHome).toHaveBeenCalledOnce();
});

test("[P21] a join that is being retried ends with the visit", async () => {
  const { clock, link, stop } = await setUp();
  link.answer("joinRoom", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  stop();
  clock.advance(60_000);
  await caughtUp();
  expect(link.sentOf("joinRoom")).toHaveLength(1);
});

test("[P21] a seat granted after the visit is given up, unless the room is shown again", async () => {
  const { link, stop, connection } = await setUp();
  stop();
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  await caughtUp();
  expect(link.sentOf("leaveRoom")[0]?.payload).toEqual({ roomId: ROOM, playerId: link.id });
  const next = await setUp();
  next.stop();
  next.connection.shown.set(ROOM, "playing");
  next.link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  await caughtUp();
  expect(next.link.sentOf("leaveRoom")).toEqual([]);
  expect(connection.shown.size).toBe(0);
});

test("[P13] a visitor who waits for a seat is not sent home by a busy server", async () => {
  const { clock, link, store, goHome } = await setUp();
  link.answer("joinRoom", refusalAck("ROOM_FULL"));
  await caughtUp();
  store.setState({ failure: { call: "joinRoom", code: "ROOM_FULL", sentence: undefined } });
  link.drop();
  link.connect();
  clock.advance(500);
  expect(link.sentOf("joinRoom")).toHaveLength(2);
  link.answer("joinRoom", refusalAck("UNAVAILABLE"));
  await caughtUp();
  clock.advance(6_000);
  expect(store.getState().failure).toEqual({ call: "joinRoom", code: "ROOM_FULL" });
  expect(goHome).not.toHaveBeenCalled();
  expect(link.sentOf("joinRoom")).toHaveLength(3);
});
