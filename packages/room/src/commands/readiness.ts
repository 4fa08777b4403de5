// Sets readiness for a game, and for a rematch. The start itself is in consequences.ts (rules G3, G7).
import { changed, refused, unchanged, type Decision } from "../state/change.ts";
import { changeSeat, type Room } from "../state/room.ts";
import type { Actor } from "../state/seat.ts";
import { memberOf } from "./member.ts";

/** Sets or clears the player's ready flag before the game (rule G3). */
export function setReady(room: Room, actor: Actor, isReady: boolean): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  if (room.phase === "started") return refused("GAME_ALREADY_STARTED");
  if (room.phase === "ended") return refused("GAME_OVER");
  const { number, seat } = member.value;
  if (seat.ready === isReady) return unchanged(room);
  return changed(
    changeSeat(room, number, { ready: isReady, readyByMatch: undefined, lagMs: actor.lagMs }),
  );
}

/** Requests a rematch or withdraws the request, also in the pause before the new game (rule G7). */
export function setRematch(room: Room, actor: Actor, wantsRematch: boolean): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  if (room.phase === "waiting") return refused("GAME_NOT_STARTED");
  if (room.phase === "started") return refused("GAME_NOT_OVER");
  const { number, seat } = member.value;
  if (seat.wantsRematch === wantsRematch) return unchanged(room);
  return changed(changeSeat(room, number, { wantsRematch }));
}
