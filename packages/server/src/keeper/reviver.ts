// After a start: goes through all rooms once, so that those of the life before are cared for again.
import type { RoomStore } from "../store/roomStore.ts";

/** Few enough at a time that players who are back already do not wait for them. */
const PAGE = 25;

export interface ReviverParts {
  readonly store: Pick<RoomStore, "ids">;
  /** Lets the room notice the restart. Never rejects. */
  readonly act: (roomId: string) => Promise<unknown>;
  /** `true` ends the walk early. */
  readonly stopped: () => boolean;
}

/** Resolves with the number of rooms visited. @throws StoreFault */
export async function reviveAll({ store, act, stopped }: ReviverParts): Promise<number> {
  let visited = 0;
  let page = await store.ids(undefined, PAGE);
  while (page.length > 0 && !stopped()) {
    await Promise.all(page.map(act));
    visited += page.length;
    page = await store.ids(page.at(-1), PAGE);
  }
  return visited;
}
