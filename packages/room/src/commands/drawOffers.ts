// Draws by agreement: offering and answering (rule G5).
import { changed, refused, type Decision } from "../state/change.ts";
import type { AnswerOffer } from "./command.ts";
import { endGame } from "../course/phases.ts";
import { changeSeat, type Room } from "../state/room.ts";
import { otherSeat, type Actor } from "../state/seat.ts";
import { playerOf } from "./member.ts";

/** One offer until the offerer has moved again. Offering back what the opponent offers is agreement. */
export function offerDraw(room: Room, actor: Actor, now: number): Decision {
  const player = playerOf(room, actor);
  if (!player.ok) return player;
  const { number, seat } = player.value;
  if (room.drawOffer === otherSeat(number)) return changed(agreeOnDraw(room, now));
  if (seat.hasOfferedDraw || room.drawOffer === number) return refused("DRAW_ALREADY_OFFERED");
  return changed({
    ...changeSeat(room, number, { hasOfferedDraw: true }),
    drawOffer: number,
  });
}

export function answerDraw(room: Room, { actor, accept }: AnswerOffer, now: number): Decision {
  const player = playerOf(room, actor);
  if (!player.ok) return player;
  if (room.drawOffer !== otherSeat(player.value.number)) return refused("NO_DRAW_OFFER");
  return changed(accept ? agreeOnDraw(room, now) : { ...room, drawOffer: undefined });
}

function agreeOnDraw(room: Room, now: number): Room {
  return endGame(room, { winner: undefined, reason: "agreement" }, now);
}
