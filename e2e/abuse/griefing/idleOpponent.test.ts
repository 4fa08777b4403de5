// A2: an opponent who does not get ready, and one who gets ready and never moves.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { useServer } from "../support/useServer.ts";
import { arrive, openRoom, startGame } from "../support/visitor.ts";

/** After 30 s a player may act, and after 60 s the server does. */
const MAY_ACT_MS = 31_000;
const SERVER_ACTS_MS = 64_000;

const server = useServer();

test.concurrent("[R9] a ready player frees the seat that has been idle for 30 s", async () => {
  const [host, idle] = [await arrive(server().url), await arrive(server().url)];
  const roomId = await openRoom(host);
  await idle.call("joinRoom", { roomId });
  await host.call("playerReady", { roomId, isReady: true });
  const released = idle.hears("seatReleased", MAY_ACT_MS + 5_000);
  expect((await host.call("releaseSeat", { roomId })).code).toBe("NOT_ALLOWED");
  await pause(MAY_ACT_MS);
  const answer = await host.call("releaseSeat", { roomId });
  expect(answer.success).toBe(true);
  expect(await released).toBe(true);
  expect((await idle.call("joinRoom", { roomId })).code).toBe("NOT_ALLOWED");
});

test.concurrent("[R9] the server frees an idle seat of Play Now after 60 s", async () => {
  const [idle, ready] = [await arrive(server().url), await arrive(server().url)];
  await idle.call("playNow", { pace: "5+3" });
  const { roomId } = await ready.call("playNow", { pace: "5+3" });
  await ready.call("playerReady", { roomId, isReady: true });
  const isReleased = await idle.hears("seatReleased", SERVER_ACTS_MS);
  expect(isReleased).toBe(true);
});

test.concurrent("[G8] a player leaves without loss when the opponent does not begin", async () => {
  const [white, black] = [await arrive(server().url), await arrive(server().url)];
  const roomId = await startGame({ white, black });
  await pause(MAY_ACT_MS);
  const updated = black.hears("roomState", 5_000);
  await white.call("leaveRoom", { roomId });
  await updated;
  expect(black.state()?.winner).toBeNull();
});

test.concurrent("[G8] the server ends a game in which a side does not begin", async () => {
  const [white, black] = [await arrive(server().url), await arrive(server().url)];
  await startGame({ white, black });
  await pause(SERVER_ACTS_MS);
  const { winner, endReason } = white.state() ?? {};
  expect({ winner, endReason }).toEqual({ winner: null, endReason: "aborted" });
});
