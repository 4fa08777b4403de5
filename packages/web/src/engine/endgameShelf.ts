// Stores computed endgames in the browser, one record for each slice.
import type { KeptSlice } from "@kingrow/engine";
import { createStore, get, keys, set, type UseStore } from "idb-keyval";

export interface EndgameShelf {
  /** What is kept and whole; nothing where the browser keeps nothing. It never fails. */
  readonly load: () => Promise<readonly KeptSlice[]>;
  /** What cannot be kept is worked out again at the next visit. */
  readonly keep: (slice: KeptSlice) => void;
}

/** Incremented when positions are numbered, or ends are told, in another way: older records count as nothing. */
const VERSION = 1;
/** A browser that has not answered by then is taken to keep nothing. Milliseconds. */
const PATIENCE_MS = 5_000;
/** More bytes than all slices together have are not ours. */
const MOST_BYTES = 8_000_000;

/** Nothing is opened before it is asked for. */
export function createEndgameShelf(): EndgameShelf {
  const store = createStore("kingrow.endgame-slices", "slices");
  const load = async (): Promise<readonly KeptSlice[]> => wholeOnes(recordsIn(store));
  const put = async ({ name, ends }: KeptSlice): Promise<void> =>
    set(name, { name, ends, sum: sumOf(ends), version: VERSION }, store);
  return {
    load: () => Promise.race([load().catch(() => []), afterPatience()]),
    keep: (slice) => void put(slice).catch(() => {}),
  };
}

function afterPatience(): Promise<readonly KeptSlice[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve([]), PATIENCE_MS);
  });
}

/** One record after the other: an order that comes meanwhile is heard between two of them. */
async function* recordsIn(store: UseStore): AsyncGenerator<unknown, void, undefined> {
  for (const name of await keys(store)) yield await get(name, store);
}

/** The records that are what was written. */
export async function wholeOnes(
  records: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<KeptSlice[]> {
  const whole: KeptSlice[] = [];
  let left = MOST_BYTES;
  for await (const record of records) {
    const slice = sliceOf(record);
    left -= slice?.ends.length ?? 0;
    if (slice !== undefined && left >= 0) whole.push(slice);
  }
  return whole;
}

function sliceOf(record: unknown): KeptSlice | undefined {
  if (typeof record !== "object" || record === null) return undefined;
  const { name, ends, sum, version }: Record<string, unknown> = { ...record };
  if (version !== VERSION || typeof name !== "string" || !(ends instanceof Uint8Array))
    return undefined;
  return sumOf(ends) === sum ? { name, ends } : undefined;
}

/** A checksum (FNV-1a). */
export function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
