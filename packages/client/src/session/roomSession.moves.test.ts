// The moves of a visit: shown at once, sent until answered, taken back when refused.
import { refusalAck } from "@kingrow/protocol";
import { initialPosition, parseFen } from "@kingrow/rules";
import { expect, test } from "vitest";
import { positionShown } from "./roomData.ts";
import { after, opening, refusedNotice, seated, caughtUp, visit } from "../testing/visit.ts";
import { ROOM, startedRoom } from "../testing/testRooms.ts";

test("[P18] a step shows at once and is sent with a token and the version", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  expect(positionShown(data())).toEqual(opening);
  const payload = link.sentOf("movePiece")[0]?.payload;
  const step = { fromRow: 5, fromCol: 2, toRow: 4, toCol: 3 };
  expect(payload).toMatchObject({ roomId: ROOM, ...step, version: 4 });
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

test("a success keeps the step shown until the state with the step arrives", async () => {
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
  expect(data().notice).toEqual(refusedNotice("movePiece", "ILLEGAL_MOVE"));
  session.dismissNotice();
  expect(data().notice).toBeUndefined();
});

test("[P18] a refusal without a sentence is shown without one", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  link.answer("movePiece", { ...refusalAck("ILLEGAL_MOVE"), message: "", error: "" });
  const refused = { call: "movePiece", code: "ILLEGAL_MOVE", sentence: undefined };
  expect(data().notice).toEqual({ kind: "refused", refused });
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

test("[G6] the late second answer to a repeated step does not disturb the next step", async () => {
  const { link, clock, session } = await seated(startedRoom());
  session.step(11, 15);
  clock.advance(3_000);
  const [first, second] = link.sentOf("movePiece");
  second?.answer({ success: true, version: 5 });
  link.emit("roomState", startedRoom(after(opening, 24, 20), { version: 6 }));
  session.step(8, 11);
  first?.answer({ success: true, version: 5 });
  expect(link.sentOf("movePiece")).toHaveLength(3);
});

test("after two unanswered sends the client reconnects", async () => {
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
  await caughtUp();
  const [first, second] = link.sentOf("movePiece").map(({ payload }) => payload);
  expect(second).toEqual({ ...Object(first), version: 6 });
});

test("[P18] a step made before the seat is bound to a new connection waits for it", async () => {
  const { link, clock, session, data } = await seated(startedRoom());
  link.drop();
  link.connect("socket-9");
  session.step(11, 15);
  expect(positionShown(data())).toEqual(opening);
  expect(link.sentOf("movePiece")).toEqual([]);
  clock.advance(500);
  link.answer("joinRoom", { success: true, roomState: startedRoom() });
  await caughtUp();
  expect(link.sentOf("movePiece")).toHaveLength(1);
});

test("a step that the server had applied before the drop is not sent again", async () => {
  const { link, clock, session, data } = await seated(startedRoom());
  session.step(11, 15);
  link.drop();
  link.connect("socket-9");
  clock.advance(500);
  link.answer("joinRoom", { success: true, roomState: startedRoom(opening, { version: 5 }) });
  await caughtUp();
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

test("a stale step on a changed board is replaced by the state of the answer", async () => {
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

test("[G6] a step that stays stale is taken back after five tries, and the next one has as many", async () => {
  const { link, session, data } = await seated(startedRoom());
  for (const round of [1, 2]) {
    session.step(11, 15);
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(link.sentOf("movePiece")).toHaveLength((round - 1) * 5 + tries);
      expect(positionShown(data())).toEqual(opening);
      const version = round * 10 + tries;
      const roomState = startedRoom(initialPosition, { version });
      link.answer("movePiece", { ...refusalAck("STALE"), roomState });
    }
    expect(link.sentOf("movePiece")).toHaveLength(round * 5);
    expect(positionShown(data())).toEqual(initialPosition);
    expect(data().notice).toEqual(refusedNotice("movePiece", "STALE"));
  }
});

test("[G6] a step that was played in the end leaves the next one all its tries", async () => {
  const { link, session, data } = await seated(startedRoom());
  const staleOn = (version: number) =>
    link.answer("movePiece", {
      ...refusalAck("STALE"),
      roomState: startedRoom(initialPosition, { version }),
    });
  session.step(11, 15);
  for (const version of [11, 12, 13, 14]) staleOn(version);
  link.answer("movePiece", { success: true, version: 15 });
  link.emit("roomState", startedRoom(initialPosition, { version: 16 }));
  session.step(11, 15);
  for (const version of [21, 22, 23, 24]) staleOn(version);
  expect(data().notice).toBeUndefined();
  expect(positionShown(data())).toEqual(opening);
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

test("a success after the state with the step leaves no pending step", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  link.emit("roomState", startedRoom(initialPosition, { version: 5 }));
  link.answer("movePiece", { success: true, version: 5 });
  expect(data().pending).toEqual([]);
});

test("an answer to a step that was taken back meanwhile changes nothing", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  const other = after(initialPosition, 12, 16);
  link.emit("roomState", startedRoom(other, { version: 6 }));
  link.answer("movePiece", refusalAck("ILLEGAL_MOVE"));
  expect(data().notice).toBeUndefined();
  expect(positionShown(data())).toEqual(other);
});

test("[P18] only a stale step is tried again, and only on a newer state", async () => {
  const { link, session, data } = await seated(startedRoom());
  session.step(11, 15);
  link.answer("movePiece", refusalAck("STALE"));
  expect(link.sentOf("movePiece")).toHaveLength(1);
  expect(data().notice).toEqual(refusedNotice("movePiece", "STALE"));
  session.step(11, 15);
  const roomState = startedRoom(initialPosition, { version: 8 });
  link.answer("movePiece", { ...refusalAck("NOT_YOUR_TURN"), roomState });
  expect(link.sentOf("movePiece")).toHaveLength(2);
  expect(data().notice).toEqual(refusedNotice("movePiece", "NOT_YOUR_TURN"));
});

test("[O3] answers to moves give the latency of their states", async () => {
  const { link, clock, connection, session } = await seated(startedRoom());
  const ahead = () => connection.serverClock.now() - clock.now();
  const before = ahead();
  // So many states that the time of the join is forgotten.
  let position = initialPosition;
  for (const [from, to] of [
    [11, 15],
    [24, 20],
    [8, 11],
    [28, 24],
  ] as const) {
    const version = link.sent.length + 100 + to;
    const isMine = position.turn === "black";
    if (isMine) session.step(from, to);
    clock.advance(200);
    const serverTime = clock.now() + before;
    clock.advance(200);
    if (isMine) link.answer("movePiece", { success: true, version });
    position = after(position, from, to);
    link.emit("roomState", startedRoom(position, { version, serverTime }));
  }
  expect(ahead()).toBe(before);
});

test("[O3] the answer to a step that was sent twice gives no latency", async () => {
  const { link, clock, connection, session } = await seated(startedRoom());
  const ahead = () => connection.serverClock.now() - clock.now();
  const before = ahead();
  session.step(11, 15);
  clock.advance(2_950);
  const serverTime = clock.now() + before;
  // Sent again while the answer to the first is on its way.
  clock.advance(150);
  expect(link.sentOf("movePiece")).toHaveLength(2);
  link.answer("movePiece", { success: true, version: 5 });
  link.emit("roomState", startedRoom(opening, { version: 5, serverTime }));
  expect(ahead()).toBe(before);
});

test("[O3] nor does the answer to one that came again after a busy server's word, where another was out already", async () => {
  const { link, clock, connection, session } = await seated(startedRoom());
  const ahead = () => connection.serverClock.now() - clock.now();
  const before = ahead();
  session.step(11, 15);
  clock.advance(3_000);
  link.answer("movePiece", { ...refusalAck("OVERLOADED"), retryInMs: 900 });
  const serverTime = clock.now() + before;
  // The first is answered while the third is out.
  clock.advance(1_000);
  expect(link.sentOf("movePiece")).toHaveLength(3);
  link.answer("movePiece", { success: true, version: 5 });
  link.emit("roomState", startedRoom(opening, { version: 5, serverTime }));
  expect(ahead()).toBe(before);
});
