// Broadcasts between nodes over a line to Redis that breaks: what was said meanwhile arrives in the end.
import { once } from "node:events";
import { createServer } from "node:http";
import { Server } from "socket.io";
import { steadyClock } from "@kingrow/time/machine";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startRedis } from "../../redis/testing/redisServer.ts";
import { FaultProxy, letIn, openStockSocket, type StockSocket } from "@kingrow/protocol/testing";
import { openRedisAdapter } from "./redisAdapter.ts";

interface Node {
  readonly io: Server;
  readonly client: StockSocket;
}

/** One after the other, so that nothing is slow but what a test breaks; then the tests run side by side. */
const pairs: Awaited<ReturnType<typeof twoNodes>>[] = [];
beforeAll(async () => {
  for (let pair = 0; pair < 3; pair += 1) pairs.push(await twoNodes());
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
  const faults = vi.fn<() => void>();
  const near = await startNode(redis.url, faults);
  const far = await startNode(`redis://127.0.0.1:${line.port}`, faults);
  for (const { io, client } of [near, far]) {
    closings.push(async () => {
      client.disconnect();
      await io.close();
    });
  }
  await heardBy(far, near, "first");
  await heardBy(near, far, "first");
  return { line, near, far, faults };
}

async function startNode(url: string, onError: () => void): Promise<Node> {
  const http = createServer();
  const adapter = await openRedisAdapter({
    steady: steadyClock,
    urls: [url],
    isCluster: false,
    onError,
  });
  const io = new Server(http, { adapter });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const client = openStockSocket(`http://127.0.0.1:${port}`, { transports: ["websocket"] });
  await letIn(client);
  return { io, client };
}

/** What is said once more until it is heard: the first entry of the stream may come too early. */
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

/** Long enough for every connection to have been tried anew. */
const AWAY_MS = 2_000;

describe.concurrent("a broadcast", () => {
  it("is heard by both nodes after the line was cut, also what was said meanwhile", async () => {
    const { line, near, far } = pairs.pop()!;
    line.cut(false);
    const meanwhile = hears(far, "meanwhile");
    near.io.emit("meanwhile");
    const fromAfar = hears(near, "from afar");
    far.io.emit("from afar");
    await pause(AWAY_MS);
    line.heal();
    expect(await Promise.all([meanwhile, fromAfar])).toEqual(["meanwhile", "from afar"]);
  });

  it("is heard by both nodes after all connections died without a word", async () => {
    const { line, near, far } = pairs.pop()!;
    line.blackhole();
    const heard = Promise.all([hears(near, "later"), hears(far, "later too")]);
    far.io.emit("later");
    near.io.emit("later too");
    expect(await heard).toEqual(["later", "later too"]);
  });
});

describe.concurrent("a node that is cut off", () => {
  it("asks for news a few times a second, not all the time", async () => {
    const { line, faults } = pairs.pop()!;
    line.cut(false);
    const before = faults.mock.calls.length;
    await pause(AWAY_MS);
    expect(faults.mock.calls.length - before).toBeLessThan(100);
    line.heal();
  });
});
