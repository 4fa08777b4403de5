// The effect of a heartbeat in Redis, also while Redis stalls.
import { setTimeout as pause } from "node:timers/promises";
import { steadyClock } from "@kingrow/time/machine";
import { expect, it, onTestFinished } from "vitest";
import { RedisTimeout } from "../../redis/link.ts";
import { startRedis } from "../../redis/testing/redisServer.ts";
import { openTestLink } from "../../redis/testing/testLink.ts";
import { forgetRun, noteRun } from "./runRegistry.ts";

async function registry() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const link = openTestLink(redis);
  onTestFinished(() => link.close());
  const first = await noteRun(link, "first", () => undefined);
  const ahead = first.time - steadyClock.now();
  return { redis, link, first, timeAt: (moment: number) => Math.ceil(moment + ahead) };
}

it("[O3] a heartbeat that Redis executes after its caller gave up does not count", async () => {
  const { redis, link, first, timeAt } = await registry();
  redis.freeze();
  await expect(noteRun(link, "first", timeAt)).rejects.toThrow(RedisTimeout);
  // The time that Redis gets is a few milliseconds later.
  await pause(100);
  redis.thaw();
  const { beats } = await noteRun(link, "second", () => undefined);
  expect(beats.get("first")).toBe(first.beats.get("first"));
});

it("a heartbeat in time counts, and a forgotten run has none", async () => {
  const { link, first, timeAt } = await registry();
  const { time, beats } = await noteRun(link, "first", timeAt);
  expect(beats.get("first")).toBe(time);
  expect(time).toBeGreaterThanOrEqual(first.time);
  await forgetRun(link, "first");
  const { beats: left } = await noteRun(link, "second", timeAt);
  expect([...left.keys()]).toEqual(["second"]);
});
