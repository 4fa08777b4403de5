// One move after the other, and for each what happened until it was answered.
import { setTimeout as pause } from "node:timers/promises";
import { cpuOf, waitedUs } from "../moves/cpu.ts";
import { goOn, playOn, type Table } from "../nodes/table.ts";
import { sharedNow } from "./stops.ts";

/** All in milliseconds. */
export interface Move {
  /** Until the answer came. */
  readonly waited: number;
  /** When it came, on the clock that all processes share. */
  readonly answeredAt: number;
  /** Meanwhile the servers' main threads were at work, with whatever. */
  readonly atWork: number;
  /** They could have gone on, and had no core. */
  readonly serverHeldUp: number;
  /** The players' main thread could have. */
  readonly playersHeldUp: number;
}

/** As fast as two people play, and never in step with the watchers' states, of which there are ten a second at most. */
const PAUSES_MS = [50, 130, 250, 170, 90, 210];

/** @param pids of the servers */
export async function playMoves(
  table: Table,
  count: number,
  pids: readonly number[],
): Promise<readonly Move[]> {
  const moves: Move[] = [];
  while (moves.length < count) {
    await goOn(table);
    moves.push(await playOne(table, pids));
    await pause(PAUSES_MS[moves.length % PAUSES_MS.length]);
  }
  return moves;
}

async function playOne(table: Table, pids: readonly number[]): Promise<Move> {
  const before = lookAt(pids);
  const [waited = 0] = await playOn(table, 1);
  const answeredAt = sharedNow();
  const after = lookAt(pids);
  return {
    waited,
    answeredAt,
    atWork: (after.atWork - before.atWork) / 1e3,
    serverHeldUp: (after.serverHeldUp - before.serverHeldUp) / 1e3,
    playersHeldUp: (after.playersHeldUp - before.playersHeldUp) / 1e3,
  };
}

/** Microseconds so far. */
function lookAt(pids: readonly number[]) {
  const sum = (of: (pid: number) => number) => pids.reduce((all, pid) => all + of(pid), 0);
  return {
    atWork: sum((pid) => cpuOf(pid).mainUs),
    serverHeldUp: sum(waitedUs),
    playersHeldUp: waitedUs(process.pid),
  };
}
