// Several nodes on one real Redis, with stock clients, for tests.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RoomState } from "@kingrow/protocol";
import type { StockOptions } from "@kingrow/protocol/testing";
import { steadyClock } from "@kingrow/time/machine";
import { vi } from "vitest";
import { type App, startApp } from "../app.ts";
import { readConfig } from "../base/config.ts";
import { type Client, createClients } from "../gateway/testing/testClients.ts";
import { createLog } from "../base/log.ts";
import { type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { openShared } from "../nodes/openShared.ts";

export interface TestNodes {
  readonly redis: RedisServer;
  readonly apps: readonly App[];
  /** Connects a client with this player key to one of the nodes. */
  connect(node: number, playerKey?: string, options?: StockOptions): Promise<Client>;
  stop(): Promise<void>;
}

/** @param urlOf where each node finds Redis; itself, unless something lies in between */
export async function startNodes(
  count: number,
  urlOf: (redis: RedisServer, node: number) => string = ({ url }) => url,
): Promise<TestNodes> {
  const redis = await startRedis();
  const folder = mkdtempSync(path.join(tmpdir(), "kingrow-nodes-"));
  const starting = Array.from({ length: count }, (_, node) =>
    startNode(urlOf(redis, node), folder),
  );
  const nodes = await Promise.all(starting);
  const apps = nodes.map(({ app }) => app);
  await clocksAgree(nodes.map(({ now }) => now));
  const clients = apps.map(({ port }) => createClients(`http://127.0.0.1:${port}`));

  async function connect(node: number, playerKey?: string, options?: StockOptions) {
    const ofNode = clients[node];
    if (ofNode === undefined) throw new Error(`There is no node ${node}.`);
    return ofNode.connect(playerKey, options);
  }

  async function stop(): Promise<void> {
    for (const { disconnectAll } of clients) disconnectAll();
    await Promise.all(apps.map((app) => app.stop()));
    await redis.stop();
    rmSync(folder, { recursive: true });
  }

  return { redis, apps, connect, stop };
}

/** After a slow first answer of Redis, a node needs a quicker one to know the time that all nodes share. */
async function clocksAgree(clocks: readonly (() => number)[]): Promise<void> {
  const agree = (): boolean => {
    const times = clocks.map((now) => now());
    return Math.max(...times) - Math.min(...times) < 5;
  };
  await vi.waitUntil(agree, { timeout: 20_000 });
}

async function startNode(redisUrl: string, folder: string) {
  const environment = {
    PORT: "0",
    HOST: "127.0.0.1",
    METRICS_PORT: "0",
    REDIS_URL: redisUrl,
  };
  const read = readConfig(environment, folder);
  if (!read.ok || read.config.redisUrls === undefined) throw new Error("the settings are wrong");
  const { config } = read;
  const log = createLog("silent");
  const shared = await openShared({
    urls: read.config.redisUrls,
    config,
    log,
    steady: steadyClock,
  });
  const { store, clock } = shared;
  const app: App = await startApp({ config, store, shared, clock, pageDir: folder, log });
  return { app, now: clock.now };
}

export async function createRoom(client: Client, isPrivate = false): Promise<string> {
  const ack = await client.emitWithAck("createRoom", { isPrivate });
  if (!ack.success) throw new Error(ack.message);
  return ack.roomId;
}

export async function joinRoom(client: Client, roomId: string): Promise<RoomState> {
  const ack = await client.emitWithAck("joinRoom", { roomId });
  if (!ack.success) throw new Error(ack.message);
  return ack.roomState;
}

/** Resolves with the first state that the client is shown and the test accepts. */
export function shown(client: Client, accepts: (state: RoomState) => boolean): Promise<RoomState> {
  return new Promise((resolve) => {
    const listener = (state: RoomState) => {
      if (!accepts(state)) return;
      client.off("roomState", listener);
      resolve(state);
    };
    client.on("roomState", listener);
  });
}
