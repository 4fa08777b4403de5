// Offers twice as many moves as the server can take: goodput, latencies, refusals and recovery.
// `npm run bench overload [-- --short | -- --seconds n --games n]`; 6,500 games are 13,000 connections.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../scripts/build.mjs";
import { offer } from "../load/offer.ts";
import { oneDigit, quantile } from "../base/quantile.ts";
import { startEmbedded } from "../base/servers.ts";
import { shareCores } from "../moves/cores.ts";
import { STEPS_OF_SHORTEST_GAME } from "../moves/games.ts";
import { openTables, type Table } from "../moves/table.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    games: { type: "string", default: "6500" },
    short: { type: "boolean", default: false },
  },
});
const seconds = values.short ? 15 : Number(values.seconds);
const games = values.short ? 1_500 : Number(values.games);
/** Moves under way at any time; the knee is the most moves a second that any of them brings. */
const AT_ONCE = [32, 8, 32, 128];
const KNEE_SECONDS = 2.5;
const CALM_SECONDS = 5;
const RENEWED_AT_ONCE = 200;
const NORMAL_IN_A_ROW = 10;

await ensureBuilt();
const servers = await startEmbedded({ MAX_TCP_CONNECTIONS: "50000" });
const isApart = shareCores(...servers.pids);
const tables = await openTables(servers.urls[0] ?? "", games);
try {
  await measure();
} finally {
  for (const table of tables) table.close();
  await servers.stop();
}

interface LoadResult {
  /** Moves a second. */
  readonly offered: number;
  readonly goodput: number;
  /** Milliseconds until the answers. */
  readonly admitted: readonly number[];
  readonly refused: readonly number[];
}

interface Plan {
  readonly perSecond: number;
  readonly seconds: number;
  readonly atOnce?: number;
}

async function measure(): Promise<void> {
  let knee = 0;
  // Once more while it grows: the server warms up, and others use the machine.
  for (let next = await findKnee(); next > knee * 1.1; next = await findKnee()) knee = next;
  await renew();
  const calm = await play({ perSecond: knee * 0.8, seconds: CALM_SECONDS });
  const over = await play({ perSecond: knee * 2, seconds });
  const normalAfter = await untilNormal(quantile(calm.admitted, 0.99));
  await renew();
  // A machine that others use is not always as fast.
  const mean = (knee + (await findKnee())) / 2;
  console.log(
    `${2 * games} connections; server and load on a core each: ${isApart ? "yes" : "no"}`,
  );
  console.log(`knee: ${knee.toFixed(0)} moves a second before, ${mean.toFixed(0)} on average`);
  console.table({ "at 80 %": rowOf(calm, mean), "at twice the knee": rowOf(over, mean) });
  console.log("aims at twice the knee: goodput 80 % or more, each p99 500 ms or less");
  console.log(`normal again after ${normalAfter.toFixed(0)} ms (aim: 5,000 or less)`);
}

function rowOf({ offered, goodput, admitted, refused }: LoadResult, knee: number) {
  return {
    "offered, % of the knee": oneDigit((100 * offered) / knee),
    "goodput, %": oneDigit((100 * goodput) / knee),
    "admitted p50, ms": oneDigit(quantile(admitted, 0.5)),
    "admitted p99": oneDigit(quantile(admitted, 0.99)),
    refusals: refused.length,
    "refusals p99": oneDigit(quantile(refused, 0.99)),
  };
}

async function findKnee(): Promise<number> {
  const goodputs: number[] = [];
  for (const atOnce of AT_ONCE) {
    const { goodput } = await play({ perSecond: Infinity, seconds: KNEE_SECONDS, atOnce });
    goodputs.push(goodput);
  }
  // The first round warms the server up.
  return Math.max(...goodputs.slice(1));
}

/** The tables take turns. A refused move is retried when the server said so, as the page does. */
async function play({ perSecond, seconds, atOnce = Infinity }: Plan): Promise<LoadResult> {
  const [admitted, refused]: [number[], number[]] = [[], []];
  const free = tables.filter(({ stepsLeft }) => stepsLeft > 0);
  const waiting = new Set<Table>();
  const begin = (): boolean => {
    const table = waiting.size < atOnce ? free.shift() : undefined;
    if (table === undefined) return false;
    waiting.add(table);
    void playOne(table);
    return true;
  };
  const playOne = async (table: Table): Promise<void> => {
    const result = await table.step();
    waiting.delete(table);
    if (result.isRefused) {
      refused.push(result.after);
      setTimeout(() => free.push(table), result.retryIn).unref();
    } else {
      admitted.push(result.ack);
      if (table.stepsLeft > 0) free.push(table);
    }
  };
  await offer({ perSecond, seconds, begin });
  const goodput = admitted.length / seconds;
  const offered = goodput + refused.length / seconds;
  while (waiting.size > 0) await pause(1);
  return { offered, goodput, admitted, refused };
}

/** Games that are nearly over begin again, a few at a time. */
async function renew(): Promise<void> {
  const played = tables.filter(({ stepsLeft }) => stepsLeft < STEPS_OF_SHORTEST_GAME);
  while (played.length > 0)
    await Promise.all(played.splice(0, RENEWED_AT_ONCE).map((table) => table.rematch()));
}

/** Milliseconds until ten moves in a row are answered as soon as at 80 % of the knee. */
async function untilNormal(most: number): Promise<number> {
  const startedAt = performance.now();
  let [inRow, since] = [0, 0];
  while (inRow < NORMAL_IN_A_ROW) {
    const table = tables.find(({ stepsLeft }) => stepsLeft > 0);
    if (table === undefined) throw new Error("No game has a move left.");
    if (inRow === 0) since = performance.now() - startedAt;
    const result = await table.step();
    inRow = !result.isRefused && result.ack <= most ? inRow + 1 : 0;
    await pause(20);
  }
  return since;
}
