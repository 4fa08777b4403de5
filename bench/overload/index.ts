// Twice as many moves as the server can take: what it still answers, how soon it refuses, how soon it is itself again.
// `npm run bench overload [-- --short | -- --seconds n [--games n]]`
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../scripts/build.mjs";
import { shareCores } from "../moves/cores.ts";
import { residentMegabytes } from "../moves/cpu.ts";
import { MIN_STEPS } from "../moves/games.ts";
import { startEmbedded } from "../moves/subjects.ts";
import { openTable, type Table } from "../moves/table.ts";
import { offer, offerClosed, type Offered, shareOf } from "./offer.ts";

const { values: asked } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    games: { type: "string", default: "0" },
    short: { type: "boolean", default: false },
  },
});
const seconds = asked.short ? 15 : Number(asked.seconds);
/** A shorter run may have as many connections as a long one. */
const leastGames = Number(asked.games);
/** Moves under way in the closed loop; the knee is the most moves a second that any of them brings. */
const AT_ONCE = [8, 32, 128];
const KNEE_MS = 2_500;
/** The peak itself is measured before and after in the same way, long enough for several collections of garbage. */
const PEAK_MS = 5_000;
/** So many moves a second are not reached; every game has enough left for its share of them. */
const MOST_MOVES_PER_SECOND = 4_000;
const CALM_MS = 5_000;
const OPENED_AT_ONCE = 50;
const NORMAL_IN_A_ROW = 10;

await ensureBuilt();
// The limits of load are what is measured: those it ships with, or those of the environment.
const server = await startEmbedded({
  MAX_TCP_CONNECTIONS: "50000",
  MAX_LOOP_DELAY_MS: process.env["MAX_LOOP_DELAY_MS"] ?? "",
  MAX_CALL_MS: process.env["MAX_CALL_MS"] ?? "",
});
const isApart = shareCores(server.pid);
const tables: Table[] = [];
try {
  await measure();
} finally {
  for (const table of tables) table.close();
  await server.stop();
}

async function measure(): Promise<void> {
  const needed = (MOST_MOVES_PER_SECOND * (seconds + CALM_MS / 1_000)) / MIN_STEPS;
  await openUntil(Math.ceil(Math.max(needed, leastGames)));
  const atPeak = await findPeak();
  const peak = { pid: server.pid, tables, milliseconds: PEAK_MS };
  const before = await offerClosed(peak, atPeak);
  const knee = before.goodput;
  await beginAgain();
  const calm = await offer({ pid: server.pid, tables, milliseconds: CALM_MS }, knee * 0.8);
  const megabytesBefore = residentMegabytes(server.pid);
  const over = await offer({ pid: server.pid, tables, milliseconds: seconds * 1_000 }, knee * 2);
  const normalAfter = await untilNormal(calm);
  const after = await offerClosed(peak, atPeak);
  report({ peaks: [before, after], calm, over, megabytesBefore, normalAfter });
}

/** With how many at once most is answered, in the games that are then overloaded: few connections are served faster than many. */
async function findPeak(): Promise<number> {
  const rounds: { readonly goodput: number; readonly atOnce: number }[] = [];
  for (const [at, atOnce] of [32, ...AT_ONCE].entries()) {
    const plan = { pid: server.pid, tables, milliseconds: KNEE_MS };
    const { goodput, admitted, refused } = await offerClosed(plan, atOnce);
    // The first one warms the server up.
    if (at === 0) continue;
    const said = `${rate(goodput)}, p99 ${ms(shareOf(admitted, 0.99))}, ${refused.length} refused`;
    tell(`${atOnce} at once`, said);
    rounds.push({ goodput, atOnce });
  }
  return rounds.reduce((best, round) => (round.goodput > best.goodput ? round : best)).atOnce;
}

async function openUntil(count: number): Promise<void> {
  while (tables.length < count) {
    const [first, some] = [tables.length, Math.min(OPENED_AT_ONCE, count - tables.length)];
    const opened = Array.from({ length: some }, (_, at) => openTable(server.url, first + at));
    tables.push(...(await Promise.all(opened)));
  }
}

/** All games that have begun end, a few at a time. */
async function beginAgain(): Promise<void> {
  const played = tables.filter((table) => table.stepsLeft < MIN_STEPS);
  while (played.length > 0)
    await Promise.all(played.splice(0, OPENED_AT_ONCE).map((table) => table.rematch()));
  await pause(500);
}

/** Milliseconds until ten moves in a row, one after another, are answered as soon as at 80 % load. */
async function untilNormal({ admitted }: Offered): Promise<number> {
  const startedAt = performance.now();
  const most = shareOf(admitted, 0.99);
  let [inRow, since] = [0, 0];
  while (inRow < NORMAL_IN_A_ROW) {
    const table = tables.find(({ stepsLeft }) => stepsLeft > 0);
    if (table === undefined) throw new Error("no game is left to look whether all is normal");
    const sentAt = performance.now() - startedAt;
    const wait = await new Promise<number>((done) =>
      table.step(
        ({ ack }) => done(ack),
        () => done(Number.POSITIVE_INFINITY),
      ),
    );
    if (inRow === 0) since = sentAt;
    inRow = wait <= most ? inRow + 1 : 0;
    await pause(20);
  }
  return since;
}

interface Measured {
  /** Before and after: a machine that others use is not always as fast. */
  readonly peaks: readonly [Offered, Offered];
  readonly calm: Offered;
  readonly over: Offered;
  readonly megabytesBefore: number;
  readonly normalAfter: number;
}

function report({ peaks, calm, over, megabytesBefore, normalAfter }: Measured): void {
  const [calmP99, overP99] = [shareOf(calm.admitted, 0.99), shareOf(over.admitted, 0.99)];
  const peak = mean(peaks.map(({ goodput }) => goodput));
  tell("games", String(tables.length));
  tell("server's main thread and load on a core each", isApart ? "yes" : "no");
  tell("peak goodput, before and after", peaks.map(({ goodput }) => rate(goodput)).join(", "));
  tell("goodput at 80 %", `${rate(calm.goodput)}, ${calm.refused.length} refused`);
  tell(
    `goodput at twice the knee, ${seconds} s`,
    `${rate(over.goodput)}, ${((100 * over.goodput) / peak).toFixed(0)} % of its peak (aim: 90 % or more)`,
  );
  for (const [what, { helperSeconds, waitedSeconds, serverSeconds }] of [
    ["the server's other threads, at the peak", peaks[1]],
    ["… at twice the knee", over],
  ] as const)
    tell(
      what,
      `${((100 * helperSeconds) / serverSeconds).toFixed(0)} % of its processor time; its main thread waited ${waitedSeconds.toFixed(1)} s for its core`,
    );
  const [peakCost, overCost] = [mean(peaks.map(microsecondsPerMove)), microsecondsPerMove(over)];
  tell(
    "… by the processor time it was given",
    `${((100 * peakCost) / overCost).toFixed(0)} % (${peaks.map((one) => microsecondsPerMove(one).toFixed(0)).join(", ")} and ${overCost.toFixed(0)} µs for each answered move)`,
  );
  const refusalCost = ((overCost - peakCost) * over.admitted.length) / over.refused.length;
  tell("a refusal costs", `${refusalCost.toFixed(0)} µs`);
  tell("admitted moves, p50 and p99 at 80 %", `${ms(shareOf(calm.admitted, 0.5))}, ${ms(calmP99)}`);
  tell(
    "… at twice the knee",
    `${ms(shareOf(over.admitted, 0.5))}, ${ms(overP99)}, ${(overP99 / calmP99).toFixed(1)} times (aim: 2 or less)`,
  );
  for (const [what, refusals] of [
    [`${over.refused.length} refusals, p50, p99, longest`, over.refused],
    ["… without the load's own standstills", over.refusedByServer],
  ] as const) {
    const figures = [0.5, 0.99, 1 - 1e-9].map((share) => ms(shareOf(refusals, share)));
    tell(what, `${figures.join(", ")} (aim: 50 ms or less)`);
  }
  const offered = (over.admitted.length + over.refused.length) / seconds / peak;
  tell(
    "moves offered",
    `${offered.toFixed(2)} times the peak; for ${over.unoffered} more no game was free: refused ones wait as told`,
  );
  tell(
    "memory before and at most",
    `${megabytesBefore.toFixed(0)} MB, ${over.peakMegabytes.toFixed(0)} MB`,
  );
  tell("normal again after", `${ms(normalAfter)} (aim: 5,000 ms or less)`);
  tell(
    "the load's own core is busy",
    `${(calm.loadBusy * 100).toFixed(0)} %, ${(over.loadBusy * 100).toFixed(0)} %; longest standstill ${ms(calm.loadStill)}, ${ms(over.loadStill)}`,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of all the server's threads, refusals included: the same on a machine that does something else too. */
function microsecondsPerMove({ serverSeconds, admitted }: Offered): number {
  return (serverSeconds * 1e6) / admitted.length;
}

function tell(what: string, value: string): void {
  console.log(`${`${what}:`.padEnd(40)} ${value}`);
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}

function rate(movesPerSecond: number): string {
  return `${movesPerSecond.toFixed(0)} moves a second`;
}
