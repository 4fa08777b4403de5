import { expect, test } from "vitest";
import { FakeClock } from "../testing/fakeClock.ts";
import { createServerClock } from "./serverClock.ts";

const AHEAD = 700_000;

function setUp() {
  const clock = new FakeClock();
  const serverClock = createServerClock(clock);
  const error = () => serverClock.now() - clock.now() - AHEAD;
  /** The server tells its time, and it is on its way for so long. */
  const tell = (ms: number): void => {
    const serverTime = clock.now() + AHEAD;
    clock.advance(ms);
    serverClock.observe(serverTime);
  };
  return { clock, serverClock, tell, error };
}

test("[O3] half of what an answer takes is the way of the time told", () => {
  const { serverClock, tell, error } = setUp();
  tell(200);
  expect(error()).toBe(-200);
  serverClock.answered(404);
  expect(error()).toBe(2);
});

test("[O3] a time that was late on its way, and a slow answer, spoil nothing", () => {
  const { serverClock, tell, error } = setUp();
  serverClock.answered(400);
  serverClock.answered(1_400);
  tell(200);
  tell(900);
  expect(error()).toBe(0);
});

test("[O3] when the server's clock has stood still the newest time counts alone", () => {
  const { clock, serverClock, tell } = setUp();
  tell(10);
  serverClock.observe(clock.now() + AHEAD - 30_000);
  expect(serverClock.now() - clock.now()).toBe(AHEAD - 30_000);
});
