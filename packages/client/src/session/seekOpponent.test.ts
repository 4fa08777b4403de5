// Searching for another opponent after a game.
import { refusalAck, type RoomState } from "@kingrow/protocol";
import { initialPosition } from "@kingrow/rules";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { FakeClock } from "@kingrow/time/testing";
import { createConnection } from "../connection/connection.ts";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import type { RoomWishes } from "../lobby/seatRequests.ts";
import { emptyRoom, type RoomData } from "./roomData.ts";
import { seekOpponent } from "./seekOpponent.ts";
import { aloneRoom, endedRoom, ROOM, startedRoom } from "../testing/testRooms.ts";
import { caughtUp, refusedNotice, seated } from "../testing/visit.ts";

async function seekingIn(state: RoomState) {
  const room = await seated(state);
  const entered: string[] = [];
  const options = {
    connection: room.connection,
    store: room.session.store,
    signal: room.session.signal,
  };
  const enterRoom = (roomId: string) => void entered.push(roomId);
  const seek = (wishes?: RoomWishes): Promise<void> => {
    void seekOpponent({ ...options, enterRoom, ...(wishes && { wishes }) });
    return caughtUp();
  };
  return { ...room, entered, seek };
}

test("[P12] a new opponent is looked for with the same options, and the person is led there", async () => {
  const { link, data, seek, entered } = await seekingIn(endedRoom());
  await seek();
  expect(data().asking).toBe("playNow");
  expect(link.sentOf("playNow")[0]?.payload).toMatchObject({ opening: "free" });
  link.answer("playNow", { success: true, roomId: "another2", opened: false });
  await caughtUp();
  expect(entered).toEqual(["another2"]);
});

test("[O2] [P12] a new opponent is searched with the same options, after a private game among public rooms", async () => {
  const unwatched = { options: { pace: "none", opening: "free", watchable: false } } as const;
  for (const [isPrivate, watchable] of [
    [true, undefined],
    [false, false],
  ]) {
    const { link, seek } = await seekingIn(
      endedRoom({ isPrivate: isPrivate === true, ...unwatched }),
    );
    await seek();
    const wishes = { pace: "none", opening: "free", watchable };
    expect(link.sentOf("playNow")[0]?.payload).toMatchObject(wishes);
  }
});

test("[P88] another game is asked for from the seat, where an opponent may have just come", async () => {
  const { link, seek, entered } = await seekingIn(aloneRoom());
  await seek({ pace: "5+3", opening: "free" });
  expect(link.sentOf("playNow")[0]?.payload).toMatchObject({ pace: "5+3", ready: true });
  link.answer("playNow", { success: true, roomId: ROOM, opened: false });
  await caughtUp();
  expect([entered, link.sentOf("leaveRoom")]).toEqual([[], []]);
  await seek({ pace: "5+3", opening: "free" });
  link.answer("playNow", { success: true, roomId: "another2", opened: false });
  await caughtUp();
  expect(entered).toEqual(["another2"]);
});

test("[P12] a player whose rematch has started stays, and the new seat is given up", async () => {
  const { link, seek, entered } = await seekingIn(endedRoom());
  await seek();
  link.emit("roomState", startedRoom(initialPosition, { version: 12 }));
  link.answer("playNow", { success: true, roomId: "another2", opened: false });
  await caughtUp();
  expect(entered).toEqual([]);
  expect(link.sentOf("leaveRoom")[0]?.payload).toMatchObject({ roomId: "another2" });
});

test("[P12] a failed search for an opponent is shown", async () => {
  const { link, data, seek } = await seekingIn(endedRoom());
  await seek();
  link.answer("playNow", refusalAck("RATE_LIMITED"));
  await caughtUp();
  expect(data()).toMatchObject({
    asking: undefined,
    notice: refusedNotice("playNow", "RATE_LIMITED"),
  });
});

test("[P12] an opponent is looked for once at a time, without the last refusal, and once the connection is back", async () => {
  const { link, data, seek } = await seekingIn(endedRoom());
  await seek();
  await seek();
  expect(link.sentOf("playNow")).toHaveLength(1);
  link.answer("playNow", refusalAck("TOO_MANY_ROOMS"));
  await caughtUp();
  await seek();
  expect(data().notice).toBeUndefined();
  link.answer("playNow", refusalAck("TOO_MANY_ROOMS"));
  await caughtUp();
  link.drop();
  await seek();
  await caughtUp();
  expect(link.sentOf("playNow")).toHaveLength(2);
  link.connect();
  expect(link.sentOf("playNow")).toHaveLength(3);
});

test("[P12] a player who has gone home is not redirected, and the new seat is given up", async () => {
  const { link, session, seek, entered } = await seekingIn(endedRoom());
  await seek();
  session.close();
  link.answer("playNow", { success: true, roomId: "another2", opened: false });
  await caughtUp();
  expect(entered).toEqual([]);
  expect(link.sentOf("leaveRoom").at(-1)?.payload).toMatchObject({ roomId: "another2" });
});

test("[P12] a search that is being retried ends with the visit", async () => {
  const { clock, link, session, seek } = await seekingIn(endedRoom());
  await seek();
  link.answer("playNow", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  session.close();
  clock.advance(60_000);
  await caughtUp();
  expect(link.sentOf("playNow")).toHaveLength(1);
});

test("[R9] a player whose idle seat was freed may look for another opponent", async () => {
  const { link, data, playerKey, seek, entered } = await seekingIn(aloneRoom());
  link.emit("seatReleased", { roomId: data().roomId });
  expect(data().isSeated).toBe(false);
  await seek();
  link.answer("playNow", { success: true, roomId: "another2", opened: false });
  await caughtUp();
  expect(playerKey.remembers("another2")).toBe(true);
  expect(entered).toEqual(["another2"]);
});

test("[P12] an answer in the very moment in which the person leaves brings no seat", async () => {
  const { link, session, seek, entered } = await seekingIn(endedRoom());
  await seek();
  link.answer("playNow", { success: true, roomId: "another2", opened: false });
  session.leave();
  session.close();
  await caughtUp();
  expect(entered).toEqual([]);
  expect(link.sentOf("leaveRoom").at(-1)?.payload).toMatchObject({ roomId: "another2" });
});

test("[P12] a search that leads back to the same room does not leave its game", async () => {
  const { link, data, seek, entered } = await seekingIn(endedRoom());
  await seek();
  link.emit("roomState", startedRoom(initialPosition, { version: 12 }));
  link.answer("playNow", { success: true, roomId: data().roomId, opened: false });
  await caughtUp();
  expect(entered).toEqual([]);
  expect(link.sentOf("leaveRoom")).toEqual([]);
});

test("[O8] the new seat has a name that was chosen in the room", async () => {
  const [clock, link, playerKey] = [new FakeClock(), new FakeLink(), fakePlayerKey()];
  let name = 7;
  const connection = createConnection({ clock, link, playerKey, name: () => name });
  await connection.enter();
  link.connect();
  name = 8;
  const store = createStore<RoomData>(() => ({ ...emptyRoom(ROOM), state: endedRoom() }));
  const { signal } = new AbortController();
  void seekOpponent({ connection, store, signal, enterRoom: () => {} });
  await caughtUp();
  expect(link.sentOf("playNow")).toEqual([]);
  link.connect();
  expect(link.sentOf("playNow")).toHaveLength(1);
});
