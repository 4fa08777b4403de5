// Finds the seat of the player who sent a command.
import type { RefusalCode } from "@kingrow/protocol";
import { err, ok, type Game, type Result } from "@kingrow/rules";
import type { Room } from "../state/room.ts";
import { SEAT_NUMBERS, type Actor, type Seat, type SeatNumber } from "../state/seat.ts";

/** A player with a seat. */
export interface Member {
  readonly number: SeatNumber;
  readonly seat: Seat;
}

/** A member of a running game. */
export interface GameMember extends Member {
  readonly game: Game;
}

/** The actor's seat. A socket whose seat was taken over has none (rule I3). */
export function memberOf(room: Room, actor: Actor): Result<Member, RefusalCode> {
  for (const number of SEAT_NUMBERS) {
    const seat = room.seats[number];
    if (seat !== undefined && belongsTo(seat, actor)) return ok({ number, seat });
  }
  return err("ROOM_NOT_FOUND");
}

export function gameMemberOf(room: Room, actor: Actor): Result<GameMember, RefusalCode> {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  if (room.game === undefined) return err("GAME_NOT_STARTED");
  if (room.phase === "ended") return err("GAME_OVER");
  return ok({ game: room.game, ...member.value });
}

function belongsTo(seat: Seat, actor: Actor): boolean {
  return seat.owner === actor.owner && seat.socketId === actor.socketId;
}
