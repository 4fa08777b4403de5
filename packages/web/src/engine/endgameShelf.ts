// Stores computed endgames in the browser, one record for each slice.
import { fieldsOf } from "@kingrow/client";
import type { KeptSlice } from "@kingrow/engine";
import { createStore, get, keys, set } from "idb-keyval";
import { attempt } from "../browser/database.ts";

export interface EndgameShelf {
  /** What is kept and whole; nothing where the browser keeps nothing. It never fails. */
  readonly load: () => Promise<readonly KeptSlice[]>;
  /** What cannot be kept is worked out again at the next visit. */
  readonly keep: (slice: KeptSlice) => void;
}

/** Incremented when positions are numbered, or ends are told, in another way: older records count as nothing. */
const VERSION = 1;

/** Nothing is opened before it is asked for. */
export function createEndgameShelf(): EndgameShelf {
  const store = createStore("kingrow.endgame-slices", "slices");
  /** One record after the other: an order that comes meanwhile is heard between two of them. */
  const load = async (): Promise<readonly KeptSlice[]> => {
    const slices: KeptSlice[] = [];
    for (const name of await keys(store)) slices.push(...sliceIn(await get(name, store)));
    return slices;
  };
  const put = async ({ name, ends }: KeptSlice): Promise<void> =>
    set(name, { name, ends, version: VERSION }, store);
  return {
    load: async () => (await attempt(load)) ?? [],
    keep: (slice) => void put(slice).catch(() => {}),
  };
}

/** The slice of a record, if it is one of this version; the engine itself looks at name and length. */
export function sliceIn(record: unknown): readonly KeptSlice[] {
  const { name, ends, version } = fieldsOf(record);
  const isWhole = version === VERSION && typeof name === "string" && ends instanceof Uint8Array;
  return isWhole ? [{ name, ends }] : [];
}
