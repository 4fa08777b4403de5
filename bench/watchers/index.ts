// Compares the latency of moves with and without a thousand watchers.
// `npm run bench watchers [-- --nodes 1,3 --moves 300 --watchers 1000]`
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../scripts/build.mjs";
import { oneDigit, quantile } from "../base/quantile.ts";
import { startEmbedded, startOnRedis } from "../base/servers.ts";
import { openTable, playOn, type Table } from "../moves/table.ts";

const { values } = parseArgs({
  options: {
    nodes: { type: "string", default: "1,3" },
    moves: { type: "string", default: "300" },
    watchers: { type: "string", default: "1000" },
  },
});
const [moves, watchers] = [Number(values.moves), Number(values.watchers)];
const WARM_UP_MOVES = 30;
/** The machine is never the same for long. */
const TURNS = 6;
/** Until nothing of the turn before is under way. */
const SETTLE_MS = 1_000;
/** As fast as two people play, and never in step with the watchers' states. */
const PAUSES_MS = [50, 130, 250, 170, 90, 210];

await ensureBuilt();
const rows: Record<string, object> = {};
for (const nodes of values.nodes.split(",").map(Number)) await measure(nodes);
console.table(rows);
console.log("aim: with watchers 1.2 times the p99 or less");

async function measure(nodes: number): Promise<void> {
  const site = await (nodes === 1 ? startEmbedded() : startOnRedis(nodes));
  const [whites = "", blacks = whites] = site.urls;
  const table = await openTable(whites, { blackUrl: blacks, isPrivate: false });
  const program = join(import.meta.dirname, "crowd.ts");
  const args = [table.roomId, String(watchers), ...site.urls];
  const crowd = fork(program, args, { execArgv: ["--import", "tsx"] });
  crowd.once("exit", (code) => code !== null && process.exit(1));
  await once(crowd, "message");
  const waits = { without: new Array<number>(), within: new Array<number>() };
  await play(table, WARM_UP_MOVES);
  for (let turn = 0; turn < TURNS; turn += 1) {
    waits.without.push(...(await play(table, moves / TURNS)));
    await order(crowd, "watchRoom");
    waits.within.push(...(await play(table, moves / TURNS)));
    await order(crowd, "leaveRoom");
  }
  rows[`${nodes} nodes, without watchers`] = rowOf(waits.without);
  rows[`${nodes} nodes, ${watchers} watchers`] = rowOf(waits.within);
  table.close();
  crowd.kill();
  await site.stop();
}

async function order(crowd: ChildProcess, event: "watchRoom" | "leaveRoom"): Promise<void> {
  crowd.send(event);
  await once(crowd, "message");
}

/** Milliseconds that each move waited for its answer. */
async function play(table: Table, count: number): Promise<readonly number[]> {
  await pause(SETTLE_MS);
  const waits: number[] = [];
  while (waits.length < count) {
    waits.push(...(await playOn(table, 1)).map(({ ack }) => ack));
    await pause(PAUSES_MS[waits.length % PAUSES_MS.length]);
  }
  return waits;
}

function rowOf(waits: readonly number[]) {
  return {
    "a move's answer p50, ms": oneDigit(quantile(waits, 0.5)),
    p99: oneDigit(quantile(waits, 0.99)),
  };
}
