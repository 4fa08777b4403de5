// The lobby without its screen, where its answers come late or not at all.
import { refusalAck } from "@kingrow/protocol";
import { expect, test, vi } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { ANSWER_TIMEOUT_MS } from "../connection/requests.ts";
import { FakeClock } from "@kingrow/time/testing";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { aloneRoom, ROOM } from "../testing/testRooms.ts";
import { caughtUp } from "../testing/visit.ts";
import { openLobby } from "./lobby.ts";

type Shown = "playing" | "watching";

function setUp(shown?: Shown) {
  const clock = new FakeClock();
  const link = new FakeLink();
  const connection = createConnection({ clock, link, playerKey: fakePlayerKey() });
  const enterRoom = vi.fn<(roomId: string) => void>();
  const lobby = openLobby({ connection, enterRoom });
  if (shown !== undefined) connection.shown.set(ROOM, shown);
  link.connect();
  return { clock, link, lobby, enterRoom, connection };
}

/** The person leaves the lobby while a join of a row is under way. */
async function leaveWhileJoining(shown?: Shown) {
  const { link, lobby, enterRoom } = setUp(shown);
  const joining = lobby.join(ROOM);
  await caughtUp();
  lobby.close();
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  await joining;
  expect(enterRoom).not.toHaveBeenCalled();
  return link.sentOf("leaveRoom");
}

test("[P3] a seat that comes after the person has left the lobby is given up", async () => {
  expect(await leaveWhileJoining()).toHaveLength(1);
});

test("[P3] it is kept when the person has gone to that very room", async () => {
  expect(await leaveWhileJoining("playing")).toHaveLength(0);
});

test("[P3] it is given up when the person only watches that room", async () => {
  expect(await leaveWhileJoining("watching")).toHaveLength(1);
});

test("[L1] a seat that came too late and ended the lists is no end of them", async () => {
  const { link, lobby, connection, enterRoom } = setUp();
  const creating = lobby.create(false);
  lobby.close();
  const next = openLobby({ connection, enterRoom });
  link.answer("createRoom", { success: true, roomId: ROOM });
  await creating;
  const asked = link.sentOf("getAvailableRooms").length;
  link.emit("roomState", aloneRoom());
  expect(link.sentOf("getAvailableRooms")).toHaveLength(asked + 1);
  next.close();
  link.emit("roomState", aloneRoom());
  expect(link.sentOf("getAvailableRooms")).toHaveLength(asked + 1);
});

test("[L1] while joining a room no list is requested", async () => {
  const { link, lobby } = setUp();
  const asked = link.sentOf("getAvailableRooms").length;
  const creating = lobby.create(false);
  link.answer("createRoom", { success: true, roomId: ROOM });
  await creating;
  link.emit("roomState", aloneRoom());
  expect(link.sentOf("getAvailableRooms")).toHaveLength(asked);
});

test("[L1] a refused list is requested again", () => {
  const { clock, link, lobby } = setUp();
  link.answer("getAvailableRooms", refusalAck("UNAVAILABLE"));
  clock.advance(2_000);
  expect(link.sentOf("getAvailableRooms")).toHaveLength(2);
  link.answer("getAvailableRooms", { success: true });
  clock.advance(60_000);
  expect(link.sentOf("getAvailableRooms")).toHaveLength(2);
  link.answer("getAvailableRooms", refusalAck("UNAVAILABLE"));
  lobby.close();
  clock.advance(60_000);
  expect(link.sentOf("getAvailableRooms")).toHaveLength(2);
});

test.each([
  [{}, true],
  [{ ready: false }, false],
])("[O2] playNow asks to be ready, unless the caller does not want that: %j", (wishes, ready) => {
  const { link, lobby } = setUp();
  void lobby.playNow(wishes);
  expect(link.sentOf("playNow")[0]).toMatchObject({ payload: { ready } });
});

test("[P60] playNow enters the room of the granted seat", async () => {
  const { link, lobby, enterRoom } = setUp();
  const seeking = lobby.playNow();
  expect(lobby.store.getState()).toMatchObject({ isSeeking: true });
  await lobby.create(false);
  expect(link.sentOf("createRoom"), "one wish at a time").toHaveLength(0);
  link.answer("playNow", { success: true, roomId: ROOM, opened: false });
  await seeking;
  expect(enterRoom).toHaveBeenCalledExactlyOnceWith(ROOM);
  expect(lobby.store.getState()).toMatchObject({ isSeeking: false, refused: undefined });
});

test("[P60] a request that is not answered is sent once more as the same", async () => {
  const { clock, link, lobby, enterRoom } = setUp();
  const seeking = lobby.playNow();
  clock.advance(ANSWER_TIMEOUT_MS);
  await caughtUp();
  expect(link.sentOf("playNow").length === 2).toBe(true);
  const [first, second] = link.sentOf("playNow");
  expect(second?.payload).toEqual(first?.payload);
  link.answer("playNow", { success: true, roomId: ROOM, opened: true });
  await seeking;
  expect(enterRoom).toHaveBeenCalledExactlyOnceWith(ROOM);
});

test("[P60] a refusal is shown", async () => {
  const { link, lobby, enterRoom } = setUp();
  const seeking = lobby.playNow();
  link.answer("playNow", refusalAck("TOO_MANY_ROOMS"));
  await seeking;
  expect(lobby.store.getState().refused).toMatchObject({
    call: "playNow",
    code: "TOO_MANY_ROOMS",
  });
  expect(enterRoom).not.toHaveBeenCalled();
});

test("[P20] a rate limit is shown once: by the alert or, without an alert, by the lobby", async () => {
  const { link, lobby, connection } = setUp();
  const notice = { event: "createRoom", message: "", resetTime: 5_000, remaining: 0 };
  const ask = async (): Promise<void> => {
    const created = lobby.create(false);
    await caughtUp();
    expect(link.sentOf("createRoom").length > 0).toBe(true);
    link.answer("createRoom", refusalAck("RATE_LIMITED"));
    await created;
  };
  link.emit("rateLimitExceeded", notice);
  await ask();
  expect(lobby.store.getState()).toMatchObject({ isCreating: false, refused: undefined });
  connection.dismissAlert();
  await ask();
  expect(lobby.store.getState().refused).toMatchObject({ code: "RATE_LIMITED" });
});

test("[L4] how many people are here is known, and the server's time by the way", () => {
  const { link, lobby, connection, clock } = setUp();
  link.emit("peopleHere", { count: 7, serverTime: clock.now() + 60_000 });
  expect(lobby.store.getState().people).toBe(7);
  expect(connection.serverClock.now()).toBe(clock.now() + 60_000);
});

test("[P3] there is one request at a time, and the data shows which", async () => {
  const { link, lobby, enterRoom } = setUp();
  const busy = () => {
    const { isCreating, isSeeking, joining } = lobby.store.getState();
    return { isCreating, isSeeking, joining };
  };
  const idle = { isCreating: false, isSeeking: false, joining: undefined };
  const ways = [
    ["createRoom", () => lobby.create(false), { isCreating: true }],
    ["playNow", () => lobby.playNow({ pace: "3+2" }), { isSeeking: true }],
    ["joinRoom", () => lobby.join(ROOM), { joining: ROOM }],
  ] as const;
  for (const [name, ask, seen] of ways) {
    const asked = ask();
    expect(busy()).toEqual({ ...idle, ...seen });
    for (const [, again] of ways) await again();
    await vi.waitUntil(() => link.sentOf(name).length > 0, { timeout: 15_000 });
    link.answer(name, refusalAck("UNAVAILABLE"));
    await asked;
    expect(busy()).toEqual(idle);
    expect(lobby.store.getState().refused).toMatchObject({ call: name, code: "UNAVAILABLE" });
    lobby.dismissRefusal();
    expect(lobby.store.getState().refused).toBeUndefined();
  }
  expect(link.sentOf("createRoom")).toHaveLength(1);
  expect(link.sentOf("playNow")[0]?.payload).toMatchObject({ pace: "3+2" });
  expect(link.sentOf("joinRoom").map(({ payload }) => payload)).toEqual([{ roomId: ROOM }]);
  expect(enterRoom).not.toHaveBeenCalled();
});

test("[P3] a seat is remembered and entered, and is none to be left any more", async () => {
  const { link, lobby, enterRoom, connection } = setUp();
  connection.playerKey.departures.add({ roomId: ROOM, playerId: "a" });
  const joining = lobby.join(ROOM);
  await vi.waitUntil(() => link.sentOf("joinRoom").length > 0, { timeout: 15_000 });
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  await joining;
  expect(enterRoom).toHaveBeenCalledWith(ROOM);
  expect(connection.playerKey.remembers(ROOM)).toBe(true);
  expect(connection.playerKey.departures.all()).toEqual([]);
});

test("[L1] the list is requested at once, and no event has an effect after the lobby was left", () => {
  const { link, lobby } = setUp();
  const asked = link.sentOf("getAvailableRooms").length;
  expect(asked).toBeGreaterThan(0);
  lobby.close();
  link.emit("peopleHere", { count: 5, serverTime: 0 });
  link.connect();
  expect(link.sentOf("getAvailableRooms")).toHaveLength(asked);
  expect(lobby.store.getState()).toMatchObject({ people: undefined });
});

test.each(["createRoom", "playNow", "joinRoom"] as const)(
  "[P3] %s is not tried again once the person has left the lobby",
  async (name) => {
    const { clock, link, lobby } = setUp();
    if (name === "createRoom") void lobby.create(false);
    else if (name === "playNow") void lobby.playNow();
    else void lobby.join(ROOM);
    await caughtUp();
    expect(link.sentOf(name).length).toBe(1);
    link.answer(name, { ...refusalAck("OVERLOADED"), retryInMs: 700 });
    lobby.close();
    clock.advance(60_000);
    await new Promise(setImmediate);
    expect(link.sentOf(name)).toHaveLength(1);
  },
);

test("[P3] a seat granted too late is given up, unless the tab has it by now", async () => {
  for (const isOwn of [false, true]) {
    const { clock, link, lobby, connection } = setUp();
    const joining = lobby.join(ROOM);
    await caughtUp();
    expect(link.sentOf("joinRoom").length).toBe(1);
    clock.advance(ANSWER_TIMEOUT_MS);
    await joining;
    expect(lobby.store.getState().refused).toMatchObject({ code: "NO_ANSWER" });
    if (isOwn) connection.playerKey.remember(ROOM);
    link.answer("joinRoom", { success: true, roomState: aloneRoom() });
    const given = { roomId: ROOM, playerId: link.id };
    expect(link.sentOf("leaveRoom").map(({ payload }) => payload)).toEqual(isOwn ? [] : [given]);
  }
});

test("[P60] a room that was opened too late for its visitor is left again", async () => {
  const { clock, link, lobby } = setUp();
  const seeking = lobby.playNow();
  for (const count of [2, 3]) {
    clock.advance(ANSWER_TIMEOUT_MS);
    await caughtUp();
    expect(link.sentOf("playNow").length).toBe(count);
  }
  clock.advance(ANSWER_TIMEOUT_MS);
  await seeking;
  link.answer("playNow", { success: true, roomId: ROOM, opened: true });
  expect(link.sentOf("leaveRoom")[0]?.payload).toEqual({ roomId: ROOM, playerId: link.id });
});

test("[L5] the featured game is the one the server shows, and none once that ends or the connection is lost", () => {
  const { link, lobby } = setUp();
  const game = {
    roomId: ROOM,
    position: "B:W21:B12",
    lastMove: null,
    moveNumber: 14,
    names: [1, null],
  } as const;
  link.emit("featuredGame", game);
  expect(lobby.store.getState().featuredGame).toEqual(game);
  link.emit("featuredGame", null);
  expect(lobby.store.getState().featuredGame).toBeUndefined();
  link.emit("featuredGame", game);
  link.drop();
  expect(lobby.store.getState().featuredGame).toBeUndefined();
});

test("[P60] an answer in the very moment in which the person leaves the lobby brings no seat", async () => {
  const { link, lobby, enterRoom } = setUp();
  const seeking = lobby.playNow();
  link.answer("playNow", { success: true, roomId: ROOM, opened: true });
  lobby.close();
  await seeking;
  expect(enterRoom).not.toHaveBeenCalled();
  expect(link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[P60] the late answer to the first of two equal requests grants the seat and does not give it up", async () => {
  const { clock, link, lobby, enterRoom } = setUp();
  const creating = lobby.create(false);
  clock.advance(ANSWER_TIMEOUT_MS);
  await caughtUp();
  const [first, second] = link.sentOf("createRoom");
  first?.answer({ success: true, roomId: ROOM });
  await caughtUp();
  second?.answer({ success: true, roomId: ROOM });
  await creating;
  expect(enterRoom).toHaveBeenCalledExactlyOnceWith(ROOM);
  expect(link.sentOf("leaveRoom")).toEqual([]);
});

test("[P60] it is given up when the person has left the lobby meanwhile", async () => {
  const { clock, link, lobby, enterRoom } = setUp();
  void lobby.create(false);
  clock.advance(ANSWER_TIMEOUT_MS);
  await caughtUp();
  lobby.close();
  link.sentOf("createRoom")[0]?.answer({ success: true, roomId: ROOM });
  await caughtUp();
  expect(enterRoom).not.toHaveBeenCalled();
  expect(link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[L1] a list that is refused after the lobby was left is not requested again", () => {
  const { clock, link, lobby } = setUp();
  lobby.close();
  link.answer("getAvailableRooms", refusalAck("UNAVAILABLE"));
  clock.advance(60_000);
  expect(link.sentOf("getAvailableRooms")).toHaveLength(1);
});

test("[P3] the late answer to a join that was pressed again grants the seat and does not give it up", async () => {
  const { clock, link, lobby, enterRoom } = setUp();
  const first = lobby.join(ROOM);
  await caughtUp();
  clock.advance(ANSWER_TIMEOUT_MS);
  await first;
  lobby.dismissRefusal();
  const second = lobby.join(ROOM);
  await caughtUp();
  const [late, next] = link.sentOf("joinRoom");
  late?.answer({ success: true, roomState: aloneRoom() });
  await second;
  next?.answer({ success: true, roomState: aloneRoom() });
  await caughtUp();
  expect(enterRoom).toHaveBeenCalledExactlyOnceWith(ROOM);
  expect(link.sentOf("leaveRoom")).toEqual([]);
});

test("[L1] a lobby that is opened while connected gets its list, and shows the newest", () => {
  const { link, connection, enterRoom } = setUp();
  const asked = link.sentOf("getAvailableRooms").length;
  const next = openLobby({ connection, enterRoom });
  expect(link.sentOf("getAvailableRooms")).toHaveLength(asked + 1);
  const rooms = [{ id: ROOM, playerCount: 1, maxPlayers: 2, status: "Open" }] as const;
  link.emit("availableRooms", rooms);
  expect(next.store.getState().rooms).toBe(rooms);
});

test("[L1] a list that a new connection brings is not requested once more", () => {
  const { clock, link } = setUp();
  link.answer("getAvailableRooms", refusalAck("UNAVAILABLE"));
  link.drop();
  link.connect();
  clock.advance(60_000);
  expect(link.sentOf("getAvailableRooms")).toHaveLength(2);
});

test("[P3] a room is opened with what its creator has chosen", async () => {
  const { link, lobby } = setUp();
  void lobby.create(true, { pace: "5+3", opening: "ballot", watchable: true });
  expect(link.sentOf("createRoom")[0]?.payload).toEqual({
    isPrivate: true,
    pace: "5+3",
    opening: "ballot",
    watchable: true,
    requestId: expect.any(String),
  });
});

test("[I2] a room is joined with the key of the closed tab that had a seat there", async () => {
  const [clock, link, playerKey] = [new FakeClock(), new FakeLink(), fakePlayerKey()];
  const connection = createConnection({ clock, link, playerKey });
  const lobby = openLobby({ connection, enterRoom: () => {} });
  await caughtUp();
  expect(link.opened).toBe(1);
  link.connect();
  playerKey.useNext("the key of another tab");
  void lobby.join(ROOM);
  await caughtUp();
  expect([link.opened, link.sentOf("joinRoom").length]).toEqual([2, 0]);
  link.connect();
  expect(link.sentOf("joinRoom")).toHaveLength(1);
});

test("[P3] a seat that is granted as the person goes to that very room is kept", async () => {
  const { link, lobby } = setUp("playing");
  const joining = lobby.join(ROOM);
  await caughtUp();
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  lobby.close();
  await joining;
  expect(link.sentOf("leaveRoom")).toEqual([]);
});
