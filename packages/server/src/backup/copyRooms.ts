// Copies rooms out of a store that is in use: each as it was at some moment of the copying.
import { pagesOf } from "../store/pages.ts";
import type { RoomStore } from "../store/roomStore.ts";

/**
 * Rooms do not depend on each other, so their moments may differ. One that is closed meanwhile is left
 * out, one that is opened meanwhile may be. @throws StoreFault
 */
export async function copyRooms(
  from: Pick<RoomStore, "ids" | "load">,
  to: Pick<RoomStore, "commit">,
): Promise<void> {
  for await (const page of pagesOf(from)) {
    await Promise.all(
      page.map(async (id) => {
        const room = await from.load(id);
        if (room !== undefined) await to.commit(room, 0);
      }),
    );
  }
}
