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
let redisLine: FaultProxy;
let line: FaultProxy;
let nodes: Server[];
beforeAll(async () => {
  redis = await startRedis(DURABLE);
  redisLine = await FaultProxy.open(redis.port);
  const urls = [redisLine.url.replace("http:", "redis:"), redis.url];
  nodes = await Promise.all(
    urls.map(async (url) =>
      startServer(dataDir, await freePort(), { settings: { REDIS_URL: url } }),
    ),
  );
  line = await FaultProxy.open(nodes[0]?.port ?? 0);
  redisLine.delayMs = REDIS_MS;
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await Promise.all([line.close(), redisLine.close()]);
  await redis.stop();
  removeDataDir(dataDir);
});

test("[I3] a call of a closed connection never takes the seat from the living one", async () => {
  let taken = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) taken += (await isTakenOver(pair)) ? 1 : 0;
  expect(taken).toBe(0);
});

async function isTakenOver(pair: number): Promise<boolean> {
  const key = makeKey();
  const closed = await arrive(line.url, { key });
  const request = { requestId: makeKey() };
  closed.socket.emit("playNow", request);
  await pause((pair * 7) % CUT_WITHIN_MS);
  line.reset();
  const living = await arrive(nodes[1]?.url ?? "", { key });
  const isCut = living.hears("disconnect", LATE_MS);
  const { roomId } = await living.call("playNow", request);
  if (await isCut) return true;
  await living.call("leaveRoom", { roomId });
  living.socket.disconnect();
  return false;
}
