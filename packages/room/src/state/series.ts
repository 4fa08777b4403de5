// The series of two players since both sat down: games won by each, and draws.
import type { SeatNumber } from "./seat.ts";

export interface Series {
  readonly wins: Readonly<Record<SeatNumber, number>>;
  readonly draws: number;
}

const NOTHING: Series = { wins: { 1: 0, 2: 0 }, draws: 0 };

/** Adds a game; `winner` is undefined after a draw. */
export function seriesWith(series: Series | undefined, winner: SeatNumber | undefined): Series {
  const { wins, draws } = series ?? NOTHING;
  if (winner === undefined) return { wins, draws: draws + 1 };
  return { wins: { ...wins, [winner]: wins[winner] + 1 }, draws };
}

/** Swaps the players, as in a rematch (rule G7). */
export function swappedSeries(series: Series | undefined): Series | undefined {
  return series && { ...series, wins: { 1: series.wins[2], 2: series.wins[1] } };
}
