// The nodes on a Redis Cluster of three masters, each of which dies and comes back while games are played.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import {
  type RedisCluster,
  startRedisCluster,
} from "../../../packages/server/src/store/redis/testing/redisCluster.ts";
import { DURABLE } from "../../../packages/server/src/store/redis/testing/redisServer.ts";
import { useCluster } from "../support/cluster.ts";
import { expectPromisesKept } from "../support/evening.ts";
import { scaled } from "../support/scale.ts";

/** So long the others need to miss a master, and more. */
const DEAD_MS = 4_000;
let masters: Promise<RedisCluster> | undefined;
const cluster = useCluster({
  redisUrlOf: async () => {
    masters ??= startRedisCluster(DURABLE);
    return (await masters).urls.join(",");
  },
});
afterAll(async () => (await masters)?.stop());

test("[W3] a master of a Redis Cluster that dies and comes back costs nothing, and no node is restarted", async () => {
  const { masters: all } = await masters!;
  const journal = await expectPromisesKept(
    cluster(),
    "masters of a Redis Cluster",
    async (evening) => {
      const dying = all.slice(0, scaled(1, 3));
      for (const master of dying) {
        await master.kill();
        await pause(DEAD_MS);
        await master.restart();
        evening.journal.backAt = Date.now();
        await evening.gotOn(2);
      }
      return { "masters restarted": dying.length };
    },
  );
  expect(journal.refusedMoves, "moves refused meanwhile").toBeGreaterThan(0);
});
