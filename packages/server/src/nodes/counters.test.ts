// Limits of an address that two nodes count together in a real Redis.
import { steadyClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../base/config.ts";
import { type AddressLimits, createAddressLimits } from "../gateway/limits/addressLimits.ts";
import { createCounters } from "../store/redis/counters.ts";
import type { RedisLink } from "../redis/link.ts";
import { type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { openTestLink } from "../redis/testing/testLink.ts";

let redis: RedisServer;
let links: RedisLink[];
let nodes: AddressLimits[];
beforeEach(async () => {
  const read = readConfig({ RATE_JOINS_PER_ADDRESS: "3/60" }, "/nowhere");
  if (!read.ok) throw new Error("the settings are wrong");
  const rates = read.config.limits.addressRates;
  redis = await startRedis();
  links = [0, 1].map(() => openTestLink(redis));
  nodes = links.map((link) =>
    createAddressLimits({
      rates,
      now: steadyClock.now,
      counters: createCounters(link),
      onLimited: () => undefined,
    }),
  );
});
afterEach(async () => {
  for (const link of links) await link.close();
  await redis.stop();
});

async function allowed(node: number): Promise<boolean | undefined> {
  return (await nodes[node]?.take("joins", "street"))?.allowed;
}

it("[X4] two nodes count one address together, and what is given back counts for neither", async () => {
  expect([await allowed(0), await allowed(1), await allowed(0)]).toEqual([true, true, true]);
  expect([await allowed(0), await allowed(1)]).toEqual([false, false]);
  for (let times = 0; times < 4; times += 1) nodes[0]?.giveBack("joins", "street");
  // What one node sends comes in its order; what the other asked sooner would count as well.
  expect(await allowed(0)).toBe(true);
  expect(await allowed(1)).toBe(true);
});

it("[X4] nobody gets a credit for what is given back more often than it was taken", async () => {
  expect(await allowed(0)).toBe(true);
  for (let times = 0; times < 3; times += 1) nodes[0]?.giveBack("joins", "street");
  const later = [await allowed(0), await allowed(0), await allowed(0), await allowed(0)];
  expect(later).toEqual([true, true, true, false]);
});

it("[X4] a node goes on counting by itself once Redis is gone", async () => {
  expect(await allowed(0)).toBe(true);
  await redis.stop();
  const counted = [];
  for (let count = 0; count < 4; count += 1) counted.push(await allowed(0));
  expect(counted).toEqual([true, true, true, false]);
});
