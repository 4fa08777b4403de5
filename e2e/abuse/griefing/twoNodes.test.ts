// A7: one key asks on two nodes, and the call of the connection that was cut comes later.
import { setTimeout as pause } from "node:timers/promises";
import { FaultProxy, freePort } from "@kingrow/protocol/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  DURABLE,
  type RedisServer,
  startRedis,
} from "../../../packages/server/src/redis/testing/redisServer.ts";
import { makeKey } from "../../support/modes.ts";
import { makeDataDir, removeDataDir, type Server, startServer } from "../../support/server.ts";
import { arrive } from "../support/visitor.ts";

const PAIRS = 40;
const CUT_WITHIN_MS = 25;
/** The first node is that far from Redis, so that its calls come late. */
const REDIS_MS = 10;
const LATE_MS = 400;

const dataDir = makeDataDir();
let redis: RedisServer;
let lines: { readonly redis: FaultProxy; readonly first: FaultProxy };
let first: Server;
let second: Server;
beforeAll(async () => {
  redis = await startRedis(DURABLE);
  const redisLine = await FaultProxy.open(redis.port);
  first = await startNode(redisLine.url.replace("http:", "redis:"));
  second = await startNode(redis.url);
  lines = { redis: redisLine, first: await FaultProxy.open(first.port) };
  redisLine.delayMs = REDIS_MS;
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await Promise.all([lines.first.close(), lines.redis.close()]);
  await redis.stop();
  removeDataDir(dataDir);
});

async function startNode(redisUrl: string): Promise<Server> {
  return startServer(dataDir, await freePort(), { settings: { REDIS_URL: redisUrl } });
}

test("[I3] a call of a closed connection never takes the seat from the living one", async () => {
  let taken = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) taken += (await isTakenOver(pair)) ? 1 : 0;
  expect(taken).toBe(0);
});

async function isTakenOver(pair: number): Promise<boolean> {
  const key = makeKey();
  const closed = await arrive(lines.first.url, { key });
  const request = { requestId: makeKey() };
  closed.socket.emit("playNow", request);
  await pause((pair * 7) % CUT_WITHIN_MS);
  lines.first.reset();
  const living = await arrive(second.url, { key });
  const isCut = living.hears("disconnect", LATE_MS);
  const answer = await living.call("playNow", request).catch(() => undefined);
  if (await isCut) return true;
  await living.call("leaveRoom", { roomId: answer?.roomId });
  living.socket.disconnect();
  return false;
}
