// What is measured on the calls of the page.
import { expect, test } from "vitest";
import { timeAnswers } from "./answerTime.ts";
import { FakeClock } from "../testing/fakeClock.ts";
import { FakeLink } from "../testing/fakeLink.ts";

function setUp() {
  const clock = new FakeClock();
  const server = new FakeLink();
  server.connect();
  const { link, store } = timeAnswers(server, clock);
  const callFor = (ms: number): void => {
    link.send("getAvailableRooms", undefined, () => {});
    clock.advance(ms);
    server.answer("getAvailableRooms", { success: true });
  };
  return { server, callFor, known: () => store.getState().ms };
}

test("[P34] the time of answers is known from the first one on, and follows them", () => {
  const { callFor, known } = setUp();
  expect(known()).toBeUndefined();
  callFor(80);
  expect(known()).toBe(80);
  callFor(160);
  expect(known()).toBe(120);
});

test("[P34] a lost connection takes the figure with it", () => {
  const { server, callFor, known } = setUp();
  callFor(80);
  server.drop();
  expect(known()).toBeUndefined();
});
