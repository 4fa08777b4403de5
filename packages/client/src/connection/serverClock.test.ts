import { expect, test } from "vitest";
import { FakeClock } from "@kingrow/time/testing";
import { createServerClock } from "./serverClock.ts";

const AHEAD = 700_000;

function setUp() {
  const clock = new FakeClock();
  const serverClock = createServerClock(clock);
  const error = () => serverClock.now() - clock.now() - AHEAD;
  /** The server sends its time, which takes this long. */
  const tell = (ms: number): void => {
    const serverTime = clock.now() + AHEAD;
    clock.advance(ms);
    serverClock.observe(serverTime);
  };
  /** How long a call is on its way, and its answer too. */
  const answer = (ms: number, back = ms): void => {
    const askedAt = clock.now();
    clock.advance(ms);
    const serverTime = clock.now() + AHEAD;
    clock.advance(back);
    serverClock.observe(serverTime, askedAt);
  };
  return { clock, serverClock, tell, answer, error };
}

test("[O3] half of the round trip of an answer is its latency", () => {
  const { tell, answer, error } = setUp();
  tell(200);
  expect(error()).toBe(-200);
  answer(202, 200);
  expect(error()).toBe(1);
});

test("[O3] a time that was late on its way, and a slow answer, spoil nothing", () => {
  const { tell, answer, error } = setUp();
  answer(200);
  answer(200, 1_200);
  tell(900);
  expect(error()).toBe(0);
  tell(1_900);
  tell(200);
  expect(error()).toBe(0);
});

test("[O3] a line that is slow after a reconnect puts no clock wrong", () => {
  const { serverClock, tell, answer, error } = setUp();
  for (let move = 0; move < 5; move += 1) {
    answer(2);
    tell(2);
  }
  serverClock.lineLost();
  for (let move = 0; move < 5; move += 1) {
    answer(200);
    expect(error()).toBe(0);
    tell(200);
    expect(error()).toBe(0);
  }
});

test("[O3] nor does one that gets slow, or quick again, in the middle of a game", () => {
  const { tell, answer, error } = setUp();
  const play = (ms: number): void => {
    for (let move = 0; move < 5; move += 1) {
      tell(ms);
      answer(ms);
      expect(Math.abs(error()), `at ${ms} ms`).toBeLessThanOrEqual(100);
    }
  };
  play(2);
  play(200);
  play(2);
});

test("[O3] a watcher knows the server's time after an hour by the first answer", () => {
  const { tell, answer, error } = setUp();
  answer(200);
  for (let state = 0; state < 100; state += 1) tell(200);
  expect(error()).toBe(0);
});

test("[O3] after a pause of the server's clock only the newest time counts", () => {
  const { clock, serverClock, tell } = setUp();
  tell(10);
  serverClock.observe(clock.now() + AHEAD - 30_000);
  expect(serverClock.now() - clock.now()).toBe(AHEAD - 30_000);
});

test("[O3] a short pause of the server's clock is detected after a few moves", () => {
  const { serverClock, clock, answer } = setUp();
  answer(100);
  const ahead = AHEAD - 300;
  for (let move = 0; move < 2; move += 1) {
    const askedAt = clock.now();
    clock.advance(move === 0 ? 500 : 200);
    serverClock.observe(clock.now() - 100 + ahead, askedAt);
    clock.advance(100);
    serverClock.observe(clock.now() - 100 + ahead);
  }
  expect(serverClock.now() - clock.now()).toBe(ahead);
});

test("[O3] what the way of an earlier line was says nothing of the next one", () => {
  const { serverClock, tell, answer, error } = setUp();
  answer(2);
  serverClock.lineLost();
  for (let state = 0; state < 4; state += 1) tell(200);
  answer(200);
  expect(error()).toBe(0);
});

test("[O3] a slow answer does not put the clock further ahead than earlier answers allow", () => {
  const { serverClock, answer, error } = setUp();
  answer(2);
  serverClock.lineLost();
  answer(400, 0);
  expect(error()).toBe(2);
});

test("[O3] earlier observations count while they are consistent", () => {
  const later = setUp();
  later.tell(0);
  later.answer(0, 200);
  expect(later.error()).toBe(0);
  const before = setUp();
  before.answer(0, 100);
  before.tell(0);
  expect(before.error()).toBe(0);
});

test("[O3] after a pause of the server's clock, or a change of the local one, only the newest answer counts", () => {
  const { clock, serverClock, answer } = setUp();
  const answerWith = (ahead: number): number => {
    const askedAt = clock.now();
    clock.advance(200);
    serverClock.observe(clock.now() - 100 + ahead, askedAt);
    return serverClock.now() - clock.now();
  };
  answer(100);
  expect(answerWith(AHEAD - 1_000)).toBe(AHEAD - 1_000);
  expect(answerWith(AHEAD + 30_000)).toBe(AHEAD + 30_000);
});

test("[O3] a pause of the server's clock is known after four of its times", () => {
  const { clock, serverClock } = setUp();
  serverClock.observe(clock.now());
  for (let state = 0; state < 4; state += 1) {
    expect(serverClock.now()).toBe(clock.now());
    serverClock.observe(clock.now() - 500);
  }
  expect(serverClock.now()).toBe(clock.now() - 500);
});
