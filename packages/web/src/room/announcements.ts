// What a change of the room is worth saying aloud.
import type { Urgency } from "../shell/announcer.ts";
import type { Texts } from "../text/texts.ts";
import { type RoomData, roomView, type RoomView } from "@kingrow/client";
import { resultText } from "./resultText.ts";

export interface Saying {
  readonly text: string;
  readonly urgency: Urgency;
}

/** The sayings for the step from one moment to the next, in order. */
export function announcements(before: RoomData, after: RoomData, texts: Texts): readonly Saying[] {
  const [was, is] = [roomView(before), roomView(after)];
  if (was === undefined || is === undefined) return [];
  const events = [
    ...comingsAndGoings(was, is, texts),
    ...moves(before, after, texts),
    ...intentions(before, after, texts),
  ];
  return [...together(events).map(polite), ...turnAndEnd(was, is, texts).map(assertive)];
}

/** Of several texts said at the same moment in one region only the last would be heard. */
function together(texts: readonly string[]): readonly string[] {
  if (texts.length < 2) return texts;
  return [texts.map((text) => text.replace(/\w$/, "$&.")).join(" ")];
}

function polite(text: string): Saying {
  return { text, urgency: "polite" };
}

function assertive(text: string): Saying {
  return { text, urgency: "assertive" };
}

function comingsAndGoings(was: RoomView, is: RoomView, { say }: Texts): string[] {
  const told: string[] = [];
  if (was.opponent === undefined && is.opponent !== undefined) told.push(say.opponentJoined);
  if (was.opponent !== undefined && is.opponent === undefined) told.push(say.opponentLeft);
  if (was.drawOffer !== "theirs" && is.drawOffer === "theirs") told.push(say.drawOffered);
  return told;
}

/** The whole moves that have been finished in between. */
function moves(before: RoomData, after: RoomData, { say }: Texts): string[] {
  const known = before.state?.moves.length ?? 0;
  const all = after.state?.moves ?? [];
  const mine = roomView(after)?.me?.color;
  return all.slice(known).map((move, index) => {
    const color = (known + index) % 2 === 0 ? "black" : "white";
    const spoken = moveText(move, say);
    return color === mine ? say.youMoved(spoken) : say.opponentMoved(spoken);
  });
}

/** What has become of a premove and of a move that waits to be confirmed (P24, P25). */
function intentions(before: RoomData, after: RoomData, { say }: Texts): string[] {
  const told: string[] = [];
  const { premove, droppedPremove } = after;
  if (premove !== undefined && premove !== before.premove)
    told.push(say.premove(premove.join(say.via)));
  if (droppedPremove !== undefined && droppedPremove !== before.droppedPremove)
    told.push(say.premoveDropped(droppedPremove.join(say.via)));
  const hasForgotten =
    before.premove !== undefined && premove === undefined && !hasSent(before, after);
  if (hasForgotten && droppedPremove === undefined && !roomView(after)?.me?.isOnTurn)
    told.push(say.premoveForgotten);
  return [...told, ...choices(before, after, say)];
}

function choices(before: RoomData, after: RoomData, say: Texts["say"]): string[] {
  const path = roomView(after)?.choice?.path;
  if (path !== undefined && after.chosen !== before.chosen) return [say.chosen(path.join(say.via))];
  const isTakenBack = before.chosen.length > 0 && path === undefined && !hasSent(before, after);
  return isTakenBack ? [say.takenBack] : [];
}

function hasSent(before: RoomData, after: RoomData): boolean {
  const latest = after.pending.at(-1);
  return latest !== undefined && latest.moveId !== before.pending.at(-1)?.moveId;
}

/** `11-15` as "11 to 15", `22x15x8` as "22 takes 15 and 8". */
function moveText(move: string, say: Texts["say"]): string {
  const squares = move.split(/[-x]/).map(Number);
  const [from = 0, ...rest] = squares;
  return move.includes("x") ? say.takes(from, rest.join(say.and)) : say.step(from, rest[0] ?? 0);
}

function turnAndEnd(was: RoomView, is: RoomView, texts: Texts): string[] {
  const told: string[] = [];
  const { say, room } = texts;
  if (!was.isStarted && is.isStarted && is.me !== undefined)
    told.push(say.gameBegins(room.colors[is.me.color]));
  if (is.me?.isOnTurn === true && was.me?.isOnTurn !== true) told.push(say.yourTurn);
  if (is.overlay.kind === "result" && was.overlay.kind !== "result")
    told.push(resultText(is.overlay, texts));
  return told.length === 0 ? [] : [told.join(" ")];
}
