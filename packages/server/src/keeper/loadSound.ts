// A room as far as it can be read: one that is damaged keeps its player from no other.
import type { Room } from "@kingrow/room";
import { DamagedRoom, type RoomStore } from "../store/roomStore.ts";

/** `undefined` also for a damaged room. @throws StoreFault when the store itself fails */
export async function loadSound(
  store: Pick<RoomStore, "load">,
  id: string,
): Promise<Room | undefined> {
  try {
    return await store.load(id);
  } catch (fault) {
    if (fault instanceof DamagedRoom) return undefined;
    throw fault;
  }
}
