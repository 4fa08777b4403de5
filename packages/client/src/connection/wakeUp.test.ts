// When the connection is tried again by itself.
import { FakeClock } from "@kingrow/time/testing";
import { expect, test } from "vitest";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { createConnection } from "./connection.ts";
import { createWakeUp } from "./wakeUp.ts";

async function connected() {
  const clock = new FakeClock();
  const link = new FakeLink();
  const connection = createConnection({ clock, link, playerKey: fakePlayerKey() });
  await connection.enter();
  link.connect();
  const opened = link.opened;
  /** How often the connection has been tried again. */
  const wakeUp = createWakeUp(connection);
  return { clock, connection, link, wakeUp, tries: () => link.opened - opened };
}

test("[P15] a network that is back is tried at once", async () => {
  const { wakeUp, tries } = await connected();
  wakeUp.online();
  expect(tries()).toBe(1);
});

test("[P15] a tab that becomes visible keeps a working connection", async () => {
  const { clock, wakeUp, tries } = await connected();
  wakeUp.hidden();
  clock.advance(59_999);
  wakeUp.visible();
  wakeUp.visible();
  expect(tries()).toBe(0);
});

test("[P15] after a minute out of sight a connection is not trusted, once", async () => {
  const { clock, link, wakeUp, tries } = await connected();
  wakeUp.hidden();
  clock.advance(60_000);
  wakeUp.visible();
  expect(tries()).toBe(1);
  link.connect();
  wakeUp.visible();
  expect(tries()).toBe(1);
});

test("[P15] a lost connection is retried as soon as the tab is visible", async () => {
  const { link, wakeUp, tries } = await connected();
  link.drop();
  wakeUp.visible();
  expect(tries()).toBe(1);
  link.emit("gaveUp", undefined);
  wakeUp.visible();
  expect([tries(), link.isSingle]).toEqual([2, true]);
});

test("[I3] a seat that another window has taken over is not taken back", async () => {
  const { clock, link, wakeUp, tries } = await connected();
  link.emit("error", { code: "SEAT_TAKEN_OVER", message: "" });
  wakeUp.online();
  wakeUp.hidden();
  clock.advance(90_000);
  wakeUp.visible();
  expect(tries()).toBe(0);
});

test("[P22] a touch tries a server that is unreachable, and no other connection", async () => {
  const { link, wakeUp, tries } = await connected();
  wakeUp.touched();
  link.drop();
  wakeUp.touched();
  expect(tries()).toBe(0);
  link.emit("gaveUp", undefined);
  wakeUp.touched();
  wakeUp.touched();
  expect(tries()).toBe(1);
});

test("[P19] a press that puts an alert away does not bring the same alert back", async () => {
  const { connection, link, wakeUp } = await connected();
  const error = { code: "IP_LIMIT_EXCEEDED", message: "too many" } as const;
  link.emit("error", error);
  wakeUp.touched();
  connection.dismissAlert();
  link.connect();
  link.emit("error", error);
  expect(connection.store.getState().alert).toBeUndefined();
});
