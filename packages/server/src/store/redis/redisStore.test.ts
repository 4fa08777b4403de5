import { roomOptions } from "@kingrow/protocol";
import { pause } from "@kingrow/time";
import { steadyClock } from "@kingrow/time/machine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCachedStore } from "../cachedStore.ts";
import { describeDamage } from "../testing/damageContract.ts";
import { describeStore } from "../testing/storeContract.ts";
import { roomKeys } from "./layout.ts";
import { openStore } from "./testing/openStore.ts";
import { type RedisCluster, startRedisCluster } from "../../redis/testing/redisCluster.ts";
import { ask, type RedisServer, startRedis } from "../../redis/testing/redisServer.ts";

let server: RedisServer;
let cluster: RedisCluster;
beforeAll(async () => {
  [server, cluster] = await Promise.all([startRedis(), startRedisCluster()]);
});
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

describeDamage("redisStore", async () => {
  const store = await onServer();
  return { store, dispose: () => store.close(), damage };
});

function damage(id: string): Promise<string> {
  return ask(server.port, `HSET ${roomKeys(id).room} record X`);
}

it("looks through all partitions of one server by a single command", async () => {
  const store = await onServer();
  const [list, options] = [await store.lobby(100), roomOptions({ isPrivate: false })];
  await store.waiting(options);
  await pause(steadyClock, 60);
  await ask(server.port, "CONFIG RESETSTAT");
  const [listed, waiting] = await Promise.all([store.lobby(100), store.waiting(options)]);
  expect([listed, [...waiting]]).toEqual([list, []]);
  expect(await ask(server.port, "INFO commandstats")).toContain("cmdstat_evalsha:calls=2,");
  await store.close();
});
