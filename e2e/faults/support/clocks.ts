// Checks the players' clocks in a run with faults: only the time of a turn counts, not the server's outages.
import { PACE_TIMES, type PlayerNumber, type RoomState } from "@kingrow/protocol";
import type { Breach, Span } from "./journal.ts";
import { scaled } from "./scale.ts";

/** From when the player could have been on turn until the step was answered. */
export interface Turn extends Span {
  readonly player: PlayerNumber;
}

/** A server may be there a moment before the run notices, longer where it shares the machine with other tests. */
const NOTICED_WITHIN_MS = scaled(3_000, 750);

/** Each node reads the clock of Redis over its own connection, so nodes differ by some milliseconds. */
const NODES_APART_MS = 100;

/**
 * What the clocks of this game hold against the server (rule O3).
 * @param missedBy when the test itself kept the server from serving a player
 */
export function checkClocks(
  final: RoomState,
  turns: readonly Turn[],
  missedBy: (player: PlayerNumber) => readonly Span[],
): readonly Breach[] {
  const { id, endReason } = final;
  if (endReason === "time") return [{ kind: "time", what: `${id}: lost on time` }];
  return ([1, 2] as const).flatMap((player) => {
    const own = turns.filter((turn) => turn.player === player);
    const served = own.reduce((sum, turn) => sum + servedOf(turn, missedBy(player)), 0);
    const spent = spentBy(final, player);
    if (spent <= served + NODES_APART_MS) return [];
    const what = `${id}: player ${player} was on turn for ${served} ms, the clock took ${spent}`;
    return [{ kind: "time", what }];
  });
}

function servedOf({ from, to }: Turn, spans: readonly Span[]): number {
  const missed = joined(spans).map((span) => {
    const overlap = Math.min(to, span.to) - Math.max(from, span.from);
    return Math.max(0, overlap - NOTICED_WITHIN_MS);
  });
  return to - from - missed.reduce((sum, milliseconds) => sum + milliseconds, 0);
}

/** Spans that overlap as one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last === undefined || span.from > last.to) all.push(span);
    else all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return all;
}

/** Nothing in a game without a clock. */
function spentBy({ clocks, options, playerNumbers, moves }: RoomState, player: number): number {
  const times = PACE_TIMES[options?.pace ?? "none"];
  if (clocks === null || times === undefined || times.moveGivesMs === "all") return 0;
  const seat = Object.keys(playerNumbers).find((key) => playerNumbers[key] === player);
  const remaining = clocks[seat ?? ""]?.remainingMs ?? 0;
  // Black, the second player, moves first.
  const whole = Math.floor((moves.length + player - 1) / 2);
  return times.startMs + whole * times.moveGivesMs - remaining;
}
