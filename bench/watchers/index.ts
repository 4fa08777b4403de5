// What a thousand watchers of one game cost its players and the server: acknowledgements with and without them in turn, CPU a move.
// `npm run bench watchers [-- --nodes 1,3 --moves 300]`
import { fork } from "node:child_process";
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
import type { Order } from "./crowd.ts";

const WATCHERS = Number(process.env["WATCHERS"] ?? 1_000);
const { values: asked } = parseArgs({
  options: {
    nodes: { type: "string", default: "1,3" },
    moves: { type: "string", default: "300" },
  },
});
const MOVES = Number(asked.moves);
const WARM_UP_MOVES = 60;
/** The machine is never the same for long: with and without them take turns. */
const TURNS = 6;
/** Until nothing of the turn before is under way. */
const SETTLE_MS = 1_000;
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
  const crowd = await gather(table.roomId, urls);
  const spentBy = async () => [
    ...servers.map(({ pid }) => cpuSeconds(pid)),
    await redis(),
    ownSeconds(),
    cpuSeconds(crowd.pid),
  ];

  /** A turn: so many moves, with people who watch or without. */
  const play = async (where: Order["where"] | "nowhere", moves: number): Promise<Turn> => {
    if (where !== "nowhere") await crowd.all({ event: "watchRoom", where });
    await pause(SETTLE_MS);
    const [before, startedAt] = [await spentBy(), performance.now()];
    const waits: number[] = [];
    for (let move = 0; move < moves; move += 1) {
      waits.push(...(await playOn(table, 1)));
      await pause(PAUSES_MS[move % PAUSES_MS.length]);
    }
    const took = (performance.now() - startedAt) / 1_000;
    const cpu = (await spentBy()).map((after, at) => after - (before[at] ?? 0));
    if (where !== "nowhere") await crowd.all({ event: "leaveRoom", where });
    return { waits, cpu, took };
  };

  const kinds = ["nowhere", "everywhere", ...(count > 2 ? (["last"] as const) : [])] as const;
  const turns = { nowhere: [], everywhere: [], last: [] } as Record<(typeof kinds)[number], Turn[]>;
  for (const kind of kinds) await play(kind, WARM_UP_MOVES / kinds.length);
  const statesBefore = await crowd.all();
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const kind of kinds) turns[kind].push(await play(kind, MOVES / TURNS));
  const states = (await crowd.all()) - statesBefore;

  console.log(`\n${name}, ${WATCHERS} watchers of one game, ${MOVES} moves of each kind in turn`);
  const nodesCpu = (all: readonly Turn[]) =>
    all.flatMap(({ cpu }) => cpu.slice(0, count)).reduce((sum, part) => sum + part, 0);
  const [without, within] = [p99Of(turns.nowhere), p99Of(turns.everywhere)];
  say("acknowledged without them", turns.nowhere);
  say("acknowledged with them", turns.everywhere);
  if (count > 2) say("with all of them where nobody plays", turns.last);
  const ratio = (within / without).toFixed(2);
  console.log(`  p99 is ${ratio} times that without watchers (aim: 1.2 or less)`);
  const more = ((nodesCpu(turns.everywhere) - nodesCpu(turns.nowhere)) / MOVES) * 1_000;
  const each = ((more / WATCHERS) * 1_000).toFixed(1);
  console.log(`  CPU of all nodes a move: ${ms(more)} more, ${each} µs a watcher`);
  const shown = states / WATCHERS / (kinds.length - 1);
  console.log(`  states a watcher got, of ${MOVES}: ${shown.toFixed(0)}`);
  table.close();
  crowd.end();
  await Promise.all(servers.map((server) => server.stop()));
}

interface Turn {
  /** How long each move waited for its answer, in ms. */
  readonly waits: readonly number[];
  /** Seconds, of each node, Redis, the players, and who watches. */
  readonly cpu: readonly number[];
  readonly took: number;
}

function say(what: string, turns: readonly Turn[]): void {
  const waits = turns.flatMap((turn) => turn.waits);
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((part) => ms(quantile(waits, part)));
  const took = turns.reduce((sum, turn) => sum + turn.took, 0);
  const shares = (turns[0]?.cpu ?? []).map((_, at) => {
    const spent = turns.reduce((sum, { cpu }) => sum + (cpu[at] ?? 0), 0);
    return percent(spent / took);
  });
  console.log(`  ${what}: median ${median}, p95 ${p95}, p99 ${p99}`);
  console.log(`    shares of a core (nodes; Redis, players, who watch): ${shares.join(", ")}`);
}

function p99Of(turns: readonly Turn[]): number {
  return quantile(
    turns.flatMap(({ waits }) => waits),
    0.99,
  );
}

/** All who watch, in another process. */
async function gather(roomId: string, urls: readonly string[]) {
  const program = join(import.meta.dirname, "crowd.ts");
  const child = fork(program, [roomId, String(WATCHERS), ...urls], {
    execArgv: ["--import", "tsx"],
  });
  const heard = (): Promise<number> => once(child, "message").then(([states]) => Number(states));
  await heard();
  let states = 0;
  /** Resolves when all have done so, with how many states they have got together. */
  const all = async (order?: Order): Promise<number> => {
    if (order === undefined) return states;
    const told = heard();
    child.send(order);
    states = await told;
    return states;
  };
  return { all, pid: child.pid ?? 0, end: () => void child.kill("SIGTERM") };
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
