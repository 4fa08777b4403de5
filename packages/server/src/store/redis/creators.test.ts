import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { roomOf } from "../testing/rooms.ts";
import type { SharedStore } from "../cachedStore.ts";
import { creatorKey } from "./layout.ts";
import { openStore } from "./testing/openStore.ts";
import { ask, type RedisServer, startRedis } from "../../redis/testing/redisServer.ts";

const OWNER = "owner-ann";
const KEY = creatorKey(OWNER);

let server: RedisServer;
let store: SharedStore;
beforeAll(async () => {
  server = await startRedis();
  store = await openStore(server.url);
});
afterAll(async () => {
  await store.close();
  await server.stop();
});
beforeEach(() => ask(server.port, "FLUSHALL"));

describe("the rooms of an owner", () => {
  it("leave out a claim whose room was never stored, and forget it", async () => {
    await store.commit(roomOf({ id: "real2222" }), 0);
    await ask(server.port, `ZADD ${KEY} ${Date.now() - 60_000} dead2222`);
    expect((await store.roomsOf(OWNER)).map(({ id }) => id)).toEqual(["real2222"]);
    expect(await ask(server.port, `ZCARD ${KEY}`)).toBe(":1\r\n");
  });

  it("leave out a claim to a room that somebody else created", async () => {
    await store.commit(roomOf({ id: "bobs2222", creator: "bob" }), 0);
    await ask(server.port, `ZADD ${KEY} ${Date.now() - 60_000} bobs2222`);
    expect(await store.roomsOf(OWNER)).toEqual([]);
  });

  it("[R1] wait for a room that another node is creating, so that a repeated request finds it", async () => {
    await ask(server.port, `ZADD ${KEY} ${Date.now()} soon2222`);
    const asked = store.roomsOf(OWNER);
    await new Promise((resolve) => void setTimeout(resolve, 200));
    const other = await openStore(server.url);
    await other.commit(roomOf({ id: "soon2222", requestId: "r1" }), 0);
    expect(await asked).toMatchObject([{ id: "soon2222", requestId: "r1" }]);
    await other.close();
  });

  it("lose a removed room at once", async () => {
    await store.commit(roomOf(), 0);
    await store.remove("abcdefgh", 1);
    expect(await ask(server.port, `EXISTS ${KEY}`)).toBe(":0\r\n");
  });
});
