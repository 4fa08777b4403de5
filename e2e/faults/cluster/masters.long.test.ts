// The nodes on a Redis Cluster of three masters, each of which dies and comes back while games are played.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type RedisCluster,
  startRedisCluster,
} from "../../../packages/server/src/redis/testing/redisCluster.ts";
import { DURABLE } from "../../../packages/server/src/redis/testing/redisServer.ts";
import { useCluster } from "../support/cluster.ts";
import { expectPromisesKept } from "../support/scenario.ts";

/** So long the others need to miss a master, and more. */
const DEAD_MS = 4_000;
let redis: RedisCluster;
beforeAll(async () => {
  redis = await startRedisCluster(DURABLE);
});
afterAll(() => redis.stop());
const cluster = useCluster(() => redis.urls);

test("[W3] a master of a Redis Cluster that dies and comes back costs nothing, and no node is restarted", async () => {
  const journal = await expectPromisesKept(cluster(), "masters restarted", async (scenario) => {
    for (const master of redis.masters) {
      await master.kill();
      await pause(DEAD_MS);
      await master.restart();
      scenario.journal.backAt = Date.now();
      await scenario.gotOn(2);
    }
    return { masters: redis.masters.length };
  });
  expect(journal.refusedMoves, "moves refused meanwhile").toBeGreaterThan(0);
});
