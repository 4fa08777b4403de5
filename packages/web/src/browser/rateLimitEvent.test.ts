// The window's own event about a rate limit.
import { expect, test } from "vitest";
import { createConnection } from "@kingrow/client";
import { FakeClock, FakeLink, fakePlayerKey } from "@kingrow/client/testing";
import { announceRateLimits } from "./rateLimitEvent.ts";

test("[P20] the window gets rateLimitExceeded with all its details", () => {
  const [clock, link] = [new FakeClock(), new FakeLink()];
  const connection = createConnection({ clock, link, playerKey: fakePlayerKey() });
  announceRateLimits(connection, () => "What the person reads");
  const heard: unknown[] = [];
  const listen = (event: Event): void => {
    if (event instanceof CustomEvent) heard.push(event.detail);
  };
  window.addEventListener("rateLimitExceeded", listen);
  const resetTime = clock.now() + 7_500;
  link.emit("rateLimitExceeded", {
    event: "movePiece",
    message: "server",
    resetTime,
    remaining: 0,
  });
  connection.dismissAlert();
  link.emit("error", { code: "FLOODING", message: "" });
  const message = "What the person reads";
  expect(heard).toEqual([
    { event: "movePiece", message, resetTime, remaining: 0, timeUntilReset: 7_500 },
  ]);
  window.removeEventListener("rateLimitExceeded", listen);
});
