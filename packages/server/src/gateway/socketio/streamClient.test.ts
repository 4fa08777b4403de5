// What a node reads of the stream: all that others wrote, and of its own only where it stands.
import { steadyClock } from "@kingrow/time/machine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RedisServer, startRedis } from "../../redis/testing/redisServer.ts";
import { StreamClient } from "./streamClient.ts";

const STREAM = "stream";
const TRIM = { TRIM: { threshold: 100 } };

let redis: RedisServer;
beforeAll(async () => void (redis = await startRedis()));
afterAll(() => redis.stop());

async function node() {
  const onError = (error: unknown) => expect.fail(String(error));
  const options = { urls: [redis.url], isCluster: false, onError, steady: steadyClock };
  const writes = await StreamClient.open(options, STREAM);
  return { writes, reads: writes.duplicate() };
}

it("has the entries of others whole, and of one's own nothing that would have to be parsed", async () => {
  const [near, far] = [await node(), await node()];
  const entry = (uid: string) => ({ uid, nsp: "/", type: "3", data: "{}" });
  const ids = [
    await near.writes.xAdd(STREAM, "*", entry("near"), TRIM),
    await far.writes.xAdd(STREAM, "*", entry("far"), TRIM),
  ];
  const readBy = async ({ reads }: typeof near) =>
    (await reads.xRead([{ key: STREAM, id: "$" }], { COUNT: 10, BLOCK: 100 }))?.[0].messages;
  const passed = (at: number) => ({ id: ids[at], message: {} });
  const whole = (at: number, uid: string) => ({ id: ids[at], message: entry(uid) });
  expect(await readBy(near)).toEqual([passed(0), whole(1, "far")]);
  expect(await readBy(far)).toEqual([whole(0, "near"), passed(1)]);
  for (const client of [near.writes, near.reads, far.writes, far.reads]) client.disconnect();
});
