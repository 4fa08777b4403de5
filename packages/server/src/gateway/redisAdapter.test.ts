// Broadcasts between nodes over a line to Redis that breaks: what was said meanwhile arrives in the end.
import { once } from "node:events";
import { createServer } from "node:http";
import { Server } from "socket.io";
import { io as connect, type Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RedisServer, startRedis } from "../store/redis/testing/redisServer.ts";
import { startTcpProxy, type TcpProxy } from "../store/redis/testing/tcpProxy.ts";
import { openRedisAdapter } from "./redisAdapter.ts";

interface Node {
  readonly io: Server;
  readonly client: Socket;
}

let redis: RedisServer;
let line: TcpProxy;
let near: Node;
let far: Node;
let faults = 0;
beforeEach(async () => {
  redis = await startRedis();
  line = await startTcpProxy(redis.port);
  near = await startNode(redis.url);
  far = await startNode(`redis://127.0.0.1:${line.port}`);
  await heardBy(far, near, "first");
  await heardBy(near, far, "first");
}, 20_000);
afterEach(async () => {
  for (const { io, client } of [near, far]) {
    client.disconnect();
    await io.close();
  }
  await line.close();
  await redis.stop();
});

async function startNode(url: string): Promise<Node> {
  const http = createServer();
  const adapter = await openRedisAdapter({
    urls: [url],
    isCluster: false,
    onError: () => void (faults += 1),
  });
  const io = new Server(http, { adapter });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const client = connect(`http://127.0.0.1:${port}`, { transports: ["websocket"] });
  await new Promise<void>((resolve) => void client.once("connect", resolve));
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

describe("a broadcast", () => {
  it("is heard by both nodes after the line was cut, also what was said meanwhile", async () => {
    line.cut(true);
    const meanwhile = hears(far, "meanwhile");
    near.io.emit("meanwhile");
    const fromAfar = hears(near, "from afar");
    far.io.emit("from afar");
    await pause(AWAY_MS);
    line.cut(false);
    expect(await Promise.all([meanwhile, fromAfar])).toEqual(["meanwhile", "from afar"]);
  }, 20_000);

  it("is heard by both nodes after all connections died without a word", async () => {
    line.loseAll();
    const heard = Promise.all([hears(near, "later"), hears(far, "later too")]);
    far.io.emit("later");
    near.io.emit("later too");
    expect(await heard).toEqual(["later", "later too"]);
  }, 20_000);
});

describe("a node that is cut off", () => {
  it("asks for news a few times a second, not all the time", async () => {
    line.cut(true);
    const before = faults;
    await pause(AWAY_MS);
    expect(faults - before).toBeLessThan(100);
    line.cut(false);
  }, 20_000);
});
