// Joining: who gets in, who waits, who goes home.
import { refusalAck } from "@kingrow/protocol";
import { expect, test } from "vitest";
import { aloneRoom, bothRoom, endedRoom, ME, ROOM, startedRoom } from "../testing/testRooms.ts";
import { seated, caughtUp, refusedNotice, visit } from "../testing/visit.ts";

test("[P15] joins after the connect and takes the state of the answer", async () => {
  const { data, playerKey } = await seated(aloneRoom());
  expect(data()).toMatchObject({ selfId: ME, isSeated: true, state: { version: 1 } });
  expect(playerKey.remembered.has(ROOM)).toBe(true);
});

test("[P15] joins once per connect, and again after a reconnect under the new id", async () => {
  const { link, clock, data } = await seated(aloneRoom());
  link.drop();
  expect(data().isSeated).toBe(false);
  link.connect("socket-9");
  clock.advance(500);
  expect(link.sentOf("joinRoom")).toHaveLength(2);
  link.answer("joinRoom", { success: true, roomState: aloneRoom({ players: ["socket-9"] }) });
  await caughtUp();
  expect(data()).toMatchObject({ selfId: "socket-9", isSeated: true });
});

test("[P13] a failed join shows the server's sentence and goes home after 5 s", async () => {
  const { link, clock, data, wentHome } = await visit();
  link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND"));
  await caughtUp();
  expect(data().failure?.sentence).toBe("Room not found");
  clock.advance(4_999);
  expect(wentHome()).toBe(0);
  clock.advance(1);
  expect(wentHome()).toBe(1);
});

test("[P13] a join without an answer says Failed to join room", async () => {
  const { clock, data } = await visit();
  clock.advance(8_000);
  await caughtUp();
  expect(data().failure).toMatchObject({ call: "joinRoom", code: "NO_ANSWER" });
});

test("[P13] a full room says so and goes home after 2 s", async () => {
  const { link, clock, data, wentHome } = await visit();
  link.answer("joinRoom", refusalAck("ROOM_FULL"));
  await caughtUp();
  link.emit("roomFull", { roomId: ROOM });
  expect(data().failure?.code).toBe("ROOM_FULL");
  clock.advance(2_000);
  expect(wentHome()).toBe(1);
});

test("[P13] roomFull alone is enough, but not that of another room", async () => {
  const { link, data } = await visit();
  link.emit("roomFull", { roomId: "other" });
  expect(data().failure).toBeUndefined();
  link.emit("roomFull", { roomId: ROOM });
  expect(data().failure?.code).toBe("ROOM_FULL");
});

test("[P86] [R10] a freed seat is forgotten, and the page stays to say so", async () => {
  const { link, clock, playerKey, data, wentHome } = await visit();
  link.answer("joinRoom", { success: true, roomState: bothRoom() });
  await caughtUp();
  link.emit("seatReleased", { roomId: "other" });
  expect(data().failure).toBeUndefined();
  expect(playerKey.remembers(ROOM)).toBe(true);
  link.emit("seatReleased", { roomId: ROOM });
  expect(playerKey.remembers(ROOM)).toBe(false);
  link.emit("roomFull", { roomId: ROOM });
  clock.advance(60_000);
  expect(data().failure).toMatchObject({ isReleased: true });
  expect(wentHome()).toBe(0);
});

test("[R10] a freed seat stays the reason when a reconnected page is refused", async () => {
  const { link, clock, data } = await seated(bothRoom());
  link.emit("seatReleased", { roomId: ROOM });
  link.drop();
  link.connect();
  clock.advance(500);
  link.answer("joinRoom", refusalAck("NOT_ALLOWED"));
  await caughtUp();
  expect(data().failure).toMatchObject({ isReleased: true });
});

test.for(["ROOM_NOT_FOUND", "ROOM_FULL"] as const)(
  "[P12] a player who comes back late after a game keeps the result (%s)",
  async (code) => {
    const { link, clock, data, wentHome } = await seated(endedRoom());
    link.drop();
    clock.advance(70_000);
    link.connect("socket-9");
    clock.advance(500);
    link.answer("joinRoom", refusalAck(code));
    await caughtUp();
    if (code === "ROOM_FULL") link.emit("roomFull", { roomId: ROOM });
    expect(data()).toMatchObject({
      failure: undefined,
      notice: refusedNotice("joinRoom", code),
      state: { gameStatus: "ended" },
    });
    link.emit("roomAvailable", { roomId: ROOM });
    clock.advance(60_000);
    expect(link.sentOf("joinRoom")).toHaveLength(2);
    expect(wentHome()).toBe(0);
  },
);

test("[P15] roomAvailable joins again, and a seat clears the error and the way home", async () => {
  const { link, clock, data, wentHome } = await visit();
  link.answer("joinRoom", refusalAck("ROOM_FULL"));
  await caughtUp();
  link.emit("roomAvailable", { roomId: "other" });
  expect(link.sentOf("joinRoom")).toHaveLength(1);
  link.emit("roomAvailable", { roomId: ROOM });
  link.answer("joinRoom", { success: true, roomState: bothRoom() });
  await caughtUp();
  clock.advance(10_000);
  expect(data().failure).toBeUndefined();
  expect(wentHome()).toBe(0);
});

test.for([
  ["in a game", startedRoom()],
  ["after one", endedRoom()],
] as const)(
  "a temporary refusal of a seat leads to another join, not home, %s",
  async ([, state]) => {
    const { link, clock, data } = await seated(state);
    link.drop();
    link.connect("socket-9");
    clock.advance(500);
    link.answer("joinRoom", refusalAck("UNAVAILABLE"));
    await caughtUp();
    expect(data().failure).toBeUndefined();
    clock.advance(2_000);
    expect(link.sentOf("joinRoom")).toHaveLength(3);
  },
);

test("[P13] a tab that was reloaded waits for its seat instead of going home", async () => {
  const { link, clock, data, wentHome, playerKey } = await visit();
  playerKey.remember(ROOM);
  link.answer("joinRoom", refusalAck("UNAVAILABLE"));
  await caughtUp();
  expect(data().failure).toEqual({
    call: "joinRoom",
    code: "UNAVAILABLE",
    sentence: refusalAck("UNAVAILABLE").message,
  });
  clock.advance(2_000);
  expect(link.sentOf("joinRoom")).toHaveLength(2);
  link.answer("joinRoom", { success: true, roomState: startedRoom() });
  await caughtUp();
  clock.advance(60_000);
  expect(data()).toMatchObject({ failure: undefined, isSeated: true });
  expect(wentHome()).toBe(0);
});

test("[P13] a visitor without a seat goes home after any refusal", async () => {
  const { link, clock, wentHome } = await visit();
  link.answer("joinRoom", refusalAck("UNAVAILABLE"));
  await caughtUp();
  clock.advance(5_000);
  expect(wentHome()).toBe(1);
});
