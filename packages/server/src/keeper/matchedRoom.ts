// Whether somebody asks again who was brought to a seat a moment ago (O2).
import { isSeated } from "@kingrow/room";
import type { Match } from "../store/matches.ts";
import type { RoomStore } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";
import { loadSound } from "./loadSound.ts";

/** What follows so soon is a repetition too, from whichever tab and with whatever options: nobody means two seats. */
const AT_ONCE_MS = 2_000;

interface Asked {
  readonly last: Match | undefined;
  /** Epoch ms. */
  readonly askedAt: number;
}

/** The room of the first request, if this is a repetition and the player still sits there. */
export async function matchedRoom(
  store: Pick<RoomStore, "load">,
  request: CreateRequest,
  { last, askedAt }: Asked,
): Promise<string | undefined> {
  if (last === undefined) return undefined;
  const isSame = isSameRequest(last, request);
  if (!isSame && askedAt - last.since > AT_ONCE_MS) return undefined;
  const room = await loadSound(store, last.roomId);
  if (room === undefined || !isSeated(room, request.actor)) return undefined;
  // Whoever asks after the end means another game; the same request again never does.
  return isSame || room.phase !== "ended" ? room.id : undefined;
}

function isSameRequest(match: Match, { requestId }: CreateRequest): boolean {
  return requestId !== undefined && match.requestId === requestId;
}
