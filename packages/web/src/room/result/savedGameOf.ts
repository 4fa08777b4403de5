// The finished game of a room as it can be kept.
import { opponentOf } from "@kingrow/rules";
import type { SavedGame } from "../../record/savedGame.ts";
import type { RoomView } from "@kingrow/client";

/** `undefined` as long as there is no result. */
export function savedGameOf(
  { me, overlay }: RoomView,
  moves: readonly string[],
): SavedGame | undefined {
  if (me === undefined || overlay.kind !== "result") return undefined;
  // A game that was aborted is none: nobody has won, and nobody has drawn.
  if (overlay.reason === "aborted") return { moves, result: "open", reason: overlay.reason };
  const winners = { won: me.color, lost: opponentOf(me.color), draw: "draw" } as const;
  return { moves, result: winners[overlay.verdict], reason: overlay.reason };
}
