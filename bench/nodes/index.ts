// Measures the cost of a move in CPU time and Redis commands: embedded, on Redis, on two nodes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../../scripts/build.mjs";
import { ask, startRedis, DURABLE } from "../../packages/server/src/redis/testing/redisServer.ts";
import { quantile } from "../base/quantile.ts";
import { openTable, playOn, type Table } from "../moves/table.ts";
import { redisCalls, redisCpu } from "./redisCost.ts";
import { cpuSeconds, type Server, startServer } from "../base/server.ts";

const GAMES = Number(process.env["GAMES"] ?? 40);
const MOVES = Number(process.env["MOVES"] ?? 4_000);

interface Cost {
  readonly cpuMs: number;
  readonly movesPerSecond: number;
  readonly ackMs: { readonly median: number; readonly p99: number };
  /** Only with Redis. */
  readonly redis?: { readonly scripts: number; readonly commands: string; readonly cpuMs: number };
}

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "kingrow-bench-"));
const embedded = await measure("embedded", { DATA_DIR: folder }, 1);
rmSync(folder, { recursive: true });
const one = await withRedis("one node", 1);
await withRedis("two nodes, players on different ones", 2);
const ratio = one.cpuMs / embedded.cpuMs;
console.log(`\nRedis mode costs ${ratio.toFixed(2)} times the server CPU of the embedded mode.`);
console.log(`Round trips to Redis that a move waits for: ${one.redis?.scripts.toFixed(3)}.`);

async function withRedis(name: string, nodes: number): Promise<Cost> {
  const redis = await startRedis(DURABLE);
  try {
    return await measure(name, { REDIS_URL: redis.url }, nodes, redis.port);
  } finally {
    await redis.stop();
  }
}

async function measure(
  name: string,
  environment: Readonly<Record<string, string>>,
  count: number,
  redisPort?: number,
): Promise<Cost> {
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(environment)));
  const [whites = "", blacks = whites] = servers.map(({ url }) => url);
  const open = (_: unknown, game: number) => openTable(whites, { blackUrl: blacks, game });
  const tables = await Promise.all(Array.from({ length: GAMES }, open));
  try {
    await playAll(tables, GAMES * 5);
    const cost = await costOf(tables, servers, redisPort);
    print(name, cost);
    return cost;
  } finally {
    for (const table of tables) table.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function costOf(
  tables: readonly Table[],
  servers: readonly Server[],
  redisPort: number | undefined,
): Promise<Cost> {
  if (redisPort !== undefined) await ask(redisPort, "CONFIG RESETSTAT");
  const before = {
    cpu: cpuOf(servers),
    redis: await cpuOfRedis(redisPort),
    time: performance.now(),
  };
  const waits = await playAll(tables, MOVES);
  const seconds = (performance.now() - before.time) / 1_000;
  const perMove = (cpuSeconds: number) => (cpuSeconds / waits.length) * 1_000;
  return {
    cpuMs: perMove(cpuOf(servers) - before.cpu),
    movesPerSecond: waits.length / seconds,
    ackMs: { median: quantile(waits, 0.5), p99: quantile(waits, 0.99) },
    ...(redisPort !== undefined && {
      redis: {
        ...(await commandsPer(redisPort, waits.length)),
        cpuMs: perMove((await cpuOfRedis(redisPort)) - before.redis),
      },
    }),
  };
}

/** All tables at once, each one move after the other; answers how long each waited, in ms. */
async function playAll(tables: readonly Table[], moves: number): Promise<readonly number[]> {
  const each = Math.ceil(moves / tables.length);
  return (await Promise.all(tables.map((table) => playOn(table, each)))).flat();
}

function cpuOf(servers: readonly Server[]): number {
  return servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
}

async function cpuOfRedis(port: number | undefined): Promise<number> {
  return port === undefined ? 0 : redisCpu(port);
}

/** Beats, lobby looks and broadcasts of the same time are counted in. */
async function commandsPer(port: number, moves: number) {
  const calls = Array.from(await redisCalls(port), ([name, count]) => ({
    name,
    per: count / moves,
  }));
  const shown = calls
    .filter(({ per }) => per > 0.01)
    .map(({ name, per }) => `${name} ${per.toFixed(2)}`);
  const scripts = calls.find(({ name }) => name === "evalsha")?.per ?? 0;
  return { scripts, commands: shown.join(", ") };
}

function print(name: string, { cpuMs, movesPerSecond, ackMs, redis }: Cost): void {
  console.log(`\n${name}: ${MOVES} moves in ${GAMES} games at once`);
  console.log(
    `  server CPU ${cpuMs.toFixed(3)} ms a move, ${movesPerSecond.toFixed(0)} moves a second`,
  );
  console.log(
    `  answer after ${ackMs.median.toFixed(1)} ms, 99th percentile ${ackMs.p99.toFixed(1)} ms`,
  );
  if (redis === undefined) return;
  console.log(
    `  Redis CPU ${redis.cpuMs.toFixed(3)} ms a move; commands a move: ${redis.commands}`,
  );
}
