// Delivers a greeting to the other player. The room does not change (rule O7).
import type { Decision } from "../state/change.ts";
import type { Greet } from "./command.ts";
import type { Room } from "../state/room.ts";
import { otherSeat } from "../state/seat.ts";
import { memberOf } from "./member.ts";

/** Greets before, during or after a game. Delivered if the other player is connected. */
export function greet(room: Room, { actor, greeting }: Greet): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  const from = member.value.number;
  const isHeard = room.seats[otherSeat(from)]?.connected === true;
  const notices = isHeard ? [{ type: "greeting", from, greeting } as const] : [];
  return { ok: true, value: { room, notices } };
}
