// A visit to a room against a server played by the test.
import { refusalAck, type RoomState } from "@kingrow/protocol";
import { initialPosition, legalSteps, parseFen, playStep, type Position } from "@kingrow/rules";
import { expect, test } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { FakeClock } from "../connection/fakeClock.ts";
import { FakeLink } from "../connection/fakeLink.ts";
import { fakePlayerKey } from "../connection/fakePlayerKey.ts";
import { positionShown } from "./roomData.ts";
import { openRoom, type RoomFallbacks } from "./roomSession.ts";
import { aloneRoom, bothRoom, endedRoom, ME, ROOM, startedRoom } from "./testRooms.ts";

const fallbacks: RoomFallbacks = {
  playerReady: "Failed to update ready status",
  playAgain: "Failed to request play again",
  resign: "no resign",
  offerDraw: "no offer",
  answerDraw: "no answer",
  claimWin: "no claim",
  movePiece: "Failed to move piece",
  joinFailed: "Failed to join room",
  isFull: "Room is full",
};

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

async function visit(asksFirst = () => false) {
  const clock = new FakeClock();
  const link = new FakeLink();
  const playerKey = fakePlayerKey();
  const connection = createConnection({ clock, link, playerKey });
  let wentHome = 0;
  const goHome = () => void (wentHome += 1);
  const session = openRoom({ connection, roomId: ROOM, fallbacks, goHome, asksFirst });
  await settled();
  link.connect(ME);
  clock.advance(500);
  return {
    clock,
    link,
    connection,
    session,
    playerKey,
    data: () => session.store.getState(),
    wentHome: () => wentHome,
  };
}

async function seated(roomState: RoomState, asksFirst?: () => boolean) {
  const room = await visit(asksFirst);
  room.link.answer("joinRoom", { success: true, roomState });
  await settled();
  return room;
}

function after(position: Position, from: number, to: number): Position {
  const step = legalSteps(position).find((each) => each.from === from && each.to === to);
  if (step === undefined) throw new Error(`${from}-${to} is not legal`);
  return playStep(position, step).position;
}

const opening = after(initialPosition, 11, 15);

test("[P15] joins after the connect and takes the state of the answer", async () => {
  const { data, playerKey } = await seated(aloneRoom());
  expect(data()).toMatchObject({ selfId: ME, isSeated: true, state: { version: 1 } });
  expect(playerKey.remembered.has(ROOM)).toBe(true);
});

test("[I2, P15] does not join before it is settled which key belongs to the room", async () => {
  const [clock, link, playerKey] = [new FakeClock(), new FakeLink(), fakePlayerKey()];
  const connection = createConnection({ clock, link, playerKey });
  await connection.enter();
  const answers: ((key: string) => void)[] = [];
  const settle = () => new Promise<string>((resolve) => answers.push(resolve));
  Object.assign(playerKey, { settle });
  openRoom({ connection, roomId: ROOM, fallbacks, goHome: () => {}, asksFirst: () => false });
  link.connect(ME);
  clock.advance(2_000);
  expect(link.sentOf("joinRoom")).toEqual([]);
  answers[0]!("key");
  await settled();
  clock.advance(0);
  expect(link.sentOf("joinRoom")).toHaveLength(1);
});

test("[P15] joins once per connect, and again after a reconnect under the new id", async () => {
  const { link, clock, data } = await seated(aloneRoom());
  link.drop();
  expect(data().isSeated).toBe(false);
  link.connect("socket-9");
  clock.advance(500);
  expect(link.sentOf("joinRoom")).toHaveLength(2);
  link.answer("joinRoom", { success: true, roomState: aloneRoom({ players: ["socket-9"] }) });
  await settled();
  expect(data()).toMatchObject({ selfId: "socket-9", isSeated: true });
});

test("[P13] a failed join shows the server's sentence and goes home after 5 s", async () => {
  const { link, clock, data, wentHome } = await visit();
  link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND"));
  await settled();
  expect(data().failure?.sentence).toBe("Room not found");
  clock.advance(4_999);
  expect(wentHome()).toBe(0);
  clock.advance(1);
  expect(wentHome()).toBe(1);
});

test("[P13] a join without an answer says Failed to join room", async () => {
  const { clock, data } = await visit();
  clock.advance(8_000);
  await settled();
  expect(data().failure?.sentence).toBe("Failed to join room");
});

test("[P13] a full room says so and goes home after 2 s", async () => {
  const { link, clock, data, wentHome } = await visit();
  link.answer("joinRoom", refusalAck("ROOM_FULL"));
  await settled();
  link.emit("roomFull", { roomId: ROOM });
  expect(data().failure?.sentence).toBe("Room is full");
  clock.advance(2_000);
  expect(wentHome()).toBe(1);
});

test("[P13] roomFull alone is enough, but not that of another room", async () => {
  const { link, data } = await visit();
  link.emit("roomFull", { roomId: "other" });
  expect(data().failure).toBeUndefined();
  link.emit("roomFull", { roomId: ROOM });
  expect(data().failure?.sentence).toBe("Room is full");
});

test("[P15] roomAvailable joins again, and a seat clears the error and the way home", async () => {
  const { link, clock, data, wentHome } = await visit();
  link.answer("joinRoom", refusalAck("ROOM_FULL"));
  await settled();
  link.emit("roomAvailable", { roomId: "other" });
  expect(link.sentOf("joinRoom")).toHaveLength(1);
  link.emit("roomAvailable", { roomId: ROOM });
  link.answer("joinRoom", { success: true, roomState: bothRoom() });
  await settled();
  clock.advance(10_000);
  expect(data().failure).toBeUndefined();
  expect(wentHome()).toBe(0);
});

test("a seat that is briefly unavailable is asked for again instead of going home", async () => {
  const { link, clock, data } = await seated(startedRoom());
  link.drop();
  link.connect("socket-9");
  clock.advance(500);
  link.answer("joinRoom", refusalAck("UNAVAILABLE"));
  await settled();
  expect(data().failure).toBeUndefined();
  clock.advance(2_000);
  expect(link.sentOf("joinRoom")).toHaveLength(3);
});

test("[W5] takes states of its own room only", async () => {
  const { link, data } = await seated(bothRoom());
  link.emit("roomState", startedRoom(initialPosition, { id: "other", version: 50 }));
  expect(data().state?.gameStatus).toBe("waiting");
  link.emit("roomState", startedRoom());
  expect(data().state?.gameStatus).toBe("started");
});

test("[P18] a step shows at once and is sent with a token and the version", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  expect(positionShown(data())).toEqual(opening);
  const payload = link.sentOf("movePiece")[0]?.payload;
  expect(payload).toMatchObject({ roomId: ROOM, fromRow: 5, fromCol: 2, version: 4 });
  expect(payload).toHaveProperty("moveId", expect.stringMatching(/^[0-9a-f]{32}$/));
});

test("[P18] nothing is sent out of turn, nor an illegal step, nor without a state", async () => {
  const room = await seated(startedRoom(opening));
  room.session.step(11, 15);
  room.session.step(22, 18);
  expect(room.link.sentOf("movePiece")).toEqual([]);
  const fresh = await visit();
  fresh.session.step(11, 15);
  expect(fresh.link.sentOf("movePiece")).toEqual([]);
});

test("a success keeps the step shown until the state that holds it is here", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  link.answer("movePiece", { success: true, version: 5 });
  expect(positionShown(data())).toEqual(opening);
  link.emit("roomState", startedRoom(opening, { version: 5 }));
  expect(data().pending).toEqual([]);
});

test("[P18] a refused step slides back with the server's sentence", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  link.answer("movePiece", refusalAck("ILLEGAL_MOVE"));
  expect(positionShown(data())).toEqual(initialPosition);
  expect(data().notice).toBe("That piece cannot move there");
  session.dismissNotice();
  expect(data().notice).toBeUndefined();
});

test("[P18] a refusal without a sentence says Failed to move piece", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  link.answer("movePiece", { ...refusalAck("ILLEGAL_MOVE"), message: "", error: "" });
  expect(data().notice).toBe("Failed to move piece");
});

test("[G6] an unanswered step is sent again after 3 s with the same token", async () => {
  const { link, clock, session, data } = await seated(startedRoom());
  session.step(11, 15);
  clock.advance(2_999);
  expect(link.sentOf("movePiece")).toHaveLength(1);
  clock.advance(1);
  const [first, second] = link.sentOf("movePiece").map(({ payload }) => payload);
  expect(second).toEqual(first);
  expect(data().isSlow).toBe(true);
  link.answer("movePiece", { success: true, version: 5 });
  expect(data().isSlow).toBe(false);
});

test("after two unanswered sendings the connection is made anew", async () => {
  const { link, clock, session } = await seated(startedRoom());
  const opened = link.opened;
  session.step(11, 15);
  clock.advance(6_000);
  expect(link.opened).toBe(opened + 1);
  expect(link.isUp).toBe(false);
});

test("[G6] a step whose answer was lost with the connection is sent again after the join", async () => {
  const { link, clock, session } = await seated(startedRoom());
  session.step(11, 15);
  link.drop();
  link.connect("socket-9");
  expect(link.sentOf("movePiece")).toHaveLength(1);
  clock.advance(500);
  const state = startedRoom(initialPosition, { version: 6 });
  link.answer("joinRoom", { success: true, roomState: state });
  await settled();
  const [first, second] = link.sentOf("movePiece").map(({ payload }) => payload);
  expect(second).toEqual({ ...Object(first), version: 6 });
});

test("a step that the server had applied before the drop is not sent again", async () => {
  const { link, clock, session, data } = await seated(startedRoom());
  session.step(11, 15);
  link.drop();
  link.connect("socket-9");
  clock.advance(500);
  link.answer("joinRoom", { success: true, roomState: startedRoom(opening, { version: 5 }) });
  await settled();
  expect(link.sentOf("movePiece")).toHaveLength(1);
  expect(data().pending).toEqual([]);
});

test("a stale step on an unchanged board is sent again with the version of the answer", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  const roomState = startedRoom(initialPosition, { version: 8 });
  link.answer("movePiece", { ...refusalAck("STALE"), roomState });
  expect(link.sentOf("movePiece").at(-1)?.payload).toMatchObject({ version: 8 });
  expect(data().notice).toBeUndefined();
  expect(positionShown(data())).toEqual(opening);
});

test("a stale step on a changed board gives way to the state of the answer", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  const other = after(initialPosition, 12, 16);
  link.answer("movePiece", {
    ...refusalAck("STALE"),
    roomState: startedRoom(other, { version: 8 }),
  });
  expect(link.sentOf("movePiece")).toHaveLength(1);
  expect(positionShown(data())).toEqual(other);
});

test("[P17] the next jump of a chain waits for the answer to the first", async () => {
  const parsed = parseFen("B:B1:W6,15");
  if (!parsed.ok) throw new Error("bad FEN");
  const { link, session } = await seated(startedRoom(parsed.value));
  session.step(1, 10);
  session.step(10, 19);
  expect(link.sentOf("movePiece")).toHaveLength(1);
  link.answer("movePiece", { success: true, version: 5 });
  expect(link.sentOf("movePiece")).toHaveLength(2);
  expect(link.sentOf("movePiece")[1]?.payload).toMatchObject({ version: 5 });
});

test("[P11] ready is sent, and a refusal is told in the server's words", async () => {
  const { link, session, data } = await seated(bothRoom());
  session.setReady(true);
  expect(link.sentOf("playerReady")[0]?.payload).toEqual({ roomId: ROOM, isReady: true });
  expect(data().asking).toBe("playerReady");
  link.answer("playerReady", refusalAck("GAME_ALREADY_STARTED"));
  await settled();
  expect(data()).toMatchObject({ asking: undefined, notice: "The game has already started" });
});

test("[P11] ready without an answer says Failed to update ready status", async () => {
  const { clock, session, data } = await seated(bothRoom());
  session.setReady(true);
  clock.advance(8_000);
  await settled();
  expect(data().notice).toBe("Failed to update ready status");
});

test("[P12] play again without an answer says Failed to request play again", async () => {
  const { clock, link, session, data } = await seated(endedRoom());
  session.playAgain();
  expect(link.sentOf("playAgain")[0]?.payload).toEqual({ roomId: ROOM });
  clock.advance(8_000);
  await settled();
  expect(data().notice).toBe("Failed to request play again");
});

test("[G5] resigning, offering, answering and claiming ask the server", async () => {
  const { link, session } = await seated(startedRoom());
  const calls = [
    ["resign", () => session.resign(), { roomId: ROOM }],
    ["offerDraw", () => session.offerDraw(), { roomId: ROOM }],
    ["answerDraw", () => session.answerDraw(true), { roomId: ROOM, accept: true }],
    ["claimWin", () => session.claimWin(), { roomId: ROOM }],
  ] as const;
  for (const [name, call, payload] of calls) {
    call();
    expect(link.sentOf(name)[0]?.payload).toEqual(payload);
    link.answer(name, { success: true, version: 5 });
    await settled();
  }
});

test("nothing is asked for while the seat is not bound to the connection", async () => {
  const { link, session } = await seated(startedRoom());
  link.drop();
  link.connect("socket-9");
  session.resign();
  expect(link.sentOf("resign")).toEqual([]);
});

test("[P21] leaving tells the server and forgets the room's key", async () => {
  const { link, session, playerKey } = await seated(startedRoom());
  session.leave();
  expect(link.sentOf("leaveRoom")[0]?.payload).toEqual({ roomId: ROOM });
  expect(playerKey.remembered.has(ROOM)).toBe(false);
});

test("after closing nothing is heard and nobody is sent home", async () => {
  const { link, clock, session, data, wentHome } = await visit();
  link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND"));
  await settled();
  session.close();
  clock.advance(10_000);
  link.emit("roomState", startedRoom());
  expect(wentHome()).toBe(0);
  expect(data().state).toBeUndefined();
});

const theirTurn: Position = { ...initialPosition, turn: "white" };

test("[P24] a premove is stored while the opponent thinks and played the moment the turn comes", async () => {
  const { session, link, data } = await seated(startedRoom(theirTurn));
  session.premove([11, 15]);
  expect(data().premove).toEqual([11, 15]);
  expect(link.sentOf("movePiece")).toEqual([]);
  link.emit("roomState", startedRoom(initialPosition, { version: 5, moves: ["24-20"] }));
  expect(link.sentOf("movePiece")).toHaveLength(1);
  expect(positionShown(data())).toEqual(after(initialPosition, 11, 15));
  expect(data()).toMatchObject({ premove: undefined, droppedPremove: undefined });
});

test("[P24] a premove that is not legal when the turn comes is dropped, and the page knows", async () => {
  const { session, link, data } = await seated(startedRoom(theirTurn));
  session.premove([11, 18]);
  link.emit("roomState", startedRoom(initialPosition, { version: 5, moves: ["24-20"] }));
  expect(link.sentOf("movePiece")).toEqual([]);
  expect(data()).toMatchObject({ premove: undefined, droppedPremove: [11, 18] });
  session.step(11, 15);
  expect(data().droppedPremove).toBeUndefined();
});

test("[P24] a whole chain may be stored, and its jumps are sent one by one", async () => {
  const chain = parseFen("B:W15,22:B1,11");
  if (!chain.ok) throw new Error("bad FEN");
  const { session, link, data } = await seated(startedRoom({ ...chain.value, turn: "white" }));
  session.premove([11, 25]);
  link.emit("roomState", startedRoom(chain.value, { version: 5, moves: ["16-15"] }));
  expect(link.sentOf("movePiece")).toHaveLength(1);
  link.answer("movePiece", { success: true, version: 6 });
  expect(link.sentOf("movePiece")).toHaveLength(2);
  expect(positionShown(data())?.turn).toBe("white");
});

test("[P24] a premove is none on the own turn, and does not outlive its game", async () => {
  const { session, link, data } = await seated(startedRoom());
  session.premove([11, 15]);
  expect(data().premove).toBeUndefined();
  link.emit("roomState", startedRoom(theirTurn, { version: 5, moves: ["9-14"] }));
  session.premove([11, 15]);
  link.emit("roomState", endedRoom({ version: 6 }));
  expect(data().premove).toBeUndefined();
});

test("[P25] a chosen move is shown and waits; only confirming sends it", async () => {
  const { session, link, data } = await seated(startedRoom(), () => true);
  session.step(11, 15);
  expect(positionShown(data())).toEqual(after(initialPosition, 11, 15));
  expect(link.sentOf("movePiece")).toEqual([]);
  session.takeBack();
  expect(positionShown(data())).toEqual(initialPosition);
  session.step(10, 14);
  session.confirm();
  expect(link.sentOf("movePiece")[0]?.payload).toMatchObject({ fromRow: 5, toRow: 4 });
  expect(data().chosen).toEqual([]);
});

test("[P25] a chain is confirmed as a whole", async () => {
  const chain = parseFen("B:W15,22:B1,11");
  if (!chain.ok) throw new Error("bad FEN");
  const { session, link, data } = await seated(startedRoom(chain.value), () => true);
  session.step(11, 18);
  session.confirm();
  expect(link.sentOf("movePiece")).toEqual([]);
  session.step(18, 25);
  session.confirm();
  expect(link.sentOf("movePiece")).toHaveLength(1);
  expect(data().pending).toHaveLength(2);
});

test("[P25] news that leave the board alone leave a chosen move alone, others take it back", async () => {
  const { session, link, data } = await seated(startedRoom(), () => true);
  session.step(11, 15);
  link.emit("roomState", startedRoom(initialPosition, { version: 5, drawOfferedBy: ME }));
  expect(data().chosen).toHaveLength(1);
  link.emit("roomState", endedRoom({ version: 6 }));
  expect(data().chosen).toEqual([]);
});
