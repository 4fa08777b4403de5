// Broadcasts between nodes over a connection to Redis that breaks.
import { once } from "node:events";
import { createServer } from "node:http";
import { Server } from "socket.io";
import { steadyClock } from "@kingrow/time/machine";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { withConnection } from "../../redis/connection.ts";
import { startRedisCluster } from "../../redis/testing/redisCluster.ts";
import { startRedis } from "../../redis/testing/redisServer.ts";
import {
  FaultProxy,
  whenConnected,
  openStockSocket,
  type StockSocket,
} from "@kingrow/protocol/testing";
import { openRedisAdapter } from "./redisAdapter.ts";

interface Node {
  readonly io: Server;
  readonly client: StockSocket;
}

/** Opened one after the other, so that only the faults of the tests are slow. The tests run in parallel. */
const pairs: Awaited<ReturnType<typeof twoNodes>>[] = [];
beforeAll(async () => {
  for (let pair = 0; pair < 2; pair += 1) pairs.push(await twoNodes());
});
const closings: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
});

/** Two nodes on one Redis, `far` over a line that can break. */
async function twoNodes() {
  const redis = await startRedis();
  closings.push(() => redis.stop());
  const line = await FaultProxy.open(redis.port);
  closings.push(() => line.close());
  const onResumed = vi.fn<(brokenMs: number) => void>();
  const near = await startNode(redis.url, () => undefined);
  const far = await startNode(`redis://127.0.0.1:${line.port}`, onResumed);
  for (const { io, client } of [near, far]) {
    closings.push(async () => {
      client.disconnect();
      await io.close();
    });
  }
  await heardBy(far, near, "first");
  await heardBy(near, far, "first");
  return { line, near, far, onResumed };
}

async function startNode(
  url: string,
  onResumed: (brokenMs: number) => void,
  clusterUrls?: readonly string[],
): Promise<Node> {
  const http = createServer();
  const adapter = await openRedisAdapter({
    steady: steadyClock,
    urls: clusterUrls ?? [url],
    isCluster: clusterUrls !== undefined,
    onResumed,
  });
  closings.push(() => adapter.close());
  const io = new Server(http, { adapter: adapter.factory });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const client = openStockSocket(`http://127.0.0.1:${port}`, { transports: ["websocket"] });
  await whenConnected(client);
  return { io, client };
}

/** Repeats a broadcast until it arrives, because the first entry of the stream may come too early. */
async function heardBy({ client }: Node, { io }: Node, word: string): Promise<void> {
  const heard = new Promise((resolve) => void client.once(word, resolve));
  const again = setInterval(() => io.emit(word), 100);
  await heard;
  clearInterval(again);
}

function hears({ client }: Node, word: string): Promise<unknown> {
  return new Promise((resolve) => void client.once(word, () => resolve(word)));
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Longer than every connection needs to notice and to try again. */
const AWAY_MS = 2_000;

describe.concurrent("a broadcast", () => {
  it("reaches both nodes after the connection was cut, including events of the meantime", async () => {
    const { line, near, far, onResumed } = pairs.pop()!;
    line.cut(false);
    const meanwhile = hears(far, "meanwhile");
    near.io.emit("meanwhile");
    const fromAfar = hears(near, "from afar");
    await pause(AWAY_MS);
    far.io.emit("from afar");
    line.heal();
    expect(await Promise.all([meanwhile, fromAfar])).toEqual(["meanwhile", "from afar"]);
    await expect.poll(() => onResumed.mock.calls.length, { timeout: 15_000 }).toBe(1);
  });

  it("works again after all connections died silently, and reports once how long they were broken", async () => {
    const { line, near, far, onResumed } = pairs.pop()!;
    line.blackhole();
    far.io.emit("lost");
    await expect.poll(() => onResumed.mock.calls.length, { timeout: 15_000 }).toBe(1);
    const heard = Promise.all([hears(near, "later"), hears(far, "later too")]);
    far.io.emit("later");
    await heardBy(far, near, "later too");
    expect(await heard).toEqual(["later", "later too"]);
    // Long enough for another check of the connection.
    await pause(AWAY_MS);
    expect(Math.min(...onResumed.mock.calls.flat())).toBeGreaterThan(2_000);
  });

  it("reaches both nodes on a cluster, also after the master of the stream restarted", async () => {
    const cluster = await startRedisCluster();
    closings.push(() => cluster.stop());
    const [one, other] = [
      await startNode("", () => undefined, cluster.urls),
      await startNode("", () => undefined, cluster.urls),
    ];
    for (const { io, client } of [one, other]) {
      closings.push(async () => {
        client.disconnect();
        await io.close();
      });
    }
    await heardBy(one, other, "first");
    await heardBy(other, one, "first");
    for (const master of cluster.masters) {
      await master.kill();
      await master.restart();
    }
    const heard = Promise.all([hears(one, "second"), hears(other, "second")]);
    await heardBy(one, other, "second");
    await heardBy(other, one, "second");
    expect(await heard).toEqual(["second", "second"]);
  });
});

it("has sent its last broadcast when it is closed", async () => {
  const redis = await startRedis();
  const urls = [redis.url];
  const adapter = await openRedisAdapter({
    steady: steadyClock,
    urls,
    isCluster: false,
    onResumed: () => undefined,
  });
  new Server({ adapter: adapter.factory }).emit("last");
  await adapter.close();
  const length = await withConnection(redis.url, (send) => send("", ["XLEN", "kingrow:{events}"]));
  expect(length).toBe(1);
  await redis.stop();
});
