// Measures the cost of a move in CPU time and Redis commands: embedded, on Redis, on two nodes.
import { ask } from "../../packages/server/src/redis/testing/redisServer.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { cpuOf } from "../base/process.ts";
import { quantile } from "../../e2e/support/quantile.ts";
import { type Servers, startEmbedded, startOnRedis } from "../base/servers.ts";
import { openTables, playOn, type Table } from "../moves/table.ts";

const GAMES = Number(process.env["GAMES"] ?? 40);
const MOVES = Number(process.env["MOVES"] ?? 4_000);

await ensureBuilt();
const rows: Record<string, object> = {};
await measure("embedded", await startEmbedded());
for (const nodes of [1, 2]) {
  const servers = await startOnRedis(nodes);
  await measure(`${nodes} on Redis`, servers, servers.redis.port);
}
console.log(
  `${MOVES} moves in ${GAMES} games at once; on two nodes the players are on different ones`,
);
console.table(rows);

async function measure(name: string, servers: Servers, redisPort?: number): Promise<void> {
  const [whites = "", blacks = whites] = servers.urls;
  const tables = await openTables(whites, GAMES, blacks);
  await playAll(tables, GAMES * 5);
  if (redisPort !== undefined) await ask(redisPort, "CONFIG RESETSTAT");
  const before = { cpu: cpuMs(servers), redis: await redisMs(redisPort), time: performance.now() };
  const waits = await playAll(tables, MOVES);
  const seconds = (performance.now() - before.time) / 1_000;
  rows[name] = {
    "CPU ms a move": ((cpuMs(servers) - before.cpu) / waits.length).toFixed(3),
    "moves/s": (waits.length / seconds).toFixed(0),
    "answer p50 ms": quantile(waits, 0.5).toFixed(1),
    "p99 ms": quantile(waits, 0.99).toFixed(1),
    "Redis CPU ms a move": (((await redisMs(redisPort)) - before.redis) / waits.length).toFixed(3),
    "Redis commands a move": await commandsPer(redisPort, waits.length),
  };
  for (const table of tables) table.close();
  await servers.stop();
}

/** Plays at all tables at once. Resolves to the milliseconds until the answer of each move. */
async function playAll(tables: readonly Table[], moves: number): Promise<readonly number[]> {
  const each = Math.ceil(moves / tables.length);
  return (await Promise.all(tables.map((table) => playOn(table, each)))).flat();
}

function cpuMs({ pids }: Servers): number {
  return pids.reduce((sum, pid) => sum + cpuOf(pid).wholeUs / 1_000, 0);
}

/** CPU time of Redis so far, in milliseconds; 0 without Redis. */
async function redisMs(port: number | undefined): Promise<number> {
  if (port === undefined) return 0;
  const info = await ask(port, "INFO cpu");
  const times = info.matchAll(/^used_cpu_(?:user|sys):([\d.]+)/gm);
  return Array.from(times, ([, seconds]) => Number(seconds) * 1_000).reduce((a, b) => a + b, 0);
}

/** Commands since the reset. Heartbeats, lobby reads and broadcasts are included. */
async function commandsPer(port: number | undefined, moves: number): Promise<string> {
  if (port === undefined) return "";
  const found = (await ask(port, "INFO commandstats")).matchAll(/cmdstat_(\S+?):calls=(\d+)/g);
  return Array.from(found, ([, name, count]) => ({ name, per: Number(count) / moves }))
    .filter(({ per }) => per > 0.01)
    .map(({ name, per }) => `${name} ${per.toFixed(2)}`)
    .join(", ");
}
