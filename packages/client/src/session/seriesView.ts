// How two players stand against each other, from the person's side.
import type { RoomData } from "./roomData.ts";

interface SeriesView {
  readonly mine: number;
  readonly theirs: number;
  readonly draws: number;
}

/** `undefined` before their first game has ended. The opponent's wins are those of the other id, also after they have left. */
export function seriesView({ state, selfId }: RoomData): SeriesView | undefined {
  if (state?.series == null) return undefined;
  const { wins, draws } = state.series;
  const theirs = Object.keys(wins).find((id) => id !== selfId);
  return { mine: wins[selfId ?? ""] ?? 0, theirs: wins[theirs ?? ""] ?? 0, draws };
}
