// Asking to play again; what follows from it is told in consequences.ts (rule G7).
import { changed, refused, unchanged, type Decision } from "../state/change.ts";
import { changeSeat, type Room } from "../state/room.ts";
import type { Actor } from "../state/seat.ts";
import { memberOf } from "./member.ts";

/** Asks for another game after the end of one (rule G7). */
export function playAgain(room: Room, actor: Actor): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  if (room.phase === "waiting") return refused("GAME_NOT_STARTED");
  if (room.phase === "started") return refused("GAME_NOT_OVER");
  const { number, seat } = member.value;
  if (seat.wantsRematch) return unchanged(room);
  return changed(changeSeat(room, number, { wantsRematch: true }));
}
