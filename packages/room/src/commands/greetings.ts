// One of a few words to the other player; nothing of the room changes (rule O7).
import type { Decision } from "../state/change.ts";
import type { Greet } from "./command.ts";
import type { Room } from "../state/room.ts";
import { otherSeat } from "../state/seat.ts";
import { memberOf } from "./member.ts";

/** A player may greet before, during and after a game; it is delivered if the other player is there. */
export function greet(room: Room, { actor, greeting }: Greet): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  const from = member.value.number;
  const isHeard = room.seats[otherSeat(from)]?.connected === true;
  const notices = isHeard ? [{ type: "greeting", from, greeting } as const] : [];
  return { ok: true, value: { room, notices } };
}
