// Stores computed endgames in the browser, one record for each slice.
import type { KeptSlice } from "@kingrow/engine";

export interface EndgameShelf {
  /** What is kept and whole; nothing where the browser keeps nothing. It never fails. */
  readonly load: () => Promise<readonly KeptSlice[]>;
  /** What cannot be kept is worked out again at the next visit. */
  readonly keep: (slice: KeptSlice) => void;
}

const NAME = "kingrow.endgames";
/** Counts up whenever positions are numbered, or ends told, in another way: older ones are dropped. */
const VERSION = 1;
const SLICES = "slices";
/** A browser that has not answered by then is taken to keep nothing. Milliseconds. */
const PATIENCE_MS = 5_000;
/** More bytes than all slices together have are not ours. */
const MOST_BYTES = 8_000_000;

/** Nothing is opened before it is asked for. */
export function createEndgameShelf(): EndgameShelf {
  let opening: Promise<IDBDatabase | undefined> | undefined;
  const opened = (): Promise<IDBDatabase | undefined> =>
    (opening ??= Promise.race([open(), afterPatience()]).catch(() => undefined));
  return {
    load: async () => {
      const database = await opened();
      return database === undefined ? [] : await wholeOnes(recordsOf(database)).catch(() => []);
    },
    keep: (slice) => {
      void opened().then((database) => database && put(database, slice));
    },
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener("upgradeneeded", () => {
      const { result } = request;
      for (const old of result.objectStoreNames) result.deleteObjectStore(old);
      result.createObjectStore(SLICES, { keyPath: "name" });
    });
    request.addEventListener("success", () => {
      // Another tab wants to bring it up to a newer version.
      request.result.addEventListener("versionchange", () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener("error", () => reject(new Error("no shelf")));
  });
}

function afterPatience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
}

/** One record after the other: an order that comes meanwhile is heard between two of them. */
async function* recordsOf(database: IDBDatabase): AsyncGenerator<unknown, void, undefined> {
  const slices = () => database.transaction(SLICES).objectStore(SLICES);
  for (const name of await answerOf(slices().getAllKeys()))
    yield await answerOf(slices().get(name));
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("unreadable")));
  });
}

function put(database: IDBDatabase, slice: KeptSlice): void {
  try {
    const store = database.transaction(SLICES, "readwrite").objectStore(SLICES);
    store.put({ ...slice, sum: sumOf(slice.ends) });
  } catch {
    // Closed meanwhile for a newer version, or full.
  }
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
  const { name, ends, sum } = { name: "", ends: 0, sum: -1, ...record } as Record<string, unknown>;
  if (typeof name !== "string" || !(ends instanceof Uint8Array)) return undefined;
  return sumOf(ends) === sum ? { name, ends } : undefined;
}

/** A checksum (FNV-1a). */
export function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
