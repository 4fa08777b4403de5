// Audits the players' clocks (rule O3).
import { PACE_TIMES, type PaceTimes } from "@kingrow/protocol";
import { moverOf, otherSeat, type Room, type SeatNumber } from "@kingrow/room";
import type { Instance } from "../base/instance.ts";
import type { AuditedChange } from "./change.ts";

export interface ClockedChange extends AuditedChange {
  /** The wall-clock time. */
  readonly wall: number;
  /** Whether the server has not been delayed for a while. */
  readonly isCalm: boolean;
}

/** The start of a running clock, as seen by the judge. */
interface ClockRun {
  readonly instance: Instance;
  readonly at: number;
  readonly wall: number;
}

/** A turn of a game with clocks. */
interface ClockTurn extends ClockedChange {
  readonly before: Room;
  readonly mover: SeatNumber;
  readonly times: PaceTimes;
  /** Time left when the clock started. */
  readonly had: number;
  /** Serving time since then; 0 if another instance started the clock. */
  readonly used: number;
  /** Wall-clock time since then; unknown if another instance started the clock. */
  readonly passed: number;
}

/** The product counts whole milliseconds. */
const ROUNDING_MS = 2;
const FLAG_WITHIN_MS = 100;
const UNSERVED = "no clock runs during an outage";

export function createClockAudit(): (change: ClockedChange) => void {
  const runs = new Map<string, ClockRun>();
  return (change) => {
    const { before, after, roomId } = change;
    const turn = turnOf(change, runs.get(roomId));
    if (turn !== undefined) auditTurn(turn);
    if (before?.phase !== "started" && after?.phase === "started") auditStart(change, after);
    const since = after?.phase === "started" ? after.clocks?.since : undefined;
    if (since === undefined) {
      runs.delete(roomId);
      return;
    }
    if (since === before?.clocks?.since && runs.has(roomId)) return;
    auditSince(change, since);
    runs.set(roomId, change);
  };
}

function turnOf(change: ClockedChange, run: ClockRun | undefined): ClockTurn | undefined {
  const { before, instance, at, wall } = change;
  const times = before && PACE_TIMES[before.options.pace];
  const mover = before?.phase === "started" ? moverOf(before.game) : undefined;
  if (before?.clocks === undefined || mover === undefined || times === undefined) return undefined;
  const own = run?.instance === instance ? run : undefined;
  const [used, passed] = own === undefined ? [0, Infinity] : [at - own.at, wall - own.wall];
  return { ...change, before, mover, times, had: before.clocks.remainingMs[mover], used, passed };
}

/** Checks that a game begins with full clocks, or with none. */
function auditStart({ report, roomId }: ClockedChange, { options, clocks }: Room): void {
  const full = PACE_TIMES[options.pace]?.startMs;
  if (clocks?.remainingMs[1] !== full || clocks?.remainingMs[2] !== full)
    report("a game begins with full clocks", roomId);
}

function auditSince({ report, roomId, at }: ClockedChange, since: number): void {
  const early = at - since;
  if (Math.abs(early) > ROUNDING_MS) report(UNSERVED, `${roomId} runs ${early} ms too early`);
}

function auditTurn(turn: ClockTurn): void {
  const { before, after, mover, had, used, isCalm, report, roomId } = turn;
  const hasLostOnTime = after?.phase === "ended" && after.result?.reason === "time";
  if (hasLostOnTime && used < had - ROUNDING_MS)
    report("no player loses on time by an outage", `${roomId}: ${used} of ${had} ms`);
  if (isCalm && used > had + FLAG_WITHIN_MS)
    report("time is up within 100 ms", `${roomId}: ${used} of ${had} ms`);
  if (after === undefined) return;
  const other = otherSeat(mover);
  if (after.clocks?.remainingMs[other] !== before.clocks?.remainingMs[other])
    report("only the mover's clock runs", `seat ${other} of ${roomId}`);
  auditLeft(turn, after.clocks?.remainingMs[mover] ?? 0, moverOf(after.game) !== mover);
}

/** Checks the time left: the time at the start, less the serving time of the turn, plus the increment. */
function auditLeft(turn: ClockTurn, left: number, isWhole: boolean): void {
  const { times, had, used, passed, report, roomId } = turn;
  const given = isWhole && times.moveGivesMs !== "all" ? times.moveGivesMs : 0;
  if (isWhole && times.moveGivesMs === "all") {
    if (left !== times.startMs) report("a move gives its seconds", `${roomId}: ${left} ms`);
    return;
  }
  const detail = `${roomId}: ${left} ms of ${had} after ${used}`;
  if (left > had + given) report("only a move adds time to a clock", detail);
  const missing = Math.max(0, had - used) + given - left;
  if (missing <= ROUNDING_MS) return;
  // Accept it if the time left is right even when all wall-clock time counts.
  const isGiven = given === 0 || left >= Math.max(0, had - passed) + given - ROUNDING_MS;
  report(isGiven ? UNSERVED : "a move gives its seconds", detail);
}
