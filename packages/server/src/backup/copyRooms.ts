// Copies rooms from one store to another, also while the first one is in use.
import { pagesOf } from "../store/roomStore.ts";
import { type RoomStore, StoreFault } from "../store/roomStore.ts";
import { BackupRefusal } from "./files.ts";

/**
 * Rooms do not depend on each other, so their moments may differ. One that is closed meanwhile is left
 * out, one that is opened meanwhile may be. @throws StoreFault
 */
export async function copyRooms(
  from: Pick<RoomStore, "ids" | "load">,
  to: Pick<RoomStore, "commit">,
): Promise<void> {
  for await (const page of pagesOf(from)) {
    const copied = await Promise.allSettled(
      page.map(async (id) => {
        const room = await from.load(id);
        if (room !== undefined) await to.commit(room, 0);
      }),
    );
    // Nothing is under way any more when the caller hears of it.
    const failed = copied.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  }
}

/**
 * Into a store without rooms, which holds none of them either when one could not be written.
 * @throws StoreFault; BackupRefusal where they could not be taken away again
 */
export async function copyAllOrNone(
  from: Pick<RoomStore, "ids" | "load">,
  to: Pick<RoomStore, "commit" | "remove">,
): Promise<void> {
  try {
    await copyRooms(from, to);
  } catch (fault) {
    await takeAway(from, to);
    throw fault;
  }
}

async function takeAway(
  from: Pick<RoomStore, "ids" | "load">,
  to: Pick<RoomStore, "remove">,
): Promise<void> {
  try {
    for await (const page of pagesOf(from)) {
      await Promise.all(
        page.map(async (id) => {
          const room = await from.load(id);
          if (room !== undefined) await to.remove(id, room.version);
        }),
      );
    }
  } catch (cause) {
    if (!(cause instanceof StoreFault)) throw cause;
    throw new BackupRefusal(
      "The backup could be restored only in part, and some of its rooms are there now. " +
        "Empty that place before you try again. The backup is as it was.",
      { cause },
    );
  }
}
