// Every call ends.
import { refusalAck } from "@kingrow/protocol";
import { expect, test } from "vitest";
import { FakeClock } from "@kingrow/time/testing";
import { FakeLink } from "../testing/fakeLink.ts";
import { aloneRoom, ROOM } from "../testing/testRooms.ts";
import { ANSWER_TIMEOUT_MS, createAsk, replyOf } from "./requests.ts";

function setUp() {
  const clock = new FakeClock();
  const link = new FakeLink();
  return { clock, link, ask: createAsk(link, clock, () => {}) };
}

test("[W2] a success comes back with what it carries", async () => {
  const { link, ask } = setUp();
  link.connect();
  const reply = ask("createRoom", { isPrivate: true });
  link.answer("createRoom", { success: true, roomId: "abc" });
  expect(await reply).toMatchObject({ ok: true, value: { success: true, roomId: "abc" } });
});

test("[W2] a refusal comes back with its code and sentence", async () => {
  const { link, ask } = setUp();
  link.connect();
  const reply = ask("joinRoom", { roomId: "abc" });
  link.answer("joinRoom", refusalAck("ROOM_FULL"));
  expect(await reply).toMatchObject({
    ok: false,
    error: { code: "ROOM_FULL", sentence: "Room is full" },
  });
});

test("a call waits for the connection", () => {
  const { link, ask } = setUp();
  void ask("joinRoom", { roomId: "abc" });
  expect(link.sent).toEqual([]);
  link.connect();
  expect(link.sentOf("joinRoom")).toHaveLength(1);
});

test("silence ends a call, and nothing keeps waiting", async () => {
  const { clock, link, ask } = setUp();
  link.connect();
  const reply = ask("joinRoom", { roomId: "abc" });
  clock.advance(ANSWER_TIMEOUT_MS);
  expect(await reply).toMatchObject({ ok: false, error: { code: "NO_ANSWER" } });
  expect(clock.waiting).toBe(0);
});

test("a lost connection ends a call at once", async () => {
  const { clock, link, ask } = setUp();
  link.connect();
  const reply = ask("joinRoom", { roomId: "abc" });
  link.drop();
  expect(await reply).toMatchObject({ ok: false, error: { code: "NO_ANSWER" } });
  expect(clock.waiting).toBe(0);
});

test("a call that timed out while waiting is not sent by a later connect", async () => {
  const { clock, link, ask } = setUp();
  const reply = ask("joinRoom", { roomId: "abc" });
  clock.advance(ANSWER_TIMEOUT_MS);
  await reply;
  link.connect();
  expect(link.sent).toEqual([]);
});

test("an answer that is none counts as no answer", () => {
  const nothing = JSON.parse("null");
  expect(replyOf(nothing)).toMatchObject({ ok: false, error: { code: "NO_ANSWER" } });
});

test("[X5] a call to a busy server is retried when the server says so, without a message", async () => {
  const { clock, link, ask } = setUp();
  link.connect();
  const reply = ask("createRoom", { isPrivate: true });
  link.answer("createRoom", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  clock.advance(699);
  expect(link.sentOf("createRoom")).toHaveLength(1);
  clock.advance(1);
  expect(link.sentOf("createRoom")).toHaveLength(2);
  clock.advance(20);
  link.answer("createRoom", { success: true, roomId: "abc" });
  // The measured time excludes the pause before the retry.
  expect(await reply).toMatchObject({ ok: true, sentAt: clock.now() - 20 });
  expect(clock.waiting).toBe(0);
});

test("[X5] a server that stays busy is given up within the timeout of any call", async () => {
  const { clock, link, ask } = setUp();
  link.connect();
  const reply = ask("createRoom", { isPrivate: true });
  for (let count = 0; count < 7; count += 1) {
    link.answer("createRoom", { ...refusalAck("OVERLOADED"), retryInMs: 1_000 });
    clock.advance(1_000);
  }
  clock.advance(ANSWER_TIMEOUT_MS);
  expect(await reply).toMatchObject({ ok: false, error: { code: "OVERLOADED" } });
  expect(clock.waiting).toBe(0);
});

test("[X5] only a call to a busy server is retried", async () => {
  const { link, ask } = setUp();
  link.connect();
  const reply = ask("createRoom", { isPrivate: true });
  link.answer("createRoom", { ...refusalAck("UNAVAILABLE"), retryInMs: 1_000 });
  expect(await reply).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
});

test("[X5] an aborted call is not retried", async () => {
  const { clock, link, ask } = setUp();
  const controller = new AbortController();
  link.connect();
  const reply = ask("joinRoom", { roomId: "abc" }, controller.signal);
  link.answer("joinRoom", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  controller.abort();
  expect(await reply).toMatchObject({ ok: false, error: { code: "OVERLOADED" } });
  clock.advance(ANSWER_TIMEOUT_MS);
  expect(link.sentOf("joinRoom")).toHaveLength(1);
  expect(clock.waiting).toBe(0);
});

test("[X5] a seat granted after the end of a call is reported", async () => {
  const { clock, link } = setUp();
  const late: string[] = [];
  const ask = createAsk(link, clock, (roomId) => late.push(roomId));
  link.connect();
  const controller = new AbortController();
  const reply = ask("createRoom", { isPrivate: true }, controller.signal);
  controller.abort();
  expect(await reply).toMatchObject({ ok: false, error: { code: "NO_ANSWER" } });
  link.answer("createRoom", { success: true, roomId: "abc" });
  const silent = ask("joinRoom", { roomId: ROOM });
  clock.advance(ANSWER_TIMEOUT_MS);
  await silent;
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  const ready = ask("playerReady", { roomId: ROOM, isReady: true });
  clock.advance(ANSWER_TIMEOUT_MS);
  await ready;
  link.answer("playerReady", { success: true, version: 2 });
  const other = new AbortController();
  void ask("playNow", {}, other.signal);
  other.abort();
  link.answer("playNow", { ...refusalAck("OVERLOADED"), retryInMs: 700 });
  clock.advance(60_000);
  expect(link.sentOf("playNow")).toHaveLength(1);
  expect(late).toEqual(["abc", ROOM]);
  expect(clock.waiting).toBe(0);
});

test("a late refusal does not end the call that repeats the refused one", async () => {
  const { clock, link, ask } = setUp();
  link.connect();
  const payload = { requestId: "again" };
  void ask("playNow", payload);
  clock.advance(ANSWER_TIMEOUT_MS);
  const repeated = ask("playNow", payload);
  link.sentOf("playNow")[0]?.answer(refusalAck("UNAVAILABLE"));
  link.answer("playNow", { success: true, roomId: "abc", opened: true });
  expect(await repeated).toMatchObject({ ok: true });
});

test("an aborted call that waits for the connection is not sent", async () => {
  const { clock, link, ask } = setUp();
  const controller = new AbortController();
  const reply = ask("joinRoom", { roomId: "abc" }, controller.signal);
  controller.abort();
  expect(await reply).toMatchObject({ ok: false, error: { code: "NO_ANSWER" } });
  link.connect();
  expect(await ask("joinRoom", { roomId: "abc" }, controller.signal)).toMatchObject({ ok: false });
  expect(link.sent).toEqual([]);
  expect(clock.waiting).toBe(0);
});
