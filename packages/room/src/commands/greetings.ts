// One of a few words to the other player; nothing of the room changes (rule O7).
import type { Decision } from "../state/change.ts";
import type { Greet } from "./command.ts";
import type { Room } from "../state/room.ts";
import { memberOf } from "./member.ts";

/** Whoever sits in the room may greet, before, during and after a game. */
export function greet(room: Room, { actor, greeting }: Greet): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  const from = member.value.number;
  return { ok: true, value: { room, notices: [{ type: "greeting", from, greeting }] } };
}
