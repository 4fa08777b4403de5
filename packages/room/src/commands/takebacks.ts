// Takebacks: asks to go back to the player's last turn, and answers (rule O5).
import type { Game } from "@kingrow/rules";
import { pliesDrawn } from "../state/ballot.ts";
import { changed, refused, type Decision } from "../state/change.ts";
import { turnDeadlines } from "../state/times.ts";
import type { AnswerOffer } from "./command.ts";
import { replayGame } from "../state/replay.ts";
import { changeSeat, type Room } from "../state/room.ts";
import { colorOf, otherSeat, type Actor, type SeatNumber } from "../state/seat.ts";
import { gameMemberOf } from "./member.ts";

/** Allows one request until its player has moved again, and one in a room at a time. */
export function offerTakeback(room: Room, actor: Actor): Decision {
  const member = gameMemberOf(room, actor);
  if (!member.ok) return member;
  const { number, seat, game } = member.value;
  if (room.clocks !== undefined) return refused("NOT_ALLOWED");
  if (seat.hasOfferedTakeback === true || room.takebackOffer !== undefined)
    return refused("TAKEBACK_ALREADY_OFFERED");
  if (pliesBefore(game, number) < pliesDrawn(room)) return refused("NOTHING_TO_TAKE_BACK");
  return changed({
    ...changeSeat(room, number, { hasOfferedTakeback: true }),
    takebackOffer: number,
  });
}

export function answerTakeback(room: Room, { actor, accept }: AnswerOffer, now: number): Decision {
  const member = gameMemberOf(room, actor);
  if (!member.ok) return member;
  if (room.clocks !== undefined) return refused("NOT_ALLOWED");
  const asker = otherSeat(member.value.number);
  if (room.takebackOffer !== asker) return refused("NO_TAKEBACK_OFFER");
  const answered = { ...room, takebackOffer: undefined };
  return changed(accept ? takeBack(answered, asker, now) : answered);
}

/** Restores board, history and draw counters of the asker's last turn. */
function takeBack(room: Room, asker: SeatNumber, now: number): Room {
  if (room.game === undefined) return room;
  const moves = room.game.moves.slice(0, pliesBefore(room.game, asker));
  const before = { ...room, ...replayGame(moves), turnClock: turnDeadlines(now) };
  // The first move was made before, so the repeated turn does not abort the game.
  return { ...before, drawOffer: undefined, abortsAt: undefined };
}

/**
 * Number of whole moves before the turn that would be taken back: the last turn of this
 * player in which a piece has moved. Negative if there is none.
 */
function pliesBefore({ moves, path, position }: Game, number: SeatNumber): number {
  if (position.turn !== colorOf(number)) return moves.length - 1;
  return path.length === 0 ? moves.length - 2 : moves.length;
}
