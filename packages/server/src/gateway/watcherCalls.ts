// Calls of those who watch a room: to begin, and to end it.
import { type Outcome, refused } from "../keeper/outcome.ts";
import type { Call, CallParts, Code } from "./callParts.ts";
import { answerLater, codeOf, respond } from "./respond.ts";
import type { RoomRequest } from "./roomCalls.ts";
import { roomMeant, watchFound, type WatchRequest } from "./watchCall.ts";

/** Watches a room without a seat; what may not be watched is answered as what is not there (R3). */
export async function watch(parts: CallParts, call: Call, request: WatchRequest): Promise<Outcome> {
  const { keeper, doorkeeper, clock } = parts;
  const { bar, ended } = await doorkeeper.look(call.socket);
  if (bar !== undefined) return respond(parts, call, refused(bar.code), { bar });
  const later = answerLater(clock);
  let seen: Outcome | undefined;
  const outcome = await keeper.perform(roomMeant(parts, request), { type: "look" }, (found) => {
    seen = watchFound(parts, call.socket, request, found);
    const answer = seen;
    if (codeOf(answer) !== "ROOM_NOT_FOUND") respond(parts, call, answer, {});
    else later.tell(() => respond(parts, call, answer, {}));
  });
  ended(codeOf(seen ?? outcome));
  await later.told();
  return seen ?? outcome;
}

/** Who watches leaves by the id they know the room by; who has a seat there gives that up. */
export function endsWatching(
  { watching }: CallParts,
  { socket }: Call,
  request: RoomRequest,
): boolean {
  const { roomId, command } = request;
  const hasSeat = socket.data.session.rooms.has(roomId);
  return command.type === "leave" && !hasSeat && watching.watches(socket, roomId);
}

export function stopWatching({ watching }: CallParts, { socket, reply }: Call): Code {
  watching.end(socket);
  reply({ success: true });
  return "OK";
}
