// The state of the tab's connection, and its alerts.
import { expect, test } from "vitest";
import { createConnection, isShownByAlert } from "./connection.ts";
import { FakeClock } from "@kingrow/time/testing";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";

async function setUp(random = 0.5) {
  const clock = new FakeClock();
  const link = new FakeLink();
  const playerKey = fakePlayerKey();
  const connection = createConnection({ clock, link, playerKey, random: () => random });
  await connection.enter();
  const phase = () => connection.store.getState().phase;
  const alert = () => connection.store.getState().alert;
  return { clock, link, playerKey, connection, phase, alert };
}

test("[P22] is connecting, connected, reconnecting, and unreachable", async () => {
  const { link, phase } = await setUp();
  expect(phase()).toBe("connecting");
  link.connect();
  expect(phase()).toBe("connected");
  link.drop();
  expect(phase()).toBe("reconnecting");
  link.emit("gaveUp", undefined);
  expect(phase()).toBe("unreachable");
});

test("is idle, not connecting, until the first enter", () => {
  const options = { clock: new FakeClock(), link: new FakeLink(), playerKey: fakePlayerKey() };
  const { store, restart } = createConnection(options);
  restart();
  expect(store.getState().phase).toBe("idle");
  expect(options.link.opened).toBe(0);
});

test.each([
  [0, 6_000],
  [0.5, 8_000],
  [1, 10_000],
])(
  "[P22] an unreachable server is tried again every 8 s, 2 s more or less, for ever: %s",
  async (random, pause) => {
    const { clock, link, connection, phase } = await setUp(random);
    for (let attempt = 1; attempt <= 500; attempt += 1) {
      link.emit("gaveUp", undefined);
      expect(connection.store.getState().nextTryAt).toBe(clock.now() + pause);
      clock.advance(pause - 1);
      expect(link.opened).toBe(attempt);
      clock.advance(1);
      expect([link.opened, link.isSingle]).toEqual([attempt + 1, true]);
      expect(connection.store.getState()).toMatchObject({
        phase: "unreachable",
        nextTryAt: undefined,
      });
    }
    link.connect();
    clock.advance(60_000);
    expect([phase(), link.opened]).toEqual(["connected", 501]);
  },
);

test("[P22] an unreachable server is tried at once on request, once for each attempt", async () => {
  const { clock, link, connection } = await setUp();
  connection.tryNow();
  expect(link.opened).toBe(1);
  link.emit("gaveUp", undefined);
  connection.tryNow();
  connection.tryNow();
  expect(link.opened).toBe(2);
  clock.advance(60_000);
  expect(link.opened).toBe(2);
  link.emit("gaveUp", undefined);
  clock.advance(8_000);
  expect(link.opened).toBe(3);
});

test("[P19] [P22] an error that answers an automatic attempt is shown once", async () => {
  const { clock, link, connection, alert } = await setUp();
  const error = { code: "IP_LIMIT_EXCEEDED", message: "too many" } as const;
  link.connect();
  link.emit("error", error);
  connection.dismissAlert();
  clock.advance(29_999);
  expect(link.opened).toBe(1);
  clock.advance(1);
  expect(link.opened).toBe(2);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    link.connect();
    link.emit("error", error);
    expect(alert()).toBeUndefined();
    clock.advance(30_000);
  }
  connection.tryNow(true);
  connection.tryNow();
  link.connect();
  link.emit("error", error);
  expect(alert()).toMatchObject({ kind: "connection" });
});

test("[P19] [P22] the same error is shown again after a connection that lasted", async () => {
  const { clock, link, connection, alert } = await setUp();
  const error = { code: "IP_LIMIT_EXCEEDED", message: "too many" } as const;
  link.connect();
  link.emit("error", error);
  connection.dismissAlert();
  clock.advance(30_000);
  link.connect();
  clock.advance(5_000);
  link.drop();
  link.connect();
  link.emit("error", error);
  expect(alert()).toMatchObject({ kind: "connection" });
});

test("[P19] [P22] an error soon after a successful attempt is shown", async () => {
  const { clock, link, alert } = await setUp();
  link.connect();
  link.emit("down", undefined);
  link.emit("gaveUp", undefined);
  clock.advance(10_000);
  link.connect();
  clock.advance(1_000);
  link.emit("error", { code: "IP_LIMIT_EXCEEDED", message: "too many" });
  expect(alert()).toMatchObject({ kind: "connection" });
});

test("[I3] [P22] a seat that was taken over is not tried for again", async () => {
  const { clock, link, connection } = await setUp();
  link.connect();
  link.emit("error", { code: "SEAT_TAKEN_OVER", message: "" });
  link.emit("gaveUp", undefined);
  clock.advance(60_000);
  connection.tryNow();
  expect(link.opened).toBe(1);
});

test("[P22] tries again on request", async () => {
  const { link, connection, phase } = await setUp();
  link.emit("gaveUp", undefined);
  connection.restart();
  expect(phase()).toBe("reconnecting");
  expect(link.opened).toBe(2);
});

test("[P34] knows how long the server takes to answer", async () => {
  const { clock, link, connection } = await setUp();
  link.connect();
  void connection.ask("createRoom", { isPrivate: true });
  clock.advance(70);
  link.answer("createRoom", { success: true, roomId: "abc" });
  expect(connection.answerTime.getState().ms).toBe(70);
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

test("[I2] entering a room with another key reconnects with that key", async () => {
  const { link, playerKey, connection } = await setUp();
  link.connect();
  await connection.enter("same");
  expect(link.opened).toBe(1);
  playerKey.useNext("other-key");
  await connection.enter("room");
  expect(link.opened).toBe(2);
  expect(link.isUp).toBe(false);
});

test("[P20] the wait after a rate limit does not depend on the clocks", async () => {
  const { clock, link, alert } = await setUp();
  const resetTime = clock.now() - 3_600_000;
  const notice = { event: "createRoom", message: "", resetTime, resetInMs: 30_000, remaining: 0 };
  link.emit("rateLimitExceeded", notice);
  expect(alert()).toMatchObject({ kind: "rate-limit", untilReset: 30_000 });
});

test("[P20] of a server that says only when the limit ends, the wait is counted on its clock", async () => {
  const { clock, link, connection, alert } = await setUp();
  connection.serverClock.observe(clock.now() + 90_000);
  const resetTime = clock.now() + 100_000;
  link.emit("rateLimitExceeded", { event: "createRoom", message: "", resetTime, remaining: 0 });
  expect(alert()).toMatchObject({ kind: "rate-limit", untilReset: 10_000 });
});

test("[P19] an error of the server ends the connection, and is shown until it is dismissed", async () => {
  const { link, connection, phase, alert } = await setUp();
  link.connect();
  const error = { code: "IP_LIMIT_EXCEEDED", message: "too many" } as const;
  link.emit("error", error);
  expect([phase(), link.isUp]).toEqual(["unreachable", false]);
  expect(alert()).toEqual({ kind: "connection", error });
  connection.dismissAlert();
  expect(alert()).toBeUndefined();
});

test("[P22] a restarted first attempt is still the first", async () => {
  const { connection, phase } = await setUp();
  connection.restart();
  expect(phase()).toBe("connecting");
});

test("[I3] entering again after a takeover reconnects", async () => {
  const { link, connection } = await setUp();
  link.connect();
  link.emit("error", { code: "SEAT_TAKEN_OVER", message: "elsewhere" });
  await connection.enter();
  expect(link.opened).toBe(2);
});

test("the time since the connect is known, and 0 without a connection", async () => {
  const { clock, link, connection } = await setUp();
  expect(connection.upSince()).toBe(0);
  link.connect();
  clock.advance(1_500);
  expect(connection.upSince()).toBe(1_500);
  link.drop();
  expect(connection.upSince()).toBe(0);
});

test("the time since the connect is never less than none, also where the device's clock is set back", async () => {
  const { clock, link, connection } = await setUp();
  link.connect();
  clock.advance(-3_600_000);
  expect(connection.upSince()).toBe(0);
});

test("[P20] a limit is shown at its call only if no alert shows it", async () => {
  const { link, connection } = await setUp();
  const limited = { code: "RATE_LIMITED" } as const;
  expect(isShownByAlert(connection, limited.code)).toBe(false);
  const notice = { event: "createRoom", message: "", resetTime: 0, remaining: 0 };
  link.emit("rateLimitExceeded", notice);
  expect(isShownByAlert(connection, limited.code)).toBe(true);
  expect(isShownByAlert(connection, "ROOM_FULL")).toBe(false);
});

test("[O3] with the connection goes what is known of its way", async () => {
  const { clock, link, connection } = await setUp();
  const { serverClock } = connection;
  const told = (wayMs: number, askedAt?: number): void => {
    const serverTime = clock.now();
    clock.advance(wayMs);
    serverClock.observe(serverTime, askedAt);
  };
  link.connect();
  told(0, clock.now());
  link.drop();
  for (let state = 0; state < 4; state += 1) told(200);
  const askedAt = clock.now();
  clock.advance(200);
  told(200, askedAt);
  expect(serverClock.now()).toBe(clock.now());
});

test("[O7] a greeting that came too early raises no alert", async () => {
  const { link, alert } = await setUp();
  link.emit("rateLimitExceeded", { event: "greet", message: "", resetTime: 0, remaining: 0 });
  expect(alert()).toBeUndefined();
});

test("[P22] after an attempt that was made early, or a connection, no attempt is due", async () => {
  const { clock, link, connection } = await setUp();
  const due = () => connection.store.getState().nextTryAt;
  link.emit("gaveUp", undefined);
  connection.tryNow(true);
  clock.advance(60_000);
  expect([link.opened, due()]).toEqual([2, undefined]);
  link.emit("gaveUp", undefined);
  connection.restart();
  clock.advance(60_000);
  expect([link.opened, due()]).toEqual([3, undefined]);
  for (let count = 0; count < 2; count += 1) link.emit("gaveUp", undefined);
  expect(clock.waiting).toBe(1);
  link.connect();
  expect([clock.waiting, due()]).toEqual([0, undefined]);
});

test("[P19] a reason that comes back after a while of connection is shown again", async () => {
  const { clock, link, connection, alert } = await setUp();
  const full = { code: "IP_LIMIT_EXCEEDED", message: "" } as const;
  link.connect();
  link.emit("error", full);
  connection.dismissAlert();
  clock.advance(30_000);
  link.connect();
  clock.advance(60_000);
  link.emit("error", full);
  expect(alert()).toMatchObject({ kind: "connection", error: full });
});

test("[O8] a name chosen since the connect is brought to the server from the lobby, not from a room", async () => {
  let name = 7;
  const link = new FakeLink();
  const options = { clock: new FakeClock(), link, playerKey: fakePlayerKey(), name: () => name };
  const connection = createConnection(options);
  await connection.enter();
  link.connect();
  name = 8;
  await connection.enter("room2345");
  expect(link.opened).toBe(1);
  await connection.enter();
  await connection.enter();
  expect(link.opened).toBe(2);
});
