// Starts the measured servers: the built server with its own disk, several on one Redis, or another program.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  DURABLE,
  type RedisServer,
  startRedis,
} from "../../packages/server/src/redis/testing/redisServer.ts";
import type { Settings } from "../../e2e/support/server.ts";
import { QUIET, Site } from "../../e2e/support/site.ts";

export interface Servers {
  readonly urls: readonly string[];
  readonly pids: readonly number[];
  readonly stop: () => Promise<void>;
}

export async function startEmbedded(settings: Settings = {}): Promise<Servers> {
  return serversOf([await openServer(settings)]);
}

export async function startOnRedis(
  nodes: number,
  settings: Settings = {},
): Promise<Servers & { readonly redis: RedisServer }> {
  const redis = await startRedis(DURABLE);
  const open = () => openServer({ ...settings, REDIS_URL: redis.url });
  const servers = serversOf(await Promise.all(Array.from({ length: nodes }, open)));
  const stop = async (): Promise<void> => {
    await servers.stop();
    await redis.stop();
  };
  return { ...servers, redis, stop };
}

function openServer(settings: Settings): Promise<Site> {
  return Site.open({ settings: { ...QUIET, ...settings } });
}

function serversOf(sites: readonly Site[]): Servers {
  return {
    urls: sites.map(({ url }) => url),
    pids: sites.map(({ server }) => server.pid),
    stop: async () => void (await Promise.all(sites.map((site) => site.close()))),
  };
}

/** Starts a program for Node that prints its port. */
export async function startProgram(...args: readonly string[]): Promise<Servers> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  process.once("exit", () => child.kill());
  const [port] = await once(child.stdout, "data");
  return {
    urls: [`http://127.0.0.1:${Number(port)}`],
    pids: [child.pid ?? 0],
    stop: async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
