// Calls of those who watch a room: to begin, and to end it.
import { type Outcome, refused } from "../../keeper/outcome.ts";
import { actorOf, type Call, type CallDependencies, type Code } from "./callDependencies.ts";
import { codeOf, respond } from "./respond.ts";
import type { RoomRequest } from "./roomCalls.ts";
import { roomMeant, watchFound, type WatchRequest } from "./watchCall.ts";

/** Watches a room without a seat; what may not be watched is answered as what is not there (R3). */
export async function watch(
  dependencies: CallDependencies,
  call: Call,
  request: WatchRequest,
): Promise<Outcome> {
  const { keeper, door } = dependencies;
  const { bar, end } = await door.rooms.look(actorOf(call.socket));
  if (bar !== undefined) return respond(dependencies, call, refused(bar.code), { bar });
  const roomId = roomMeant(dependencies, request);
  let seen: Outcome | undefined;
  const outcome = await keeper.perform(roomId, { type: "look" }, (found) => {
    seen = watchFound(dependencies, call.socket, request, found);
    respond(dependencies, call, seen, {});
  });
  end(codeOf(seen ?? outcome));
  return seen ?? outcome;
}

/** A watcher leaves by the id they know the room by; a player who has a seat there gives that up. */
export function endsWatching(
  { watching }: CallDependencies,
  { socket }: Call,
  request: RoomRequest,
): boolean {
  const { roomId, command } = request;
  const hasSeat = socket.data.session.rooms.has(roomId);
  return command.type === "leave" && !hasSeat && watching.watches(socket, roomId);
}

export function stopWatching({ watching }: CallDependencies, { socket, reply }: Call): Code {
  watching.end(socket);
  reply({ success: true });
  return "OK";
}
