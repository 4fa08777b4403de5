// Watching without a screen: calls, states and the end.
import { refusalAck } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { expect, test } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { aloneRoom, endedRoom, ROOM, startedRoom } from "../testing/testRooms.ts";
import { openWatch } from "./watch.ts";

const delivered = () => new Promise((resolve) => void setImmediate(resolve));

function watching(id: string) {
  const clock = new FakeClock();
  const link = new FakeLink();
  const connection = createConnection({ clock, link, playerKey: fakePlayerKey() });
  const session = openWatch(connection, id);
  link.connect();
  return { clock, link, connection, session, data: () => session.store.getState() };
}

test("[P67] a public room is watched by its id, a private one by its watch id", () => {
  expect(watching(ROOM).link.sentOf("watchRoom")[0]?.payload).toEqual({ roomId: ROOM });
  expect(watching("w-abc").link.sentOf("watchRoom")[0]?.payload).toEqual({ watchId: "w-abc" });
});

test("[P67] the newest state is shown, and the last one when the room is closed", async () => {
  const { link, data } = watching(ROOM);
  link.answer("watchRoom", { success: true, roomState: startedRoom(undefined, { version: 5 }) });
  await delivered();
  link.emit("roomState", startedRoom(undefined, { version: 7 }));
  link.emit("roomState", startedRoom(undefined, { version: 6 }));
  link.emit("roomState", startedRoom(undefined, { version: 9, id: "another2" }));
  expect(data()).toMatchObject({ state: { version: 7 }, end: undefined });
  link.emit("watchEnded", { roomId: ROOM });
  expect(data()).toMatchObject({ state: { version: 7 }, end: "gone" });
});

test("[P67] the name of a player who leaves after the game stays, and goes with the game", async () => {
  const { link, data } = watching(ROOM);
  const names = { playerNames: { one: 4, two: 9 } };
  link.answer("watchRoom", { success: true, roomState: endedRoom({ ...names, version: 5 }) });
  await delivered();
  link.emit("roomState", endedRoom({ playerNames: { one: null, two: 9 }, version: 6 }));
  expect(data().state?.playerNames).toEqual({ one: 4, two: 9 });
  link.emit("roomState", aloneRoom({ playerNames: { two: 9 }, version: 7 }));
  expect(data().state?.playerNames).toEqual({ two: 9 });
});

test("[P67] the end of a game stays while the room goes on, until the watcher follows", async () => {
  const { link, session, data } = watching(ROOM);
  const over = endedRoom({ endReason: "resigned", version: 5 });
  link.answer("watchRoom", { success: true, roomState: over });
  await delivered();
  link.emit("roomState", { ...over, version: 6 });
  expect(data().finished).toBeUndefined();
  link.emit("roomState", startedRoom(undefined, { version: 7 }));
  link.emit("roomState", endedRoom({ endReason: "agreement", version: 8 }));
  link.emit("roomState", startedRoom(undefined, { version: 9 }));
  expect(data()).toMatchObject({
    state: { version: 9 },
    finished: { endReason: "resigned", version: 6 },
  });
  session.follow();
  expect(data()).toMatchObject({ state: { version: 9 }, finished: undefined });
});

test("[O3] the first answer gives the server's time, with half of its round trip as latency", async () => {
  const { link, clock, connection } = watching(ROOM);
  clock.advance(200);
  const serverTime = clock.now() + 70_000;
  clock.advance(200);
  link.answer("watchRoom", { success: true, roomState: startedRoom(undefined, { serverTime }) });
  await delivered();
  expect(connection.serverClock.now() - clock.now()).toBe(70_000);
});

test("[P67] the watch is requested again after a lost connection, and when the server is busy", async () => {
  const { link, clock } = watching(ROOM);
  link.answer("watchRoom", refusalAck("UNAVAILABLE"));
  await delivered();
  clock.advance(2_000);
  expect(link.sentOf("watchRoom")).toHaveLength(2);
  link.drop();
  link.connect();
  expect(link.sentOf("watchRoom")).toHaveLength(3);
});

test("[P67] [X2] a connection that breaks again and again does not multiply the requests", async () => {
  const { link, clock } = watching(ROOM);
  for (let count = 0; count < 10; count += 1) {
    link.drop();
    await delivered();
    link.connect();
  }
  const before = link.sentOf("watchRoom").length;
  for (let second = 0; second < 10; second += 1) {
    for (const call of link.sentOf("watchRoom")) call.answer(refusalAck("UNAVAILABLE"));
    await delivered();
    clock.advance(1_000);
  }
  expect(link.sentOf("watchRoom").length - before).toBeLessThan(7);
});

test.each([
  ["ROOM_NOT_FOUND", "gone"],
  ["NOT_ALLOWED", "refused"],
] as const)("[P67] %s is told as %s", async (code, end) => {
  const { link, data } = watching(ROOM);
  link.answer("watchRoom", refusalAck(code));
  await delivered();
  expect(data()).toEqual({ state: undefined, end });
});

test("[P67] a watcher who leaves gets no more states, and the server is notified", async () => {
  const { link, session, data } = watching(ROOM);
  session.close();
  expect(link.sentOf("leaveRoom")[0]?.payload).toEqual({ roomId: ROOM });
  link.emit("roomState", startedRoom());
  expect(data().state).toBeUndefined();
});

test("[O6] a watch that is being retried ends with the screen", async () => {
  const { link, clock, session } = watching(ROOM);
  link.answer("watchRoom", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  session.close();
  clock.advance(60_000);
  await delivered();
  expect(link.sentOf("watchRoom")).toHaveLength(1);
});

test("[O6] a watch that is granted after the screen has gone is ended, unless the game is watched again", async () => {
  const granted = { success: true, roomState: startedRoom() } as const;
  const { link, session } = watching(ROOM);
  session.close();
  link.answer("watchRoom", granted);
  await delivered();
  expect(link.sentOf("leaveRoom")).toHaveLength(2);
  const again = watching(ROOM);
  again.session.close();
  openWatch(again.connection, ROOM);
  again.link.sentOf("watchRoom")[0]?.answer(granted);
  await delivered();
  expect(again.link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[O6] leaveRoom of a watch is repeated until the server answers", async () => {
  const { link, clock, session } = watching(ROOM);
  session.close();
  link.answer("leaveRoom", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  clock.advance(2_000);
  expect(link.sentOf("leaveRoom")).toHaveLength(2);
  link.answer("leaveRoom", refusalAck("ROOM_NOT_FOUND"));
  clock.advance(60_000);
  expect(link.sentOf("leaveRoom")).toHaveLength(2);
});

test("[O6] the repeated leaveRoom of a watch does not give up a seat taken meanwhile", async () => {
  const { link, clock, connection, session } = watching(ROOM);
  session.close();
  link.answer("leaveRoom", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  connection.playerKey.remember(ROOM);
  clock.advance(60_000);
  expect(link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[O6] the repeated leaveRoom of a watch does not end another watch of the room", async () => {
  const { link, clock, connection, session } = watching(ROOM);
  session.close();
  link.answer("leaveRoom", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  openWatch(connection, ROOM);
  clock.advance(60_000);
  expect(link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[P67] a watch that is opened while connected begins at once, and one that is over never does", async () => {
  const { link, clock, connection, session, data } = watching(ROOM);
  const other = openWatch(connection, "another2");
  expect(link.sentOf("watchRoom").at(-1)?.payload).toEqual({ roomId: "another2" });
  link.answer("watchRoom", refusalAck("UNAVAILABLE"));
  await delivered();
  other.close();
  link.answer("leaveRoom", { success: true });
  expect([clock.waiting, link.opened]).toEqual([1, 1]);
  link.emit("watchEnded", { roomId: "another2" });
  expect(data().end).toBeUndefined();
  session.close();
  link.sentOf("watchRoom")[0]?.answer({ success: true, roomState: startedRoom() });
  await delivered();
  expect([data().state, clock.waiting]).toEqual([undefined, 0]);
});

test("[P67] a room that had ended is shown when it can be watched again, in the server's time", async () => {
  const { link, clock, connection, data } = watching(ROOM);
  link.answer("watchRoom", refusalAck("ROOM_NOT_FOUND"));
  await delivered();
  link.drop();
  link.connect();
  link.answer("watchRoom", { success: true, roomState: startedRoom(undefined, { version: 5 }) });
  await delivered();
  expect(data()).toMatchObject({ state: { version: 5 }, end: undefined });
  const serverTime = clock.now() + 90_000;
  link.emit("roomState", startedRoom(undefined, { version: 6, serverTime }));
  expect(connection.serverClock.now()).toBe(serverTime);
});
