import { afterAll, beforeAll } from "vitest";
import { createCachedStore } from "../cachedStore.ts";
import { describeStore } from "../storeContract.ts";
import { openStore } from "./testing/openStore.ts";
import { type RedisCluster, startRedisCluster } from "./testing/redisCluster.ts";
import { ask, type RedisServer, startRedis } from "./testing/redisServer.ts";

let server: RedisServer;
let cluster: RedisCluster;
beforeAll(async () => {
  [server, cluster] = await Promise.all([startRedis(), startRedisCluster()]);
}, 30_000);
afterAll(async () => {
  await Promise.all([server.stop(), cluster.stop()]);
});

async function openEmpty(urls: readonly string[], ports: readonly number[]) {
  await Promise.all(ports.map((port) => ask(port, "FLUSHALL")));
  return openStore(...urls);
}

const onServer = () => openEmpty([server.url], [server.port]);
const onCluster = () =>
  openEmpty(
    cluster.urls,
    cluster.masters.map(({ port }) => port),
  );

describeStore("redisStore on one server", async () => {
  const store = await onServer();
  return { store, dispose: () => store.close() };
});

describeStore("redisStore on a cluster of three masters", async () => {
  const store = await onCluster();
  return { store, dispose: () => store.close() };
});

describeStore("redisStore behind a cache of copies", async () => {
  const store = createCachedStore(await onServer(), 100);
  return { store, dispose: () => store.close() };
});
