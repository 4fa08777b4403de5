// Plays one round on one server: a number of steps in every room, closed loop or at a fixed rate.
import { setTimeout as pause } from "node:timers/promises";
import { type Cpu, cpuOf, residentMegabytes, waitedUs } from "./cpu.ts";
import { quantile } from "../base/quantile.ts";
import type { Refusal, StepTimes } from "./table.ts";

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

/** Two players at a board, whatever server they play on. */
export interface Steppable {
  readonly stepsLeft: number;
  /**
   * Plays one step: over when the mover has its answer and both have the new state.
   * @param onRefused hears that a busy server did not take it, which may be played again later
   */
  step(onOver: (times: StepTimes) => void, onRefused: (refusal: Refusal) => void): void;
}

interface PlayedStep extends StepTimes {
  /** How often a busy server did not take it. */
  readonly refusals: number;
}

export type Drive = (tables: readonly Steppable[], steps: number) => Promise<readonly PlayedStep[]>;

/** Every table has a step under way at any time. */
export const closedLoop: Drive = async (tables, steps) =>
  (await Promise.all(tables.map((table) => playOn(table, steps)))).flat();

/** Steps are sent when their time has come, whatever became of those before. */
export function atRate(movesPerSecond: number): Drive {
  return async (tables, steps) => {
    const under: Promise<PlayedStep>[] = [];
    const start = performance.now();
    const free = new Set(tables);
    const total = tables.length * steps;
    while (under.length < total) {
      const due = Math.min(total, ((performance.now() - start) / 1_000) * movesPerSecond);
      while (under.length < due) {
        const [table] = free;
        if (table === undefined) break;
        free.delete(table);
        under.push(stepOf(table).finally(() => table.stepsLeft > 0 && free.add(table)));
      }
      await pause(1);
    }
    return Promise.all(under);
  };
}

/** Played again as often as a busy server wants; what it costs to refuse is part of what moves cost. */
function stepOf(table: Steppable): Promise<PlayedStep> {
  return new Promise((resolve) => {
    let refusals = 0;
    const play = (): void =>
      table.step(
        (times) => resolve({ ...times, refusals }),
        ({ retryIn }) => {
          refusals += 1;
          setTimeout(play, retryIn);
        },
      );
    play();
  });
}

async function playOn(table: Steppable, steps: number): Promise<readonly PlayedStep[]> {
  const times: PlayedStep[] = [];
  while (times.length < steps) times.push(await stepOf(table));
  return times;
}

export interface RoundOptions {
  readonly pid: number;
  readonly tables: readonly Steppable[];
  readonly steps: number;
  readonly drive: Drive;
}

export async function playRound({ pid, tables, steps, drive }: RoundOptions): Promise<Round> {
  const spent = spentBy(pid);
  const times = await drive(tables, steps);
  const { cpu, waited, loadUs, wallUs } = spent();
  const refusals = times.reduce((sum, step) => sum + step.refusals, 0);
  return {
    movesPerSecond: (times.length / wallUs) * 1e6,
    mainUs: cpu.mainUs / times.length,
    wholeUs: cpu.wholeUs / times.length,
    ackMs: sharesOf(times.map(({ ack }) => ack)),
    sightMs: sharesOf(times.map(({ sight }) => sight)),
    refused: refusals / (times.length + refusals),
    residentMb: residentMegabytes(pid),
    serverBusy: cpu.mainUs / wallUs,
    serverWaited: waited / wallUs,
    loadBusy: loadUs / wallUs,
  };
}

function spentBy(pid: number) {
  const [cpu, load, time] = [cpuOf(pid), process.cpuUsage(), performance.now()];
  const waitedBefore = waitedUs(pid);
  return (): { cpu: Cpu; waited: number; loadUs: number; wallUs: number } => {
    const [now, { user, system }] = [cpuOf(pid), process.cpuUsage(load)];
    const spent = { mainUs: now.mainUs - cpu.mainUs, wholeUs: now.wholeUs - cpu.wholeUs };
    const waited = waitedUs(pid) - waitedBefore;
    return {
      cpu: spent,
      waited,
      loadUs: user + system,
      wallUs: (performance.now() - time) * 1_000,
    };
  };
}

export function sharesOf(values: readonly number[]): Shares {
  return { median: quantile(values, 0.5), p99: quantile(values, 0.99) };
}
