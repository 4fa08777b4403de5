// A visit to a room: joining, what can be asked for, and leaving.
import { refusalAck } from "@kingrow/protocol";
import { initialPosition } from "@kingrow/rules";
import { expect, test, vi } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { FakeClock } from "@kingrow/time/testing";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { openRoom } from "./roomSession.ts";
import { bothRoom, endedRoom, ME, ROOM, startedRoom } from "../testing/testRooms.ts";
import { refusedNotice, seated, caughtUp, visit } from "../testing/visit.ts";

test("[I2, P15] does not join before it is known which key belongs to the room", async () => {
  const [clock, link, playerKey] = [new FakeClock(), new FakeLink(), fakePlayerKey()];
  const connection = createConnection({ clock, link, playerKey });
  await connection.enter();
  const answers: ((key: string) => void)[] = [];
  const claim = () => new Promise<string>((resolve) => answers.push(resolve));
  Object.assign(playerKey, { claim });
  openRoom({
    connection,
    roomId: ROOM,
    goHome: () => {},
    asksFirst: () => false,
  });
  link.connect(ME);
  clock.advance(2_000);
  expect(link.sentOf("joinRoom")).toEqual([]);
  answers[0]!("key");
  await caughtUp();
  clock.advance(0);
  expect(link.sentOf("joinRoom")).toHaveLength(1);
});

test("[W5] takes states of its own room only", async () => {
  const { link, clock, connection, data } = await seated(bothRoom());
  link.emit("roomState", startedRoom(initialPosition, { id: "other", version: 50 }));
  expect(data().state?.gameStatus).toBe("waiting");
  const serverTime = clock.now() + 90_000;
  link.emit("roomState", startedRoom(undefined, { serverTime }));
  expect(data().state?.gameStatus).toBe("started");
  expect(connection.serverClock.now()).toBe(serverTime);
});

test("[P11] ready is sent, and a refusal is shown in the server's words", async () => {
  const { link, session, data } = await seated(bothRoom());
  session.setReady(true);
  expect(link.sentOf("playerReady")[0]?.payload).toEqual({ roomId: ROOM, isReady: true });
  expect(data().asking).toBe("playerReady");
  link.answer("playerReady", refusalAck("GAME_ALREADY_STARTED"));
  await caughtUp();
  expect(data()).toMatchObject({
    asking: undefined,
    notice: refusedNotice("playerReady", "GAME_ALREADY_STARTED"),
  });
});

test("[P11] ready without an answer shows a failure", async () => {
  const { clock, session, data } = await seated(bothRoom());
  session.setReady(true);
  clock.advance(8_000);
  await caughtUp();
  expect(data().notice).toEqual(refusedNotice("playerReady", "NO_ANSWER"));
});

test("[P12] play again without an answer shows a failure", async () => {
  const { clock, link, session, data } = await seated(endedRoom());
  session.playAgain(true);
  expect(link.sentOf("playAgain")[0]?.payload).toEqual({ roomId: ROOM, wanted: true });
  clock.advance(8_000);
  await caughtUp();
  expect(data().notice).toEqual(refusedNotice("playAgain", "NO_ANSWER"));
});

test("[G7] a request for a rematch can be withdrawn, and once more without an answer", async () => {
  const { clock, link, session, data } = await seated(endedRoom());
  for (const notice of [refusedNotice("playAgain", "NO_ANSWER"), undefined]) {
    session.playAgain(false);
    expect(link.sentOf("playAgain").at(-1)?.payload).toEqual({ roomId: ROOM, wanted: false });
    if (notice === undefined) link.answer("playAgain", { success: true, version: 9 });
    else clock.advance(8_000);
    await caughtUp();
    expect(data()).toMatchObject({ asking: undefined, notice });
  }
});

test("[G5, R6] resigning, offering, answering, claiming and freeing a seat ask the server", async () => {
  const { link, session } = await seated(startedRoom());
  const calls = [
    ["resign", () => session.resign(), { roomId: ROOM }],
    ["offerDraw", () => session.offerDraw(), { roomId: ROOM }],
    ["answerDraw", () => session.answerDraw(true), { roomId: ROOM, accept: true }],
    ["claimWin", () => session.claimWin(), { roomId: ROOM }],
    ["releaseSeat", () => session.releaseSeat(), { roomId: ROOM }],
  ] as const;
  for (const [name, call, payload] of calls) {
    call();
    expect(link.sentOf(name)[0]?.payload).toEqual(payload);
    link.answer(name, { success: true, version: 5 });
    await caughtUp();
  }
});

test.for([
  ["offerDraw", "offerDraw", { drawOfferedBy: "socket-9" }],
  ["offerTakeback", "takeback", { takebackOfferedBy: "socket-9" }],
  ["offerDraw", "offerDraw", undefined],
] as const)("[G5] %s without an answer failed unless the state shows it", async (row) => {
  const [act, call, shown] = row;
  const { clock, link, session, data } = await seated(startedRoom());
  session[act]();
  link.drop();
  await caughtUp();
  const failure = refusedNotice(call, "NO_ANSWER");
  expect(data().notice).toEqual(failure);
  link.connect("socket-9");
  clock.advance(500);
  link.answer("joinRoom", { success: true, roomState: startedRoom(undefined, shown) });
  await caughtUp();
  expect(data().notice).toEqual(shown === undefined ? failure : undefined);
});

test("no call is made while the seat is not bound to the connection", async () => {
  const { link, session } = await seated(startedRoom());
  link.drop();
  link.connect("socket-9");
  session.resign();
  expect(link.sentOf("resign")).toEqual([]);
});

test("[P21] leaving calls the server and forgets the room's key", async () => {
  const { link, session, playerKey } = await seated(startedRoom());
  session.leave();
  expect(link.sentOf("leaveRoom")[0]?.payload).toEqual({ roomId: ROOM, playerId: ME });
  expect(playerKey.remembered.has(ROOM)).toBe(false);
});

test("after close no event has an effect and there is no redirect", async () => {
  const { link, clock, session, data, wentHome } = await visit();
  link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND"));
  await caughtUp();
  session.close();
  for (const event of ["roomFull", "seatReleased"] as const) link.emit(event, { roomId: ROOM });
  clock.advance(10_000);
  link.emit("roomState", startedRoom());
  expect(wentHome()).toBe(0);
  expect(data().state).toBeUndefined();
});

test("[P67] the number of watchers is updated by events of this room only", async () => {
  const { link, data } = await seated(startedRoom());
  link.emit("watchers", { roomId: ROOM, watchers: 3 });
  link.emit("watchers", { roomId: "another2", watchers: 7 });
  expect(data().state).toMatchObject({ id: ROOM, watchers: 3, gameStatus: "started" });
});

test("[P67] there are no watchers before the first state", async () => {
  const { link, data } = await visit();
  link.emit("watchers", { roomId: ROOM, watchers: 3 });
  expect(data().state).toBeUndefined();
});

test("[O5] asking to take back, and answering that, ask the server", async () => {
  const { link, session } = await seated(startedRoom());
  session.offerTakeback();
  expect(link.sentOf("takeback")[0]?.payload).toEqual({ roomId: ROOM });
  link.answer("takeback", { success: true, version: 5 });
  await caughtUp();
  session.answerTakeback(false);
  expect(link.sentOf("answerTakeback")[0]?.payload).toEqual({ roomId: ROOM, accept: false });
});

test("[P23] the reason why a typed text is no move is shown until it is dismissed", async () => {
  const { session, data } = await seated(startedRoom());
  session.refuse({ kind: "malformed" });
  expect(data().notice).toEqual({ kind: "typed", refusal: { kind: "malformed" } });
  session.dismissNotice();
  expect(data().notice).toBeUndefined();
});

test("missed moves and a dropped premove are shown until they are dismissed", async () => {
  const { link, session, data } = await seated(startedRoom(undefined, { moves: ["11-15"] }));
  link.drop();
  link.connect();
  await caughtUp();
  link.emit("roomAvailable", { roomId: ROOM });
  await caughtUp();
  const roomState = startedRoom(undefined, { version: 9, moves: ["11-15", "22-18"] });
  link.answer("joinRoom", { success: true, roomState });
  await caughtUp();
  session.store.setState({ droppedPremove: [22, 18] });
  expect(data().missed).toEqual(["22-18"]);
  session.dismissMissed();
  expect(data()).toMatchObject({ missed: [], droppedPremove: undefined });
});

test("[O3] answers to calls give the latency of their states", async () => {
  const { link, clock, connection, session } = await seated(bothRoom());
  const ahead = () => connection.serverClock.now() - clock.now();
  const before = ahead();
  // So often that the time of the join is forgotten.
  for (let version = 3; version < 8; version += 1) {
    session.setReady(version % 2 === 0);
    clock.advance(200);
    const serverTime = clock.now() + before;
    clock.advance(200);
    link.answer("playerReady", { success: true, version });
    await caughtUp();
    link.emit("roomState", bothRoom({ version, serverTime }));
  }
  expect(ahead()).toBe(before);
});

test("[I3] a window whose seat was taken over leaves the seat's key to the other window", async () => {
  const { link, session, playerKey } = await seated(startedRoom());
  link.emit("error", { code: "SEAT_TAKEN_OVER", message: "" });
  session.leave();
  expect(playerKey.remembers(ROOM)).toBe(true);
});

test("[P21] a visit that is over has no timer, and does not join any more", async () => {
  const { link, clock, connection, session } = await seated(startedRoom());
  expect(connection.shown.get(ROOM)).toBe("playing");
  session.step(11, 15);
  session.offerDraw();
  link.answer("offerDraw", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  session.close();
  expect([clock.waiting, connection.shown.size]).toEqual([0, 0]);
  link.drop();
  link.connect();
  expect(clock.waiting).toBe(0);
  expect(link.sent.map(({ name }) => name)).toEqual(["joinRoom", "movePiece", "offerDraw"]);
});

test("[P21] a visit that ends before its join takes no seat", async () => {
  const [clock, link] = [new FakeClock(), new FakeLink()];
  const connection = createConnection({ clock, link, playerKey: fakePlayerKey() });
  await connection.enter();
  link.connect(ME);
  const options = { connection, roomId: ROOM, goHome: vi.fn<() => void>(), asksFirst: () => false };
  openRoom(options).close();
  await caughtUp();
  expect(clock.waiting, "it ended before its key was claimed").toBe(0);
  const session = openRoom(options);
  await caughtUp();
  session.close();
  expect(clock.waiting, "it ended within the pause before the join").toBe(0);
  expect(link.sent).toEqual([]);
});

test("[P11] there is one call at a time, and each clears the refusal of the last", async () => {
  const { link, session, data } = await seated(bothRoom());
  session.setReady(true);
  session.setReady(true);
  expect(link.sentOf("playerReady")).toHaveLength(1);
  link.answer("playerReady", refusalAck("UNAVAILABLE"));
  await caughtUp();
  session.setReady(true);
  expect(data().notice).toBeUndefined();
});

test("[P20] a limit is shown by the alert alone", async () => {
  const { link, session, data } = await seated(bothRoom());
  session.setReady(true);
  link.emit("rateLimitExceeded", {
    event: "playerReady",
    message: "",
    resetTime: 5_000,
    remaining: 0,
  });
  link.answer("playerReady", refusalAck("RATE_LIMITED"));
  await caughtUp();
  expect(data()).toMatchObject({ asking: undefined, notice: undefined });
});
