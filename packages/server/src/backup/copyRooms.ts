// Copies rooms from one store to another, also while the first one is in use.
import { pagesOf, type RoomStore, StoreFault } from "../store/roomStore.ts";
import { BackupRefusal } from "./files.ts";

/**
 * Rooms do not depend on each other, so they need not be of the same moment. A room that closes meanwhile is left out.
 * @throws StoreFault
 */
export async function copyRooms(from: RoomStore, to: RoomStore): Promise<void> {
  for await (const page of pagesOf(from)) {
    const copied = await Promise.allSettled(
      page.map(async (id) => {
        const room = await from.load(id);
        if (room !== undefined) await to.commit(room, 0);
      }),
    );
    // All others have settled when the caller gets the fault.
    const failed = copied.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  }
}

/**
 * Copies into an empty store. If one room cannot be written, all are removed again.
 * @throws StoreFault; BackupRefusal if they could not be removed
 */
export async function copyAllOrNone(from: RoomStore, to: RoomStore): Promise<void> {
  try {
    await copyRooms(from, to);
  } catch (fault) {
    await removeAll(from, to);
    throw fault;
  }
}

async function removeAll(from: RoomStore, to: RoomStore): Promise<void> {
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
