// What a thousand watchers of one game cost its players and the server: acknowledgements with and without them, CPU a move.
// `npm run bench watchers [-- --nodes 1,3 --moves 250]`
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DURABLE, startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { redisCpu } from "../nodes/redisCost.ts";
import { cpuSeconds, startServer } from "../nodes/server.ts";
import { openTable, playOn } from "../nodes/table.ts";

const WATCHERS = Number(process.env["WATCHERS"] ?? 1_000);
const { values: asked } = parseArgs({
  options: {
    nodes: { type: "string", default: "1,3" },
    moves: { type: "string", default: "250" },
  },
});
const MOVES = Number(asked.moves);
const WARM_UP_MOVES = 40;
/** As fast as two people play, and never in step with the watchers' states, of which there are ten a second at most. */
const PAUSES_MS = [50, 130, 250, 170, 90, 210];

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
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(environment)));
  const urls = servers.map(({ url }) => url);
  const [whites = "", blacks = whites] = urls;
  const table = await openTable(whites, blacks, false);
  const ofNodes = () => servers.map(({ pid }) => cpuSeconds(pid));
  const cpu = () => ofNodes().reduce((sum, seconds) => sum + seconds, 0);
  const costOf = async (moves = MOVES) => {
    const before = cpu();
    const waits: number[] = [];
    for (let move = 0; move < moves; move += 1) {
      waits.push(...(await playOn(table, 1)));
      await pause(PAUSES_MS[move % PAUSES_MS.length]);
    }
    return {
      median: quantile(waits, 0.5),
      p95: quantile(waits, 0.95),
      p99: quantile(waits, 0.99),
      cpu: cpu() - before,
    };
  };
  type Cost = Awaited<ReturnType<typeof costOf>>;
  const say = (what: string, { median, p95, p99 }: Cost) =>
    console.log(`  ${what}: median ${ms(median)}, p95 ${ms(p95)}, p99 ${ms(p99)}`);
  const watchedAt = async (where: readonly string[]) => {
    const crowd = await gather(table.roomId, where);
    const spentBy = async () => [...ofNodes(), await redis(), ownSeconds(), cpuSeconds(crowd.pid)];
    const [spent, startedAt] = [await spentBy(), performance.now()];
    const cost = await costOf();
    const took = (performance.now() - startedAt) / 1_000;
    const shares = (await spentBy()).map((after, at) => percent((after - (spent[at] ?? 0)) / took));
    return { cost, states: await crowd.leave(), shares };
  };

  await costOf(WARM_UP_MOVES);
  const alone = await costOf();
  const { cost, states, shares } = await watchedAt(urls);
  console.log(`\n${name}, ${WATCHERS} watchers of one game, ${MOVES} moves`);
  say("acknowledged without them", alone);
  say("acknowledged with them", cost);
  console.log(`  p99 is ${(cost.p99 / alone.p99).toFixed(2)} times that without watchers`);
  const more = ((cost.cpu - alone.cpu) / MOVES) * 1_000;
  console.log(
    `  CPU of all nodes a move: ${ms(more)} more, ${((more / WATCHERS) * 1_000).toFixed(1)} µs a watcher`,
  );
  console.log(`  states a watcher got, of ${MOVES}: ${(states / WATCHERS).toFixed(0)}`);
  console.log(`  shares of a core (nodes; Redis, players, who watch): ${shares.join(", ")}`);
  // The players' nodes send them nothing then: what is slower all the same is this one machine, which all share.
  if (count > 2) {
    const apart = await watchedAt(urls.slice(2));
    say("with all of them where nobody plays", apart.cost);
    console.log(`  shares of a core: ${apart.shares.join(", ")}`);
  }
  table.close();
  await Promise.all(servers.map((server) => server.stop()));
}

/** All who watch, in another process; answers how many states they got together once they leave. */
async function gather(roomId: string, urls: readonly string[]) {
  const program = join(import.meta.dirname, "crowd.ts");
  const words = ["--import", "tsx", program, roomId, String(WATCHERS), ...urls];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout.setEncoding("utf8"), "data");
  const leave = async (): Promise<number> => {
    const said = once(child.stdout, "data");
    child.kill("SIGTERM");
    return Number((await said)[0]);
  };
  return { leave, pid: child.pid ?? 0 };
}

/** Of this process, who is both players. */
function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}
