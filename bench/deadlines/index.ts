// What deadlines cost three nodes and Redis, when 30 of them come due each second: `npm run bench deadlines`.
import { setTimeout as pause } from "node:timers/promises";
import { ensureBuilt } from "../../scripts/build.mjs";
import {
  ask,
  type RedisServer,
  startRedis,
} from "../../packages/server/src/redis/testing/redisServer.ts";
import { createCrowd } from "../capacity/crowd.ts";
import { redisCalls, redisCpu } from "../nodes/redisCost.ts";
import { cpuSeconds, type Server, startServer } from "../nodes/server.ts";

const NODES = 3;
const HOSTS_EACH = 200;
const DROP_PAUSE_MS = 33;
/** A seat in a public room is kept for a minute. */
const KEPT_MS = 60_000;
const MEASURED_MS = 15_000;

await ensureBuilt();
const redis = await startRedis({ appendonly: "yes" });
const start = () => startServer({ REDIS_URL: redis.url });
const servers = await Promise.all(Array.from({ length: NODES }, start));
const crowds = servers.map(({ url }) => createCrowd(url));
try {
  await Promise.all(crowds.map((crowd) => crowd.growTo(HOSTS_EACH)));
  const hosts = crowds.flatMap(({ bots }) => bots);
  await Promise.all(crowds.map((crowd) => crowd.openRooms()));
  const begun = performance.now();
  for (const host of hosts) {
    host.close();
    await pause(DROP_PAUSE_MS);
  }
  const perSecond = (hosts.length / (performance.now() - begun)) * 1_000;
  await report("nothing due", redis, servers);
  await pause(Math.max(0, begun + KEPT_MS + 2_000 - performance.now()));
  await report(`${perSecond.toFixed(0)} deadlines a second`, redis, servers);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await redis.stop();
}

/** What happens in a second of the time to come. */
async function report(what: string, { port }: RedisServer, nodes: readonly Server[]) {
  const cpuOfNodes = () => nodes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  await ask(port, "CONFIG RESETSTAT");
  const before = { redis: await redisCpu(port), nodes: cpuOfNodes() };
  await pause(MEASURED_MS);
  const calls = await redisCalls(port);
  const each = (total: number) => total / (MEASURED_MS / 1_000);
  const counted = ["zrange", "evalsha", "get"].map(
    (name) => `${each(calls.get(name) ?? 0).toFixed(0)} ${name}`,
  );
  const cpus = [
    (await redisCpu(port)) - before.redis,
    (cpuOfNodes() - before.nodes) / nodes.length,
  ];
  const [ofRedis, ofNode] = cpus.map((seconds) => `${(each(seconds) * 100).toFixed(2)} %`);
  console.log(
    `${what}: ${counted.join(", ")} a second; CPU of Redis ${ofRedis}, of a node ${ofNode}`,
  );
}
