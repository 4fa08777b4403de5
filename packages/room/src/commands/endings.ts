// Ends a game by resigning, claiming a win or agreeing on a draw (rules G5, A1).
import { clockAgainst } from "../course/absence.ts";
import { changed, refused, type Decision } from "../state/change.ts";
import { endGame } from "../course/phases.ts";
import { changeSeat, type Room } from "../state/room.ts";
import { otherSeat, type Actor } from "../state/seat.ts";
import type { AnswerOffer } from "./command.ts";
import { gameMemberOf } from "./member.ts";

export function resign(room: Room, actor: Actor, now: number): Decision {
  const member = gameMemberOf(room, actor);
  if (!member.ok) return member;
  const winner = otherSeat(member.value.number);
  return changed(endGame(room, { winner, reason: "resigned" }, now));
}

/** Claims the win over an opponent who has been away, or idle on turn, for long enough (rule A1). */
export function claimWin(room: Room, actor: Actor, now: number): Decision {
  const member = gameMemberOf(room, actor);
  if (!member.ok) return member;
  const winner = member.value.number;
  const clock = clockAgainst(room, otherSeat(winner));
  if (clock === undefined || now < clock.claimableAt) return refused("TOO_EARLY_TO_CLAIM");
  return changed(endGame(room, { winner, reason: "claimed" }, now));
}

/** Allows one offer until the player has moved again. A counter-offer accepts the opponent's offer. */
export function offerDraw(room: Room, actor: Actor, now: number): Decision {
  const member = gameMemberOf(room, actor);
  if (!member.ok) return member;
  const { number, seat } = member.value;
  if (room.drawOffer === otherSeat(number)) return changed(agreeOnDraw(room, now));
  if (seat.hasOfferedDraw || room.drawOffer === number) return refused("DRAW_ALREADY_OFFERED");
  return changed({
    ...changeSeat(room, number, { hasOfferedDraw: true }),
    drawOffer: number,
  });
}

export function answerDraw(room: Room, { actor, accept }: AnswerOffer, now: number): Decision {
  const member = gameMemberOf(room, actor);
  if (!member.ok) return member;
  if (room.drawOffer !== otherSeat(member.value.number)) return refused("NO_DRAW_OFFER");
  return changed(accept ? agreeOnDraw(room, now) : { ...room, drawOffer: undefined });
}

function agreeOnDraw(room: Room, now: number): Room {
  return endGame(room, { winner: undefined, reason: "agreement" }, now);
}
