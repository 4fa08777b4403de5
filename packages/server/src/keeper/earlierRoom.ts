// Finds the room that a repeated Play Now leads back to (O2).
import { sameQueue } from "@kingrow/protocol";
import { isSeated, type Room, seatedIn } from "@kingrow/room";
import type { Match } from "../store/matches.ts";
import { type CreatedRoom, DamagedRoom, type RoomStore } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";

/** A call within this time after another one repeats it, from any tab and with any options. */
const REPEATED_WITHIN_MS = 2_000;

export interface EarlierCalls {
  readonly last: Match | undefined;
  /** The rooms that the player has created. */
  readonly own: readonly CreatedRoom[];
  /** Epoch ms. */
  readonly calledAt: number;
}

/** The room of the same request or of a recent one, or the room in which the player waits. */
export async function findEarlierRoom(
  store: RoomStore,
  { actor, options, requestId }: CreateRequest,
  { last, own, calledAt }: EarlierCalls,
): Promise<Room | undefined> {
  const isSame = (other: string | undefined) => requestId !== undefined && other === requestId;
  const isRecent = (time: number) => calledAt - time <= REPEATED_WITHIN_MS;
  // The opponent may have sat down while the call was on its way.
  const isSearch = (room: Room) =>
    isWaitingAlone(room) || (room.phase === "waiting" && isRecent(room.changedAt));
  const isInQueue = (room: Room) => isSearch(room) && sameQueue(room.options, options);
  const room = last && (await loadReadable(store, last.roomId));
  if (last !== undefined && room !== undefined && isSeated(room, actor)) {
    const isRepeated = isRecent(last.since) && room.phase !== "ended";
    if (isRepeated || isSame(last.requestId) || isSearch(room)) return room;
  }
  return own.find((each) => each.room && (isSame(each.requestId) || isInQueue(each.room)))?.room;
}

/** A damaged room counts as missing. @throws StoreFault when the store itself fails */
function loadReadable(store: RoomStore, id: string): Promise<Room | undefined> {
  return store.load(id).catch((fault: unknown) => {
    if (fault instanceof DamagedRoom) return undefined;
    throw fault;
  });
}

export function isWaitingAlone(room: Room): boolean {
  return room.phase === "waiting" && seatedIn(room).length === 1;
}
