// What a node reads of the stream: what others wrote for its sockets, and of all else only where it stands.
import { steadyClock } from "@kingrow/time/machine";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type RedisServer, startRedis } from "../../redis/testing/redisServer.ts";
import { StreamClient } from "./streamClient.ts";

const STREAM = "stream";
const TRIM = { TRIM: { threshold: 100 } };

let redis: RedisServer;
beforeAll(async () => void (redis = await startRedis()));
afterAll(() => redis.stop());

const onError = (error: unknown) => expect.fail(String(error));

async function node() {
  const options = { urls: [redis.url], isCluster: false, onError, steady: steadyClock };
  const writes = await StreamClient.open(options, STREAM, (room) => room === "here");
  const reads = writes.duplicate();
  onTestFinished(() => [writes, reads].forEach((client) => client.disconnect()));
  return { writes, reads };
}

const entry = (uid: string, data = "{}", type = "3") => ({ uid, nsp: "/", type, data });
const passed = (id: string | undefined) => ({ id, message: {} });

async function readBy({ reads }: Awaited<ReturnType<typeof node>>, after: string) {
  const read = await reads.xRead([{ key: STREAM, id: after }], { COUNT: 10, BLOCK: 100 });
  return read?.[0].messages;
}

it("has the entries of others whole, and of one's own nothing that would have to be parsed", async () => {
  const [near, far] = [await node(), await node()];
  const ids = [
    await near.writes.xAdd(STREAM, "*", entry("near"), TRIM),
    await far.writes.xAdd(STREAM, "*", entry("far"), TRIM),
  ];
  const whole = (at: number, uid: string) => ({ id: ids[at], message: entry(uid) });
  expect(await readBy(near, "$")).toEqual([passed(ids[0]), whole(1, "far")]);
  expect(await readBy(far, "$")).toEqual([whole(0, "near"), passed(ids[1])]);
});

const broadcast = (...rooms: readonly string[]) =>
  // What is told may look like what is looked for.
  JSON.stringify({
    packet: { data: [{ opts: { rooms: ["there"] } }] },
    opts: { rooms, except: [], flags: { volatile: true } },
  });

it("has nothing to parse of broadcasts for sockets that are all on other nodes", async () => {
  const [near, far] = [await node(), await node()];
  const entries = [
    entry("far", broadcast("there", "here")),
    entry("far", broadcast("there")),
    entry("far", broadcast()),
    entry("far", broadcast("there"), "4"),
  ];
  const ids: string[] = [];
  for (const fields of entries) ids.push(await far.writes.xAdd(STREAM, "*", fields, TRIM));
  const read = await readBy(near, "$");
  const whole = (at: number) => ({ id: ids[at], message: entries[at] });
  expect(read).toEqual([whole(0), passed(ids[1]), whole(2), whole(3)]);
});
