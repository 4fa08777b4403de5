// Plays one round on one server: a number of steps in every room, closed loop or at a fixed rate.
import { cpuOf } from "../base/process.ts";
import { quantile } from "../../e2e/support/quantile.ts";
import { offer } from "../load/offer.ts";
import { playOn, type Table } from "./table.ts";

export interface Round {
  readonly movesPerSecond: number;
  /** Microseconds of processor time a move. */
  readonly mainUs: number;
  readonly wholeUs: number;
  /** Milliseconds until the answer. */
  readonly ackMs: Shares;
}

interface Shares {
  readonly median: number;
  readonly p99: number;
}

/** Resolves with the milliseconds until the answer of each step. */
export type Drive = (tables: readonly Table[], steps: number) => Promise<readonly number[]>;

/** Each table sends its next step after the answer. */
export const closedLoop: Drive = async (tables, steps) =>
  (await Promise.all(tables.map((table) => playOn(table, steps)))).flat();

/** Steps are sent at a fixed rate, without waiting for earlier answers. */
export function atRate(perSecond: number): Drive {
  return async (tables, steps) => {
    const free = [...tables];
    const played: Promise<number>[] = [];
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
  const [cpu, begunAt] = [cpuOf(pid), performance.now()];
  const times = await drive(tables, steps);
  const [now, wallMs] = [cpuOf(pid), performance.now() - begunAt];
  return {
    movesPerSecond: (times.length / wallMs) * 1_000,
    mainUs: (now.mainUs - cpu.mainUs) / times.length,
    wholeUs: (now.wholeUs - cpu.wholeUs) / times.length,
    ackMs: sharesOf(times),
  };
}

export function sharesOf(values: readonly number[]): Shares {
  return { median: quantile(values, 0.5), p99: quantile(values, 0.99) };
}
