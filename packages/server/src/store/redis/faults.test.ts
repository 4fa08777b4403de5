// Redis dies, freezes, is cut off: what was answered stays true, and the store comes back by itself.
import { describe, expect, it, type TestContext } from "vitest";
import { joined, roomOf } from "../testing/rooms.ts";
import { type RoomStore, StoreFault, UnknownCommit } from "../roomStore.ts";
import { openStore } from "./testing/openStore.ts";
import { roomKey } from "./layout.ts";
import { ask, DURABLE, type RedisServer, startRedis } from "../../redis/testing/redisServer.ts";
import { FaultProxy } from "@kingrow/protocol/testing";

/** Closes everything that a test has opened, the last first. */
function opening({ onTestFinished }: TestContext) {
  async function redis(settings?: Readonly<Record<string, string>>): Promise<RedisServer> {
    const server = await startRedis(settings);
    onTestFinished(() => server.stop());
    return server;
  }

  async function storeAt(url: string) {
    const store = await openStore(url);
    onTestFinished(() => store.close());
    return store;
  }

  return {
    redis,
    storeAt,
    throughProxy: async () => {
      const server = await redis();
      const proxy = await FaultProxy.open(server.port);
      onTestFinished(() => proxy.close());
      return { server, proxy, store: await storeAt(`redis://127.0.0.1:${proxy.port}`) };
    },
  };
}

/** Asks again until the store answers; the test's own time limit ends it. */
async function healed(store: RoomStore): Promise<void> {
  while (!(await store.probe().then(...ANSWERED))) await pause(50);
}

/** Two seconds, and tolerance for a busy machine. */
const SOON_MS = 6_000;

const ANSWERED = [() => true, () => false] as const;
const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

async function faultOf(promise: Promise<unknown>): Promise<{ fault: unknown; ms: number }> {
  const begun = performance.now();
  const fault = await promise.then(
    (value) => `no fault but ${String(value)}`,
    (error: unknown) => error,
  );
  return { fault, ms: performance.now() - begun };
}

/** Redis knows the scripts and we know its clock, so that a change is one packet. */
async function warmedUp(context: TestContext) {
  const parts = await opening(context).throughProxy();
  await parts.store.commit(roomOf(), 0);
  await parts.store.remove("abcdefgh", 1);
  return parts;
}

describe.concurrent("a connection cut between a change and its answer", () => {
  it("is resolved by sending the change again: it happened once", async (context) => {
    const { proxy, store } = await warmedUp(context);
    const room = roomOf();
    await store.commit(room, 0);
    proxy.cutBeforeAnswer();
    expect(await store.commit(joined(room, "bob"), 1)).toBe("committed");
    expect((await store.load(room.id))?.version).toBe(2);
    expect(await store.commit(joined(room, "eve"), 1)).toBe("conflict");
  });

  it("is resolved for a removal too", async (context) => {
    const { proxy, store } = await warmedUp(context);
    await store.commit(roomOf(), 0);
    proxy.cutBeforeAnswer();
    expect(await store.remove("abcdefgh", 1)).toBe("committed");
    expect(await store.load("abcdefgh")).toBeUndefined();
    expect(await store.remove("abcdefgh", 1)).toBe("conflict");
  });

  it("is resolved for a creation too", async (context) => {
    const { proxy, store } = await warmedUp(context);
    proxy.cutBeforeAnswer();
    expect(await store.commit(roomOf(), 0)).toBe("committed");
    expect(await store.roomsOf("owner-ann")).toHaveLength(1);
  });

  it("leaves the result unknown if Redis then refuses writes", async (context) => {
    const { server, proxy, store } = await warmedUp(context);
    proxy.cutBeforeAnswer();
    proxy.delayMs = 150;
    const change = faultOf(store.commit(roomOf(), 0));
    while (!(await ask(server.port, `EXISTS ${roomKey("abcdefgh")}`)).includes("1")) await pause(1);
    await ask(server.port, "CONFIG SET min-replicas-to-write 1");
    const { fault } = await change;
    expect(fault).toBeInstanceOf(UnknownCommit);
    await ask(server.port, "CONFIG SET min-replicas-to-write 0");
    expect(fault instanceof UnknownCommit && (await fault.outcome)).toBe("committed");
  });
});

describe.concurrent("a frozen Redis", () => {
  it("leads to a fault within two seconds, and the change never happens later", async (context) => {
    const { redis, storeAt } = opening(context);
    const server = await redis();
    const store = await storeAt(server.url);
    await store.commit(roomOf(), 0);
    server.freeze();
    const { fault, ms } = await faultOf(store.commit(joined(roomOf(), "bob"), 1));
    server.thaw();
    expect(fault).toBeInstanceOf(UnknownCommit);
    expect(ms).toBeLessThan(SOON_MS);
    await healed(store);
    expect(fault instanceof UnknownCommit && (await fault.outcome)).toBe("conflict");
    expect((await store.load("abcdefgh"))?.version).toBe(1);
  });

  it("refuses reads within two seconds as well", async (context) => {
    const { redis, storeAt } = opening(context);
    const server = await redis();
    const store = await storeAt(server.url);
    server.freeze();
    const reads = [store.load("abcdefgh"), store.lobby(100), store.roomsOf("owner-ann")];
    for (const { fault, ms } of await Promise.all(reads.map(faultOf))) {
      expect(fault).toBeInstanceOf(StoreFault);
      expect(ms).toBeLessThan(SOON_MS);
    }
    server.thaw();
    await healed(store);
  });
});

describe.concurrent("a network that swallows everything", () => {
  it("leads to a fault within two seconds, and to a new connection when it is back", async (context) => {
    const { throughProxy } = opening(context);
    const { proxy, store } = await throughProxy();
    await store.commit(roomOf(), 0);
    proxy.isDeaf = true;
    const { fault, ms } = await faultOf(store.commit(joined(roomOf(), "bob"), 1));
    expect(fault).toBeInstanceOf(UnknownCommit);
    expect(ms).toBeLessThan(SOON_MS);
    await faultOf(store.load("abcdefgh"));
    proxy.isDeaf = false;
    await healed(store);
    expect((await store.load("abcdefgh"))?.version).toBe(1);
  });
});

describe.concurrent("a killed Redis", () => {
  it("fails calls within two seconds and is used again by itself when it is back", async (context) => {
    const { redis, storeAt } = opening(context);
    const server = await redis(DURABLE);
    const store = await storeAt(server.url);
    await store.commit(roomOf(), 0);
    await server.kill();
    const { fault, ms } = await faultOf(store.load("abcdefgh"));
    expect(fault).toBeInstanceOf(StoreFault);
    expect(ms).toBeLessThan(SOON_MS);
    await server.restart();
    await healed(store);
    expect((await store.load("abcdefgh"))?.version).toBe(1);
  });

  it("[W3] loses no answered change with appendfsync always, and resolves the others correctly", async (context) => {
    const { redis, storeAt } = opening(context);
    const server = await redis(DURABLE);
    const store = await storeAt(server.url);
    const outcomes: { readonly id: string; readonly fault: unknown }[] = [];
    const killed = new AbortController();
    const commitOneByOne = async (lane: number): Promise<void> => {
      for (let count = 0; !killed.signal.aborted; count += 1) {
        const id = `room${lane}n${1000 + count}`;
        const { fault } = await faultOf(store.commit(roomOf({ id }), 0));
        outcomes.push({ id, fault });
      }
    };
    const lanes = Array.from({ length: 30 }, (_, lane) => commitOneByOne(100 + lane));
    while (outcomes.length < 50) await pause(1);
    await server.kill();
    killed.abort();
    await pause(2_500);
    await server.restart();
    await Promise.all(lanes);
    await healed(store);
    const answered = outcomes.filter(({ fault }) => fault === "no fault but committed");
    for (const { id } of answered) expect((await store.load(id))?.version).toBe(1);
    for (const { id, fault } of outcomes) {
      if (!(fault instanceof UnknownCommit)) continue;
      const isStored = (await store.load(id)) !== undefined;
      expect(await fault.outcome).toBe(isStored ? "committed" : "conflict");
    }
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBeLessThan(outcomes.length);
  });
});

describe.concurrent("a Redis without memory left", () => {
  it("refuses changes, stays readable, and takes changes again when there is room", async (context) => {
    const { redis, storeAt } = opening(context);
    const server = await redis();
    const store = await storeAt(server.url);
    await store.commit(roomOf(), 0);
    await ask(server.port, "CONFIG SET maxmemory 1mb");
    const { fault } = await faultOf(store.commit(joined(roomOf(), "bob"), 1));
    expect(fault).toBeInstanceOf(StoreFault);
    expect(fault).not.toBeInstanceOf(UnknownCommit);
    expect((await store.load("abcdefgh"))?.version).toBe(1);
    await expect(store.probe()).rejects.toThrow(StoreFault);
    await ask(server.port, "CONFIG SET maxmemory 0");
    expect(await store.commit(joined(roomOf(), "bob"), 1)).toBe("committed");
  });
});

describe.concurrent("a usual change", () => {
  it("costs one round trip to Redis", async (context) => {
    const { throughProxy } = opening(context);
    const { proxy, store } = await throughProxy();
    const room = roomOf();
    await store.commit(room, 0);
    const before = proxy.packets;
    expect(await store.commit(joined(room, "bob"), 1)).toBe("committed");
    expect(proxy.packets - before).toBe(1);
  });
});
