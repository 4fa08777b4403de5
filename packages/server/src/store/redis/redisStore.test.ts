import { steadyClock } from "@kingrow/time/machine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLink } from "../../redis/link.ts";
import { describeDamage } from "../testing/damageContract.ts";
import { describeStore } from "../testing/storeContract.ts";
import { roomOf } from "../testing/rooms.ts";
import { roomKey } from "./layout.ts";
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

describeDamage("redisStore", async () => {
  const store = await onServer();
  return { store, dispose: () => store.close(), damage };
});

function damage(id: string): Promise<string> {
  return ask(server.port, `HSET ${roomKey(id)} record X`);
}

it("[R1] opens one room when two nodes get the same request at the same moment", async () => {
  const one = await onServer();
  const other = await openStore(server.url);
  const results = await Promise.all([
    one.commit(roomOf({ id: "first222", requestId: "a request" }), 0),
    other.commit(roomOf({ id: "second22", requestId: "a request" }), 0),
    other.commit(roomOf({ id: "third222", requestId: "request" }), 0),
    other.commit(roomOf({ id: "bobs2222", creator: "bob", requestId: "a request" }), 0),
  ]);
  expect(results.toSorted()).toEqual(["committed", "committed", "committed", "conflict"]);
  expect(await one.roomsOf("owner-ann")).toHaveLength(2);
  await Promise.all([one.close(), other.close()]);
});

it("keeps nothing of a removed room but the tokens of its changes", async () => {
  const store = await onServer();
  const before = await countKeys();
  await store.commit(roomOf({ requestId: "r1" }), 0);
  await store.remove("abcdefgh", 1);
  expect(await countKeys()).toBe(before + 1);
  await store.close();
});

it("signs in to a cluster with the name and password of its URLs", async () => {
  const user = "ACL SETUSER ann on >p@ss ~* &* +@all";
  await Promise.all(cluster.masters.map(({ port }) => ask(port, user)));
  const urls = cluster.urls.map((url) => url.replace("//", "//ann:p%40ss@"));
  const link = openLink({ urls, isCluster: true, steady: steadyClock, onError: () => undefined });
  expect(await link.send("any key", ["ACL", "WHOAMI"])).toBe("ann");
  await link.close();
});

async function countKeys(): Promise<number> {
  return Number((await ask(server.port, "DBSIZE")).slice(1));
}
