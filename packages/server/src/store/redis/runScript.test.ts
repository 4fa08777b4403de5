// Many scripts at once against a real Redis: how many commands they take, and whose answer is whose.
import { ErrorReply } from "redis";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { RedisLink } from "../../redis/link.ts";
import { ask, type RedisServer, startRedis } from "../../redis/testing/redisServer.ts";
import { openTestLink } from "../../redis/testing/testLink.ts";
import { runScript } from "./runScript.ts";
import { script } from "./scripts.ts";

const APPEND = script(`redis.call('APPEND', KEYS[1], ARGV[1])
return {KEYS[1], redis.call('GET', KEYS[1]), #KEYS, #ARGV}`);
const NOTHING = script("return false");
const LOOK = script("return #KEYS");
const FAIL = script("return redis.call('INCR', KEYS[1])");

let redis: RedisServer;
let link: RedisLink;
beforeEach(async () => {
  redis = await startRedis();
  link = openTestLink(redis);
});
afterEach(async () => {
  await link.close();
  await redis.stop();
});

const append = (key: string, ...values: readonly string[]) =>
  runScript(link, { script: APPEND, keys: [key], values });
const nothing = () => runScript(link, { script: NOTHING, keys: [], values: [] });

const several = () =>
  Promise.all([append("a", "1"), nothing(), append("b", "2", "x"), append("a", "3")]);

async function commandsFor(work: () => Promise<unknown>): Promise<number> {
  await ask(redis.port, "CONFIG RESETSTAT");
  await work();
  const told = await ask(redis.port, "INFO commandstats");
  return Number(/cmdstat_evalsha:calls=(\d+)/.exec(told)?.[1]);
}

it("sends what is asked in one turn as one command, and each hears its own answer, in its order", async () => {
  expect(await several()).toEqual([["a", "1", 1, 1], null, ["b", "2", 1, 2], ["a", "13", 1, 1]]);
  expect(await commandsFor(several)).toBe(1);
});

it("tells of a failure only whose it is", async () => {
  await ask(redis.port, "SET text word");
  const asked = [append("a", "1"), runScript(link, { script: FAIL, keys: ["text"], values: [] })];
  const [told, failed, later] = await Promise.allSettled([...asked, append("b", "2")]);
  expect(failed).toMatchObject({ status: "rejected", reason: expect.any(ErrorReply) });
  // Not once more for it: a count would be one too high.
  expect(told).toMatchObject({ status: "fulfilled", value: ["a", "1", 1, 1] });
  expect(later).toMatchObject({ status: "fulfilled", value: ["b", "2", 1, 1] });
});

it("sends a crowd's as several commands, and the last of them hears its own answer too", async () => {
  const keys = Array.from({ length: 70 }, (_, number) => `key${number}`);
  const all = () => Promise.all(keys.map((key) => append(key, key)));
  expect(await all()).toEqual(keys.map((key) => [key, key, 1, 1]));
  expect(await commandsFor(all)).toBe(3);
});

it("asks for whoever looks at many keys after the others, who do not wait for it", async () => {
  const keys = Array.from({ length: 128 }, (_, number) => `key${number}`);
  const answered: unknown[] = [];
  const look = () => runScript(link, { script: LOOK, keys, values: [] });
  const all = () =>
    Promise.all([look(), append("a", "1"), nothing()].map(async (one) => answered.push(await one)));
  await all();
  expect(await commandsFor(all)).toBe(2);
  expect(answered.slice(3)).toEqual([["a", "11", 1, 1], null, 128]);
});

it("asks alone for whoever has little time left, so that the others are not given up with it", async () => {
  const call = { script: NOTHING, keys: [], values: [] };
  const soon = link.timeToAnswer() - 1_000;
  const all = () => Promise.all([nothing(), nothing(), runScript(link, call, soon)]);
  await all();
  expect(await commandsFor(all)).toBe(2);
});
