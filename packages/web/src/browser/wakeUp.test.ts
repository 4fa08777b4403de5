// Trying again by itself, on signs of life of a real page.
import { createConnection } from "@kingrow/client";
import { FakeClock, FakeLink, fakePlayerKey } from "@kingrow/client/testing";
import { expect, test } from "vitest";
import { reconnectOnWakeUp } from "./wakeUp.ts";

async function setUp() {
  const clock = new FakeClock();
  const link = new FakeLink();
  const playerKey = fakePlayerKey();
  const connection = createConnection({ clock, link, playerKey });
  await connection.enter();
  const phase = () => connection.store.getState().phase;
  const alert = () => connection.store.getState().alert;
  return { clock, link, playerKey, connection, phase, alert };
}

test("[P22] tries by itself when the browser is online again", async () => {
  const { link, connection, phase } = await setUp();
  reconnectOnWakeUp(connection);
  link.emit("gaveUp", undefined);
  window.dispatchEvent(new Event("online"));
  expect(phase()).toBe("reconnecting");
});

function show(state: "hidden" | "visible"): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("[P22] tries by itself when the tab is looked at again", async () => {
  const { link, connection } = await setUp();
  reconnectOnWakeUp(connection);
  link.connect();
  show("hidden");
  link.drop();
  show("visible");
  expect(link.opened).toBe(2);
});

test.each(["focus", "pointerdown", "keydown"])(
  "[P22] tries an unreachable server on %s",
  async (sign) => {
    const { link, connection } = await setUp();
    reconnectOnWakeUp(connection);
    link.emit("gaveUp", undefined);
    window.dispatchEvent(new Event(sign));
    expect(link.opened).toBe(2);
  },
);

test("a connection is trusted after a short sleep and not after a long one", async () => {
  const { clock, link, connection } = await setUp();
  reconnectOnWakeUp(connection);
  link.connect();
  show("hidden");
  clock.advance(30_000);
  show("visible");
  expect(link.opened).toBe(1);
  show("hidden");
  clock.advance(600_000);
  show("visible");
  expect(link.opened).toBe(2);
});

test("[I3] a window whose seat was taken over does not fight for it by itself", async () => {
  const { link, connection } = await setUp();
  reconnectOnWakeUp(connection);
  link.connect();
  link.emit("error", { code: "SEAT_TAKEN_OVER", message: "" });
  window.dispatchEvent(new Event("online"));
  show("visible");
  expect(link.opened).toBe(1);
  await connection.enter("room");
  expect(link.opened).toBe(2);
});
