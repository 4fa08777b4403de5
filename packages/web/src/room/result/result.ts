// How the result of a room's game reads, and the game as it can be kept (P12).
import type { OverlayView, RoomData, RoomView } from "@kingrow/client";
import { opponentOf, PIECES_PER_SIDE } from "@kingrow/rules";
import type { SavedGame } from "../../record/savedGame.ts";
import { playerName } from "../../text/roomName.ts";
import type { Texts } from "../../text/texts.ts";

export type ResultView = Extract<OverlayView, { kind: "result" }>;

export function verdictText({ verdict, reason }: ResultView, { result }: Texts): string {
  return reason === "aborted" ? result.aborted : result[verdict];
}

/** Why, in one sentence; empty if the server gave no reason. A player without pieces has no move either. */
export function endingText(view: ResultView, room: RoomView, { result }: Texts): string {
  const { verdict, reason } = view;
  if (reason === undefined) return "";
  const score = verdict === "won" ? room.myScore : room.opponentScore;
  const isBare = reason === "no-moves" && verdict !== "draw" && score === PIECES_PER_SIDE;
  return isBare ? result.capturedAll[verdict] : (result.reasons[verdict][reason] ?? "");
}

/** `undefined` as long as there is no result. */
export function savedGameOf(
  { me, opponent, departed, overlay }: RoomView,
  { state }: RoomData,
  { names, room }: Texts,
): SavedGame | undefined {
  if (me === undefined || overlay.kind !== "result") return undefined;
  const mine = playerName(me.name, names);
  // The computer has no name of its own.
  const theirs = playerName((opponent ?? departed)?.name, names) ?? room.opponent;
  const players =
    me.color === "black" ? { black: mine, white: theirs } : { black: theirs, white: mine };
  const winners = { won: me.color, lost: opponentOf(me.color), draw: "draw" } as const;
  const { reason, verdict } = overlay;
  return {
    moves: state?.moves ?? [],
    result: reason === "aborted" ? "open" : winners[verdict],
    reason,
    names: players,
  };
}
