// A crowd of newcomers who press Play Now: who is refused, how soon two are together, who sits alone; one node and three.
// `npm run bench newcomers [-- --rate 1000 --seconds 10 --nodes 1,3]`
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DURABLE, startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { redisCpu } from "../nodes/redisCost.ts";
import { cpuSeconds, startServer } from "../nodes/server.ts";
import { type Order, type Report, tell } from "./report.ts";

const { values: asked } = parseArgs({
  options: {
    rate: { type: "string", default: "1000" },
    seconds: { type: "string", default: "10" },
    nodes: { type: "string", default: "1,3" },
  },
});
const [rate, seconds] = [Number(asked.rate), Number(asked.seconds)];
/** What an overloaded server refuses belongs to the figures: it has the limits it ships with. */
const SHIPPED = {
  MAX_LOOP_DELAY_MS: process.env["MAX_LOOP_DELAY_MS"] ?? "",
  MAX_CALL_MS: process.env["MAX_CALL_MS"] ?? "",
  TRUSTED_PROXIES: "127.0.0.1",
};

await ensureBuilt();
for (const nodes of asked.nodes.split(",").map(Number))
  await (nodes === 1 ? onDisk() : onRedis(nodes));

async function onDisk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kingrow-bench-"));
  await measure("one node", { DATA_DIR: folder }, 1);
  rmSync(folder, { recursive: true });
}

async function onRedis(count: number): Promise<void> {
  const redis = await startRedis(DURABLE);
  await measure(`${count} nodes`, { REDIS_URL: redis.url }, count, () => redisCpu(redis.port));
  await redis.stop();
}

async function measure(
  name: string,
  environment: Readonly<Record<string, string>>,
  count: number,
  redis: () => Promise<number> = async () => 0,
): Promise<void> {
  const start = () => startServer({ ...SHIPPED, ...environment });
  const servers = await Promise.all(Array.from({ length: count }, start));
  const cpu = async () => [...servers.map(({ pid }) => cpuSeconds(pid)), await redis()];
  const crowd = await gather({ urls: servers.map(({ url }) => url), rate, seconds });
  const [before, startedAt] = [await cpu(), performance.now()];
  const report = await crowd.press();
  const took = (performance.now() - startedAt) / 1_000;
  const spent = (await cpu()).map((after, at) => after - (before[at] ?? 0));
  console.log(`\n${name}: ${report.presses.length} newcomers, ${rate} a second for ${seconds} s`);
  const shares = spent.map((used) => `${used.toFixed(1)} s`).join(", ");
  tell(
    report,
    `${shares} of processor time in ${took.toFixed(0)} s${count > 1 ? "; Redis the last" : ""}`,
  );
  await Promise.all(servers.map((server) => server.stop()));
}

/** Resolves when all are connected. */
async function gather(order: Order) {
  const child = fork(join(import.meta.dirname, "crowd.ts"), { execArgv: ["--import", "tsx"] });
  const heard = () => once(child, "message").then(([message]) => message);
  child.send(order);
  await heard();
  const press = (): Promise<Report> => {
    child.send("go");
    return heard();
  };
  return { press };
}
