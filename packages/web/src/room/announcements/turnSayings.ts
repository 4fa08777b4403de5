// Spoken sentences about start, turn and end of a game.
import { type RoomData, roomView, type RoomView, seriesView } from "@kingrow/client";
import { capturingSquares } from "@kingrow/rules";
import type { Texts } from "../../text/texts.ts";
import { reasonText, type ResultView } from "../result/result.ts";
import { openingSaying } from "./moveSayings.ts";

/** The beginning, the own turn and what must be done in it, the end. */
export function turnAndEnd(before: RoomData, after: RoomData, texts: Texts): string[] {
  const [was, is] = [roomView(before), roomView(after)];
  if (was === undefined || is === undefined) return [];
  const told: string[] = [];
  const { say, room } = texts;
  const begins = !was.isStarted && is.isStarted && is.me !== undefined;
  if (begins) told.push(say.gameBegins(room.colors[is.me.color]), ...openingSaying(after, texts));
  // At one device whoever is here is on turn, before a move is taken back and after it.
  const wasOnTurn = was.me?.isOnTurn === true && was.me.color === is.me?.color;
  if (is.me?.isOnTurn === true && !wasOnTurn) told.push(say.yourTurn, ...duty(is, texts));
  else if (begins) told.push(theirTurn(texts));
  if (hasJustEnded(was, is)) told.push(resultText(is.overlay, texts), ...series(after, texts));
  return told.length === 0 ? [] : [told.join(" ")];
}

type EndedView = RoomView & { readonly overlay: ResultView };

export function hasJustEnded(was: RoomView, is: RoomView): is is EndedView {
  return is.overlay.kind === "result" && was.overlay.kind !== "result";
}

export function theirTurn({ room }: Texts): string {
  return `${room.opponentsTurn}.`;
}

/** The pieces of one's own that have to capture now. */
export function duty({ mayMove, position }: RoomView, { board }: Texts): readonly string[] {
  if (!mayMove) return [];
  const pieces = capturingSquares(position);
  const [square] = pieces;
  if (square === undefined) return [];
  return [`${board.explain({ reason: "must-capture", square, pieces })}.`];
}

/** How several games between these two stand; a single one says it all by itself. */
function series(data: RoomData, { result }: Texts): readonly string[] {
  const view = seriesView(data);
  if (view === undefined) return [];
  const { mine, theirs, draws } = view;
  return mine + theirs + draws > 1 ? [`${result.series(mine, theirs, draws)}.`] : [];
}

/** The result as it is said aloud. */
export function resultText(view: ResultView, texts: Texts): string {
  const { say, result } = texts;
  const over = view.reason === "aborted" ? `${result.aborted}.` : say.over[view.verdict];
  return `${over} ${reasonText(view, texts)}`.trim();
}
