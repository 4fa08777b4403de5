// How a player ends a game otherwise than on the board: resigning and claiming (rules G5, A1).
import { clockAgainst } from "../course/absence.ts";
import { changed, refused, type Decision } from "../state/change.ts";
import { endGame } from "../course/phases.ts";
import type { Room } from "../state/room.ts";
import { otherSeat, type Actor } from "../state/seat.ts";
import { playerOf } from "./member.ts";

export function resign(room: Room, actor: Actor, now: number): Decision {
  const player = playerOf(room, actor);
  if (!player.ok) return player;
  const winner = otherSeat(player.value.number);
  return changed(endGame(room, { winner, reason: "resigned" }, now));
}

/** Wins over an opponent who has been away, or idle on turn, for long enough (rule A1). */
export function claimWin(room: Room, actor: Actor, now: number): Decision {
  const player = playerOf(room, actor);
  if (!player.ok) return player;
  const winner = player.value.number;
  const clock = clockAgainst(room, otherSeat(winner));
  if (clock === undefined || now < clock.claimableAt) return refused("TOO_EARLY_TO_CLAIM");
  return changed(endGame(room, { winner, reason: "claimed" }, now));
}
