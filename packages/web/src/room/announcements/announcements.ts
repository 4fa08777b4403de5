// Chooses the sentences to speak after a change of the room.
import { playerName } from "../../text/roomName.ts";
import type { Texts } from "../../text/texts.ts";
import { type RoomData, roomView, type RoomView } from "@kingrow/client";
import { nearDrawNews } from "../messages/nearDraw.ts";
import { offerNews } from "../messages/offerNews.ts";
import { finishedMoves, hasJustEnded, ownChains, turnAndEnd } from "./sayings.ts";

export function announcements(before: RoomData, after: RoomData, texts: Texts) {
  const [was, is] = [roomView(before), roomView(after)];
  if (was === undefined || is === undefined) return [];
  const events = [
    ...comingsAndGoings(was, is, texts),
    ...readiness(was, is, texts),
    ...countdown(before, after, texts),
    ...finishedMoves(before, after, texts),
    ...ownChains(was, is, texts),
    ...offers(before, after, texts),
    ...rematches(was, is, texts),
    ...intentions(before, after, texts),
    ...(after.isSlow && !before.isSlow ? [texts.room.sendingMove] : []),
    ...drawingNear(before, after, texts),
  ];
  return [
    ...events.map((text) => ({ text, urgency: "polite" as const })),
    ...turnAndEnd(before, after, texts).map((text) => ({ text, urgency: "assertive" as const })),
  ];
}

function comingsAndGoings(
  was: RoomView,
  is: RoomView,
  { names, result, say, share, room }: Texts,
): string[] {
  const told: string[] = [];
  const isWaiting = is.overlay.kind === "ready";
  if (was.opponent === undefined && is.opponent !== undefined) {
    told.push(say.opponentJoined);
    if (isWaiting && is.me !== undefined) told.push(share.colors[is.me.color]);
  }
  // The end of the game itself tells of an opponent who has left it.
  const isLoss = hasJustEnded(was, is) && is.overlay.reason === "left";
  if (was.opponent !== undefined && is.opponent === undefined && !isLoss)
    told.push(result.hasLeft(playerName(was.opponent.name, names)));
  if (was.overlay.kind === "result" && isWaiting && is.opponent === undefined)
    told.push(`${room.waitingForOpponent}.`);
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

/** The beginning of the countdown to a game (O9); the seconds are only shown. */
function countdown({ state: was }: RoomData, { state: is }: RoomData, { room }: Texts) {
  const startsAt = is?.startsAt ?? undefined;
  if (is === undefined || startsAt === undefined || startsAt === was?.startsAt) return [];
  return [`${room.startsIn(Math.ceil((startsAt - is.serverTime) / 1_000))}.`];
}

/** What became of an offer; most of it is said as it is shown. */
function offers(before: RoomData, after: RoomData, { say, actions }: Texts): string[] {
  const words = { ...actions, ...say };
  return offerNews(before, after).map((news) => words[news]);
}

function drawingNear(before: RoomData, after: RoomData, { draw }: Texts): string[] {
  const near = nearDrawNews(before.state, after.state);
  if (near === undefined) return [];
  return [near.kind === "quiet" ? draw.quiet(near.movesLeft) : draw.repetition];
}

function rematches(was: RoomView, is: RoomView, { names, result, say }: Texts): string[] {
  if (was.overlay.kind !== "result" || is.overlay.kind !== "result") return [];
  const { rematch } = is.overlay;
  if (rematch === was.overlay.rematch || is.opponent === undefined) return [];
  return [
    {
      open: was.overlay.rematch === "offered" ? say.opponentUnready : say.unready,
      asked: say.rematchAsked,
      offered: result.wantsRematch(playerName(is.opponent.name, names)),
      agreed: say.rematchAgreed,
    }[rematch],
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
