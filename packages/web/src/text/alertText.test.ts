// What an alert about the connection says.
import { createConnection } from "@kingrow/client";
import { FakeClock, FakeLink, fakePlayerKey } from "@kingrow/client/testing";
import { expect, test } from "vitest";
import { alertText } from "./refusalText.ts";
import { en } from "./en.ts";

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
