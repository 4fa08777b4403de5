// Offers moves at a rate, whatever becomes of those before, and tells what was answered and when.
import { setTimeout as pause } from "node:timers/promises";
import type { Table } from "../moves/table.ts";
import { cpuOf, residentMegabytes, waitedUs } from "../moves/cpu.ts";
import { Standstills } from "./standstills.ts";

export interface Offered {
  /** Answered moves a second. */
  readonly goodput: number;
  /** Milliseconds until each admitted move's answer, and until each refusal. */
  readonly admitted: readonly number[];
  readonly refused: readonly number[];
  /** The same refusals without the time in which this program itself did nothing, so that no answer could be taken up. */
  readonly refusedByServer: readonly number[];
  /** Moves that were due when every table waited for an answer, or had none left. */
  readonly unoffered: number;
  readonly peakMegabytes: number;
  /** Processor time of all the server's threads, in seconds: how much others let it have. */
  readonly serverSeconds: number;
  /** Of these the threads beside the main one: the disk's, the collector's, the compiler's. */
  readonly helperSeconds: number;
  /** The main thread had to do, and something else had its core. */
  readonly waitedSeconds: number;
  /** Share of one core this program used; near 1 the figures are its own. */
  readonly loadBusy: number;
  /** Milliseconds in which this program did nothing; what it sends after it comes all at once. */
  readonly loadStill: number;
}

interface Plan {
  readonly pid: number;
  readonly tables: readonly Table[];
  readonly milliseconds: number;
}

/** So many moves are under way at any time: as many as are answered are offered. */
export function offerClosed(plan: Plan, atOnce: number): Promise<Offered> {
  return offer(plan, Number.POSITIVE_INFINITY, atOnce);
}

/** The tables take turns; whose move was refused comes again when it was told to, as the page does. */
export async function offer(
  plan: Plan,
  movesPerSecond: number,
  atOnce = Number.POSITIVE_INFINITY,
): Promise<Offered> {
  const tally = emptyTally();
  const free = plan.tables.filter((table) => table.stepsLeft > 0);
  const [startedAt, spentBefore] = [performance.now(), process.cpuUsage()];
  const before = timesOf(plan.pid);
  const under = { way: 0 };
  const stood = new Standstills();
  let [due, peakMegabytes, lookAt] = [0, 0, 0];

  const isFree = (table: Table) => void (table.stepsLeft > 0 && free.push(table));

  function play(table: Table): void {
    under.way += 1;
    const stoodBefore = stood.soFar();
    table.step(
      ({ ack }) => {
        under.way -= 1;
        tally.admitted.push(ack);
        isFree(table);
      },
      ({ after, retryIn }) => {
        under.way -= 1;
        tally.refused.push(after);
        tally.refusedByServer.push(Math.max(0, after - (stood.soFar() - stoodBefore)));
        setTimeout(isFree, retryIn, table).unref();
      },
    );
  }

  for (let elapsed = 0; elapsed < plan.milliseconds; elapsed = performance.now() - startedAt) {
    stood.lap();
    for (; due < (elapsed / 1_000) * movesPerSecond && under.way < atOnce; due += 1) {
      const table = free.shift();
      if (table !== undefined) play(table);
      else if (atOnce === Number.POSITIVE_INFINITY) tally.unoffered += 1;
      else break;
    }
    if (elapsed > lookAt) {
      peakMegabytes = Math.max(peakMegabytes, residentMegabytes(plan.pid));
      lookAt = elapsed + 100;
    }
    await pause(1);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(spentBefore);
  const goodput = tally.admitted.length / seconds;
  const [after, loadStill] = [timesOf(plan.pid), stood.longest];
  for (; under.way > 0; stood.lap()) await pause(1);
  return {
    ...tally,
    goodput,
    peakMegabytes,
    serverSeconds: after.whole - before.whole,
    helperSeconds: after.whole - after.main - (before.whole - before.main),
    waitedSeconds: after.waited - before.waited,
    loadStill,
    loadBusy: (user + system) / 1e6 / seconds,
  };
}

function emptyTally() {
  return {
    admitted: new Array<number>(),
    refused: new Array<number>(),
    refusedByServer: new Array<number>(),
    unoffered: 0,
  };
}

/** Seconds so far. */
function timesOf(pid: number) {
  const { mainUs, wholeUs } = cpuOf(pid);
  return { main: mainUs / 1e6, whole: wholeUs / 1e6, waited: waitedUs(pid) / 1e6 };
}

export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
