// Plays one round on one server: a number of steps in every room, closed loop or at a fixed rate.
import { cpuOf, megabytesOf, waitedUs } from "../base/process.ts";
import { quantile } from "../../e2e/support/quantile.ts";
import { offer } from "../load/offer.ts";
import { type PlayedStep, playOn, type Table } from "./table.ts";

export interface Round {
  readonly movesPerSecond: number;
  /** Microseconds of processor time a move. */
  readonly mainUs: number;
  readonly wholeUs: number;
  readonly ackMs: Shares;
  readonly sightMs: Shares;
  /** Of all moves that were sent, the share that a busy server did not take, and that came again. */
  readonly refused: number;
  readonly residentMb: number;
  /** Shares of one core: the server's main thread, and the whole of this load. */
  readonly serverBusy: number;
  /** The share of the time for which the server's main thread could have run, and something else had its core. */
  readonly serverWaited: number;
  readonly loadBusy: number;
}

interface Shares {
  readonly median: number;
  readonly p99: number;
}

export type Drive = (tables: readonly Table[], steps: number) => Promise<readonly PlayedStep[]>;

/** Every table has a step under way at any time. */
export const closedLoop: Drive = async (tables, steps) =>
  (await Promise.all(tables.map((table) => playOn(table, steps)))).flat();

/** Steps are sent when their time has come, whatever became of those before. */
export function atRate(perSecond: number): Drive {
  return async (tables, steps) => {
    const free = [...tables];
    const played: Promise<PlayedStep>[] = [];
    const begin = (): boolean => {
      const table = free.shift();
      if (table === undefined) return false;
      played.push(table.step().finally(() => table.stepsLeft > 0 && free.push(table)));
      return true;
    };
    await offer({ perSecond, seconds: (tables.length * steps) / perSecond, begin });
    return Promise.all(played);
  };
}

export interface RoundOptions {
  readonly pid: number;
  readonly tables: readonly Table[];
  readonly steps: number;
  readonly drive: Drive;
}

export async function playRound({ pid, tables, steps, drive }: RoundOptions): Promise<Round> {
  const [cpu, waited, load] = [cpuOf(pid), waitedUs(pid), process.cpuUsage()];
  const begunAt = performance.now();
  const times = await drive(tables, steps);
  const [now, { user, system }] = [cpuOf(pid), process.cpuUsage(load)];
  const wallUs = (performance.now() - begunAt) * 1_000;
  const refusals = times.reduce((sum, step) => sum + step.refusals, 0);
  const mainUs = now.mainUs - cpu.mainUs;
  return {
    movesPerSecond: (times.length / wallUs) * 1e6,
    mainUs: mainUs / times.length,
    wholeUs: (now.wholeUs - cpu.wholeUs) / times.length,
    ackMs: sharesOf(times.map(({ ack }) => ack)),
    sightMs: sharesOf(times.map(({ sight }) => sight)),
    refused: refusals / (times.length + refusals),
    residentMb: megabytesOf(pid, "VmRSS"),
    serverBusy: mainUs / wallUs,
    serverWaited: (waitedUs(pid) - waited) / wallUs,
    loadBusy: (user + system) / wallUs,
  };
}

export function sharesOf(values: readonly number[]): Shares {
  return { median: quantile(values, 0.5), p99: quantile(values, 0.99) };
}
