// What games in public rooms cost nodes that have nothing to do with them, while nobody is in the lobby.
import { setTimeout as pause } from "node:timers/promises";
import { ask, startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { redisCalls } from "../nodes/redisCost.ts";
import { cpuSeconds, startServer } from "../nodes/server.ts";
import { measureStream } from "./stream.ts";
import { openTable, playOn, type Table } from "../nodes/table.ts";

const GAMES = 20;
const MOVES = GAMES * 150;
const START_IS_OVER_MS = 4_000;
const IDLE_MS = 10_000;

export async function measureGames(): Promise<void> {
  const redis = await startRedis({ appendonly: "yes" });
  const start = () => startServer({ REDIS_URL: redis.url });
  const servers = await Promise.all([start(), start(), start()]);
  const [first, second, third] = servers;
  const here = first?.url ?? "";
  const there = second?.url ?? "";
  const bystander = third?.pid ?? 0;
  try {
    await costOf(redis.port, bystander, [here, there]);
    await pause(START_IS_OVER_MS);
    const before = cpuSeconds(bystander);
    await pause(IDLE_MS);
    const idle = (cpuSeconds(bystander) - before) / (IDLE_MS / 1_000);
    console.log(`\nAn idle node among three: ${(idle * 100).toFixed(1)} % of a core`);
    const near = await costOf(redis.port, bystander, [here, here], idle);
    console.log(`Games in public rooms on another node, a move: ${near}`);
    const apart = await costOf(redis.port, bystander, [here, there], idle);
    console.log(`Games between players on two other nodes, a move: ${apart}`);
    await measureStream(redis, { pid: bystander, idle });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await redis.stop();
  }
}

/** What a move costs the node that is not asked, beyond being idle, and how much of Redis it takes. */
async function costOf(
  port: number,
  pid: number,
  [white, black]: readonly [string, string],
  idle = 0,
): Promise<string> {
  const open = () => openTable(white, black, false);
  const tables: Table[] = await Promise.all(Array.from({ length: GAMES }, open));
  await Promise.all(tables.map((table) => playOn(table, 10)));
  await ask(port, "CONFIG RESETSTAT");
  const [cpu, time] = [cpuSeconds(pid), performance.now()];
  await Promise.all(tables.map((table) => playOn(table, MOVES / GAMES)));
  const idled = (idle * (performance.now() - time)) / 1_000;
  const cpuMs = ((cpuSeconds(pid) - cpu - idled) / MOVES) * 1_000;
  const calls = await redisCalls(port);
  for (const table of tables) table.close();
  const per = (name: string) => ((calls.get(name) ?? 0) / MOVES).toFixed(2);
  return `${per("evalsha")} scripts, ${per("xadd")} stream entries, ${cpuMs.toFixed(3)} ms of CPU on a third node`;
}
