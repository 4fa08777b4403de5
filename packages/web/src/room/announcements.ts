// What a change of the room is worth saying aloud.
import type { Urgency } from "../shell/announcer.ts";
import type { Texts } from "../text/texts.ts";
import { type RoomData, roomView, type RoomView } from "@kingrow/client";
import { chains, finishedMoves } from "./moveSayings.ts";
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
    ...readiness(was, is, texts),
    ...finishedMoves(before, after, texts),
    ...chains(was, is, texts),
    ...drawOffers(was, is, texts),
    ...takebacks(before, after, texts),
    ...rematches(was, is, texts),
    ...intentions(before, after, texts),
  ];
  return [...events.map(polite), ...turnAndEnd(was, is, texts).map(assertive)];
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
  return told;
}

/** Before a game: who has got ready, or not any more. */
function readiness(was: RoomView, is: RoomView, { say }: Texts): string[] {
  if (was.overlay.kind !== "ready" || is.overlay.kind !== "ready") return [];
  const told: string[] = [];
  const [mine, theirs] = [is.overlay.isReady, is.opponent?.isReady ?? false];
  if (mine !== was.overlay.isReady) told.push(mine ? say.ready : say.unready);
  if (is.opponent !== undefined && theirs !== (was.opponent?.isReady ?? false))
    told.push(theirs ? say.opponentReady : say.opponentUnready);
  return told;
}

/** What became of a draw offer; the end of the game says more than an answer. */
export function drawOffers(was: RoomView, is: RoomView, { say }: Texts): string[] {
  if (was.drawOffer === is.drawOffer || !is.isStarted) return [];
  if (is.drawOffer === "theirs") return [say.drawOffered];
  if (is.drawOffer === "mine") return [say.drawSent];
  return [was.drawOffer === "mine" ? say.drawDeclined : say.drawTurnedDown];
}

/** What became of the wish to take back a turn. */
export function takebacks(before: RoomData, after: RoomData, { say }: Texts): string[] {
  const [was, is] = [roomView(before), roomView(after)];
  if (was?.takebackOffer === is?.takebackOffer || is?.isStarted !== true) return [];
  if (is.takebackOffer === "theirs") return [say.takebackAsked];
  if (is.takebackOffer === "mine") return [say.takebackSent];
  if (isGoneBack(before, after)) return [say.takebackDone];
  return [was?.takebackOffer === "mine" ? say.takebackDeclined : say.takebackTurnedDown];
}

/** There are fewer moves than before, or the capture that was under way has not begun. */
function isGoneBack(before: RoomData, after: RoomData): boolean {
  const [had, has] = [before.state?.moves.length ?? 0, after.state?.moves.length ?? 0];
  return had === has ? isMidCapture(before) && !isMidCapture(after) : has < had;
}

function isMidCapture(data: RoomData): boolean {
  return roomView(data)?.position.jumper !== undefined;
}

/** After a game: who would like another one. */
function rematches(was: RoomView, is: RoomView, { say }: Texts): string[] {
  if (was.overlay.kind !== "result" || is.overlay.kind !== "result") return [];
  const { rematch } = is.overlay;
  if (rematch === was.overlay.rematch || rematch === "open") return [];
  return [
    { asked: say.rematchAsked, offered: say.rematchWanted, agreed: say.rematchAgreed }[rematch],
  ];
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
