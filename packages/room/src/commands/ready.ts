// Readying up; that the game then starts follows in consequences.ts (rule G3).
import { changed, refused, unchanged, type Decision } from "../state/change.ts";
import { changeSeat, type Room } from "../state/room.ts";
import type { Actor } from "../state/seat.ts";
import { memberOf } from "./member.ts";

/** Sets or takes back the own ready flag; only before the game (rule G3). */
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
