// How the tab's one connection stands, and what the person is told about it.
import { expect, test } from "vitest";
import { en } from "../text/en.ts";
import { alertText } from "../text/alertText.ts";
import { createConnection } from "./connection.ts";
import { FakeClock } from "./fakeClock.ts";
import { FakeLink } from "./fakeLink.ts";
import { fakePlayerKey } from "./fakePlayerKey.ts";
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

test("[P22] is connecting, connected, reconnecting, and gives up", async () => {
  const { link, phase } = await setUp();
  expect(phase()).toBe("connecting");
  link.connect();
  expect(phase()).toBe("connected");
  link.drop();
  expect(phase()).toBe("reconnecting");
  link.emit("gaveUp", undefined);
  expect(phase()).toBe("gave-up");
});

test("is idle, not connecting, until somebody enters", () => {
  const ports = { clock: new FakeClock(), link: new FakeLink(), playerKey: fakePlayerKey() };
  const { store, restart } = createConnection(ports);
  restart();
  expect(store.getState().phase).toBe("idle");
  expect(ports.link.opened).toBe(0);
});

test("[P22] tries again when asked", async () => {
  const { link, connection, phase } = await setUp();
  link.emit("gaveUp", undefined);
  connection.restart();
  expect(phase()).toBe("reconnecting");
  expect(link.opened).toBe(2);
});

test("[I3] a seat taken over ends the connection, without an alert and without a new attempt", async () => {
  const { link, phase, alert } = await setUp();
  link.connect();
  link.emit("error", { code: "SEAT_TAKEN_OVER", message: "elsewhere" });
  expect(link.isUp).toBe(false);
  expect(phase()).toBe("taken-over");
  expect(alert()).toBeUndefined();
  expect(link.opened).toBe(1);
});

test("[P19] too many connections are told in an alert", async () => {
  const { link, alert, connection } = await setUp();
  link.connect();
  link.emit("error", { code: "IP_LIMIT_EXCEEDED", message: "whatever" });
  expect(alertText(alert()!, en)).toBe(
    "Too many connections from this IP address. Please wait before trying again.",
  );
  connection.dismissAlert();
  expect(alert()).toBeUndefined();
});

test("[P19] any other connection error is told with its message", async () => {
  const { link, alert } = await setUp();
  link.emit("error", { code: "FLOODING", message: "Too much" });
  expect(alertText(alert()!, en)).toBe("Connection error: Too much");
});

const waits = [
  [1_000, "Please wait about 1 seconds before trying again."],
  [29_001, "Please wait about 30 seconds before trying again."],
  [60_000, "Please wait about 60 seconds before trying again."],
  [60_001, "Please wait about 2 minutes before trying again."],
  [180_000, "Please wait about 3 minutes before trying again."],
  [0, "Please slow down and try again."],
  [-5_000, "Please slow down and try again."],
] as const;

test.each(waits)("[P20] with %d ms left says: %s", async (left, wait) => {
  const { clock, link, alert } = await setUp();
  const resetTime = clock.now() + left;
  link.emit("rateLimitExceeded", { event: "movePiece", message: "", resetTime, remaining: 0 });
  expect(alertText(alert()!, en)).toBe(`You're sending too many movePiece requests. ${wait}`);
});

test("[P20] the time left is reckoned on the server's clock", async () => {
  const { clock, link, alert, connection } = await setUp();
  connection.serverClock.observe(clock.now() + 90_000);
  const resetTime = clock.now() + 100_000;
  link.emit("rateLimitExceeded", { event: "joinRoom", message: "", resetTime, remaining: 0 });
  expect(alertText(alert()!, en)).toContain("about 10 seconds");
});

test("[I2] entering a room whose key differs connects anew with it", async () => {
  const { link, playerKey, connection } = await setUp();
  link.connect();
  await connection.enter("same");
  expect(link.opened).toBe(1);
  playerKey.useNext("other-key");
  await connection.enter("room");
  expect(link.opened).toBe(2);
  expect(link.isUp).toBe(false);
});

test("[P22] tries by itself when the browser is online again", async () => {
  const { link, connection, phase } = await setUp();
  const stop = reconnectOnWakeUp(connection);
  link.emit("gaveUp", undefined);
  window.dispatchEvent(new Event("online"));
  expect(phase()).toBe("reconnecting");
  stop();
  window.dispatchEvent(new Event("online"));
  expect(link.opened).toBe(2);
});

function show(state: "hidden" | "visible"): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("[P22] tries by itself when the tab is looked at again", async () => {
  const { link, connection } = await setUp();
  const stop = reconnectOnWakeUp(connection);
  link.connect();
  show("hidden");
  link.drop();
  show("visible");
  expect(link.opened).toBe(2);
  stop();
});

test("a connection is trusted after a short sleep and not after a long one", async () => {
  const { clock, link, connection } = await setUp();
  const stop = reconnectOnWakeUp(connection);
  link.connect();
  show("hidden");
  clock.advance(30_000);
  show("visible");
  expect(link.opened).toBe(1);
  show("hidden");
  clock.advance(600_000);
  show("visible");
  expect(link.opened).toBe(2);
  stop();
});

test("[I3] a window whose seat was taken over does not fight for it by itself", async () => {
  const { link, connection } = await setUp();
  const stop = reconnectOnWakeUp(connection);
  link.connect();
  link.emit("error", { code: "SEAT_TAKEN_OVER", message: "" });
  window.dispatchEvent(new Event("online"));
  show("visible");
  expect(link.opened).toBe(1);
  await connection.enter("room");
  expect(link.opened).toBe(2);
  stop();
});
