// Kingrow as load meets it: one node on disk or several on Redis, with the limits of load it ships with.
import { DURABLE, startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { NO_LIMITS } from "../../e2e/support/settings.ts";
import { startEmbedded } from "../moves/subjects.ts";
import { type Server, startServer } from "../nodes/server.ts";

/** The limits of load, which other measurements lift: unset, so that a busy server refuses as it ships. */
export const SHIPPED_LOAD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(NO_LIMITS)
    .filter((name) => /^MAX_(?:CALL|LOOP)/.test(name))
    .map((name) => [name, ""]),
);

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
    const server = await startEmbedded({ ...SHIPPED_LOAD, ...settings });
    return { servers: [server], urls: [server.url], stop: () => server.stop() };
  }
  const redis = await startRedis(DURABLE);
  const start = () => startServer({ ...SHIPPED_LOAD, ...settings, REDIS_URL: redis.url });
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
