// Checks what pages show: only stored versions, and never an older one than before.
import type { RoomSession } from "@kingrow/client";
import type { Accuse } from "./violationLog.ts";

export type WatchPage = (name: string, store: RoomSession["store"]) => void;

/** A tab keeps its name over reloads, so that its versions must never decrease. */
export function createPageWatch(accuse: Accuse): WatchPage {
  const seen = new Map<string, number>();

  return (name, store) => {
    store.subscribe(({ roomId, state }, before) => {
      if (state === undefined || state === before.state) return;
      const key = `${name} ${roomId}`;
      const highest = seen.get(key) ?? 0;
      if (state.version < highest)
        accuse("versions seen never fall", `${key}: ${state.version} after ${highest}`);
      seen.set(key, state.version);
    });
  };
}
