// The keys this browser used in each room, so that a closed tab can return to its seat (I2).
import { fieldsOf, parseJson, type Shelf } from "./ports.ts";

const PREFIX = "kingrow.room.";
/** No room outlives this without a change (R7), so older entries are deleted. Milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const KEYS_PER_ROOM = 8;

interface KeyEntry {
  readonly keys: readonly string[];
  /** Time of writing, epoch milliseconds. */
  readonly at: number;
}

/** The room's keys, latest first. */
export function keysOf(shelf: Shelf, roomId: string): readonly string[] {
  return entryFrom(shelf.read(PREFIX + roomId)).keys;
}

/** Rooms in which this key was used. */
export function roomsOf(shelf: Shelf, key: string): readonly string[] {
  return shelf
    .names()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
    .filter((roomId) => keysOf(shelf, roomId).includes(key));
}

export function rememberKey(shelf: Shelf, roomId: string, key: string, now: number): void {
  deleteOld(shelf, now);
  const others = keysOf(shelf, roomId).filter((each) => each !== key);
  write(shelf, roomId, { keys: [key, ...others].slice(0, KEYS_PER_ROOM), at: now });
}

export function forgetKey(shelf: Shelf, roomId: string, key: string): void {
  const { keys, at } = entryFrom(shelf.read(PREFIX + roomId));
  const others = keys.filter((each) => each !== key);
  if (others.length === 0) shelf.drop(PREFIX + roomId);
  else write(shelf, roomId, { keys: others, at });
}

function write(shelf: Shelf, roomId: string, note: KeyEntry): void {
  shelf.write(PREFIX + roomId, JSON.stringify(note));
}

function deleteOld(shelf: Shelf, now: number): void {
  for (const name of shelf.names()) {
    if (!name.startsWith(PREFIX)) continue;
    if (entryFrom(shelf.read(name)).at + KEPT_MS < now) shelf.drop(name);
  }
}

function entryFrom(text: string | undefined): KeyEntry {
  const { keys, at } = fieldsOf(parseJson(text));
  if (!Array.isArray(keys)) return { keys: [], at: 0 };
  return {
    keys: keys.filter((key): key is string => typeof key === "string"),
    at: typeof at === "number" ? at : 0,
  };
}
