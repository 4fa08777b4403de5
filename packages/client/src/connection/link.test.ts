// The link whose calls are measured.
import { expect, test } from "vitest";
import { FakeClock } from "@kingrow/time/testing";
import { FakeLink } from "../testing/fakeLink.ts";
import { timeAnswers } from "./link.ts";

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

test("is the link beneath in all but what it measures", () => {
  const inner = new FakeLink();
  const { link } = timeAnswers(inner, new FakeClock());
  const events: string[] = [];
  link.on("up", () => events.push("up"));
  link.on("down", () => events.push("down"));
  link.open();
  expect([inner.opened, link.isUp, link.id]).toEqual([1, false, undefined]);
  inner.connect("a");
  expect([link.isUp, link.id]).toEqual([true, "a"]);
  link.send("leaveRoom", { roomId: "room2345" }, () => {});
  link.close();
  expect([events, inner.sent, inner.isUp]).toMatchObject([
    ["up", "down"],
    [{ name: "leaveRoom" }],
    false,
  ]);
});
