// Who may watch a room, and what they are answered (O6).
import type { RefusalCode } from "@kingrow/protocol";
import { isSeated, type Room } from "@kingrow/room";
import { type Outcome, refused } from "../../keeper/outcome.ts";
import type { WatchCounts } from "../watching/onlookers.ts";
import type { Request } from "./requests.ts";
import type { Caller } from "../transport/transport.ts";
import type { Watching } from "../watching/watching.ts";

export type WatchRequest = Extract<Request, { type: "watch" }>;

export interface WatchDependencies {
  readonly onlookers: Pick<WatchCounts, "roomOf">;
  readonly watching: Pick<Watching, "begin">;
}

/** Looked for where nothing else can be meant, so that it takes as long. */
const NO_ROOM = "a".repeat(20);

/** The room that is meant, as the store knows it. */
export function roomMeant({ onlookers }: WatchDependencies, { by }: WatchRequest): string {
  return "roomId" in by ? by.roomId : (onlookers.roomOf(by.watchId) ?? NO_ROOM);
}

/** What was found, as the one who asked may see it; who may watch does so from now on. */
export function watchFound(
  { watching }: WatchDependencies,
  socket: Caller,
  { by }: WatchRequest,
  found: Outcome,
): Outcome {
  if (!found.ok) return found;
  const code = whyNot(found.value.room, "watchId" in by, socket);
  if (code !== undefined) return refused(code);
  return { ok: true, value: { ...found.value, state: watching.begin(socket, found.value) } };
}

/** A private room answers by its other id alone; its own is for players. */
function whyNot(room: Room, isByWatchId: boolean, socket: Caller): RefusalCode | undefined {
  const isPrivate = room.options.visibility === "private";
  if (isPrivate !== isByWatchId) return "ROOM_NOT_FOUND";
  if (!room.options.watchable) return isPrivate ? "ROOM_NOT_FOUND" : "NOT_ALLOWED";
  return isSeated(room, socket.data.session.actor) ? "NOT_ALLOWED" : undefined;
}
