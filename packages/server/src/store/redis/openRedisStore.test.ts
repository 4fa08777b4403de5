import { steadyClock } from "@kingrow/time/machine";
import { afterEach, describe, expect, it } from "vitest";
import { StoreStartFault } from "../roomStore.ts";
import { openRedisStore } from "./openRedisStore.ts";
import { ask, type RedisServer, startRedis } from "../../redis/testing/redisServer.ts";

const servers: RedisServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function redis(settings?: Readonly<Record<string, string>>): Promise<RedisServer> {
  const server = await startRedis(settings);
  servers.push(server);
  return server;
}

function open(url: string, onAway: (sentence: string) => void = () => undefined) {
  return openRedisStore({ steady: steadyClock, onAway, urls: [url] });
}

async function refusal(url: string): Promise<string> {
  const fault = await open(url).catch((error: unknown) => error);
  if (!(fault instanceof StoreStartFault)) throw new Error(`no start fault but ${String(fault)}`);
  return fault.message;
}

describe("opening the Redis store", () => {
  it.each(["allkeys-lru", "volatile-ttl"])(
    "refuses a server that may evict (%s)",
    async (policy) => {
      const { url, port } = await redis({ "maxmemory-policy": policy });
      const sentence = await refusal(url);
      expect(sentence).toContain(`Redis at 127.0.0.1:${port} cannot be used.`);
      expect(sentence).toContain(`maxmemory-policy is ${policy}`);
      expect(sentence).toContain("Set maxmemory-policy noeviction.");
    },
  );

  it("refuses a replica", async () => {
    const master = await redis();
    const { url } = await redis({ replicaof: `127.0.0.1 ${master.port}` });
    expect(await refusal(url)).toContain("It is a replica");
  });

  it.each(["kingrow:{rooms}:format", "kingrow:{p00}:format"])(
    "refuses rooms of another format (%s) and leaves them alone",
    async (key) => {
      const { url, port } = await redis();
      await ask(port, `SET ${key} 2/64`);
      expect(await refusal(url)).toContain("another Kingrow (format 2/64");
      expect(await ask(port, "DBSIZE")).toBe(":1\r\n");
    },
  );

  it("shows the error of Redis about wrong credentials without the credentials", async () => {
    const { port } = await redis({ requirepass: "right" });
    const sentence = await refusal(`redis://:secret@127.0.0.1:${port}`);
    expect(sentence).toContain("WRONGPASS");
    expect(sentence).not.toContain("secret");
  });

  it("waits for a server that is away, says so each time, and opens when it is there", async () => {
    const server = await redis();
    await server.kill();
    const sentences: string[] = [];
    const opening = open(server.url, (sentence) => sentences.push(sentence));
    while (sentences.length < 3) await new Promise((resolve) => void setTimeout(resolve, 20));
    expect(sentences[0]).toContain(`Redis at 127.0.0.1:${server.port} cannot be reached (`);
    expect(sentences[0]).toContain("Trying again.");
    await server.restart();
    const { store } = await opening;
    expect(await store.count()).toBe(0);
    await store.close();
  });

  it("waits for a server that has no memory left, says so each time, and opens when it has some", async () => {
    const { url, port } = await redis({ maxmemory: "1" });
    const sentences: string[] = [];
    const opening = open(url, (sentence) => sentences.push(sentence));
    await expect.poll(() => sentences.length).toBeGreaterThan(2);
    expect(sentences[0]).toContain(`Redis at 127.0.0.1:${port} takes no changes (OOM `);
    expect(sentences.length).toBeLessThan(10);
    await ask(port, "CONFIG SET maxmemory 0");
    const { store } = await opening;
    expect(await store.count()).toBe(0);
    await store.close();
  });
});
