// What a thousand watchers of one game cost its players and the server: acknowledgements with and without them, CPU a move.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DURABLE, startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { cpuSeconds, startServer } from "../nodes/server.ts";
import { openTable, playOn } from "../nodes/table.ts";

const WATCHERS = Number(process.env["WATCHERS"] ?? 1_000);
const MOVES = Number(process.env["MOVES"] ?? 150);
/** As fast as two people play at most; watchers get no more than ten states a second. */
const BETWEEN_MS = 100;

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "kingrow-bench-"));
await measure("one node", { DATA_DIR: folder }, 1);
rmSync(folder, { recursive: true });
const redis = await startRedis(DURABLE);
await measure("three nodes", { REDIS_URL: redis.url }, 3);
await redis.stop();

async function measure(
  name: string,
  environment: Readonly<Record<string, string>>,
  count: number,
): Promise<void> {
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(environment)));
  const urls = servers.map(({ url }) => url);
  const [whites = "", blacks = whites] = urls;
  const table = await openTable(whites, blacks, false);
  const cpu = () => servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const costOf = async () => {
    const before = cpu();
    const waits: number[] = [];
    for (let move = 0; move < MOVES; move += 1) {
      waits.push(...(await playOn(table, 1)));
      await pause(BETWEEN_MS);
    }
    return { p99: quantile(waits, 0.99), median: quantile(waits, 0.5), cpu: cpu() - before };
  };
  await costOf();
  const alone = await costOf();
  const crowd = await gather(table.roomId, urls);
  const watched = await costOf();
  const states = await crowd.leave();
  console.log(`\n${name}, ${WATCHERS} watchers of one game, ${MOVES} moves`);
  console.log(`  acknowledged without them: median ${ms(alone.median)}, p99 ${ms(alone.p99)}`);
  console.log(`  acknowledged with them:    median ${ms(watched.median)}, p99 ${ms(watched.p99)}`);
  console.log(`  p99 is ${(watched.p99 / alone.p99).toFixed(2)} times that without watchers`);
  const more = ((watched.cpu - alone.cpu) / MOVES) * 1_000;
  console.log(
    `  CPU of all nodes a move: ${ms(more)} more, ${((more / WATCHERS) * 1_000).toFixed(1)} µs a watcher`,
  );
  console.log(`  states a watcher got, of ${MOVES}: ${(states / WATCHERS).toFixed(0)}`);
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
  return { leave };
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}
