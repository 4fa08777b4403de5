// The players' clocks and the score of their games, as the page shows them.
import type { PlayerClock, PlayerId } from "@kingrow/protocol";
import type { RoomData } from "./roomData.ts";

/** The clock of a player; `undefined` where there is none. */
export function clockOf({ state }: RoomData, id: PlayerId | undefined): PlayerClock | undefined {
  return id === undefined ? undefined : state?.clocks?.[id];
}

/** Milliseconds, never below zero. `now` is the server's time, epoch milliseconds. */
export function leftOn({ remainingMs, since }: PlayerClock, now: number): number {
  if (since === null) return remainingMs;
  return Math.max(0, Math.min(remainingMs, remainingMs - (now - since)));
}

interface SeriesView {
  readonly mine: number;
  readonly theirs: number;
  readonly draws: number;
}

/** `undefined` before their first game has ended. Keeps the opponent's wins after the opponent has left. */
export function seriesView({ state, selfId }: RoomData): SeriesView | undefined {
  if (state?.series == null) return undefined;
  const { wins, draws } = state.series;
  const theirs = Object.keys(wins).find((id) => id !== selfId);
  return { mine: wins[selfId ?? ""] ?? 0, theirs: wins[theirs ?? ""] ?? 0, draws };
}
