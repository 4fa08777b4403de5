import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { openTestLink } from "../redis/testing/testLink.ts";
import type { RedisLink } from "../redis/link.ts";
import { createCounters } from "../store/redis/counters.ts";
import { SharedWindows, Windows } from "./windows.ts";

const RATE = { count: 2, seconds: 10 };

describe("windows of one node", () => {
  it("[X2] allow a count in a window, say when it ends, and begin anew", () => {
    let now = 0;
    const windows = new Windows(RATE, () => now);
    const taken = [1, 2, 3, 4].map(() => windows.take("key"));
    expect(taken).toEqual([undefined, undefined, 10_000, 10_000]);
    now = 10_000;
    expect(windows.take("key")).toBeUndefined();
  });

  it("[X4] look without counting, and a network has more", () => {
    const windows = new Windows(RATE, () => 0);
    for (let count = 0; count < 5; count += 1) expect(windows.look("key")).toBeUndefined();
    windows.take("key");
    windows.take("key");
    expect(windows.look("key")).toBe(10_000);
    expect(windows.look("key", 4)).toBeUndefined();
  });

  it("[X4] give one back, and nobody gets a credit", () => {
    const windows = new Windows({ count: 1, seconds: 10 }, () => 0);
    windows.giveBack("key");
    windows.take("key");
    windows.giveBack("key");
    windows.giveBack("key");
    expect(windows.take("key")).toBeUndefined();
    expect(windows.take("key")).toBe(10_000);
  });

  it("forget keys whose window has ended", () => {
    let now = 0;
    const windows = new Windows(RATE, () => now);
    for (const key of ["a", "b", "c"]) windows.take(key);
    now = 10_000;
    windows.take("d");
    expect(windows.size).toBe(1);
  });
});

describe("windows of several nodes", () => {
  let redis: RedisServer;
  let links: RedisLink[];
  beforeAll(async () => {
    redis = await startRedis();
    links = [0, 1].map(() => openTestLink(redis));
  });
  afterAll(async () => {
    for (const link of links) await link.close();
    await redis.stop();
  });

  it("[X4] count together, look without counting and give back", async () => {
    const [one, other] = links.map(
      (link) => new SharedWindows("joins", RATE, createCounters(link)),
    );
    expect(await other?.look("street")).toBeUndefined();
    await one?.take("street");
    await other?.take("street");
    expect(await one?.take("street")).toBeGreaterThan(0);
    expect(await other?.look("street")).toBeGreaterThan(0);
    expect(await other?.look("street", 4)).toBeUndefined();
    one?.giveBack("street");
    await expect.poll(() => other?.look("street")).toBeUndefined();
  });

  it("[X4] allow everything while Redis is away", async () => {
    const away = { eval: () => Promise.reject(new Error("Redis is away")) };
    const windows = new SharedWindows("joins", { count: 1, seconds: 10 }, away);
    for (let count = 0; count < 3; count += 1) expect(await windows.take("street")).toBeUndefined();
  });
});
