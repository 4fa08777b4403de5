// Starts a site for load tests: one node on disk or several on Redis.
import { DURABLE, startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { startEmbedded } from "../moves/subjects.ts";
import { type Server, startServer } from "../base/server.ts";

export interface Site {
  readonly servers: readonly Server[];
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

export async function startSite(
  nodes: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  if (nodes === 1) {
    const server = await startEmbedded(settings);
    return { servers: [server], urls: [server.url], stop: () => server.stop() };
  }
  const redis = await startRedis(DURABLE);
  const start = () => startServer({ ...settings, REDIS_URL: redis.url });
  const servers = await Promise.all(Array.from({ length: nodes }, start));
  return {
    servers,
    urls: servers.map(({ url }) => url),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await redis.stop();
    },
  };
}
