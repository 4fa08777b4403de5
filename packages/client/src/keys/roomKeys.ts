// The keys this browser used in each room, so that a closed tab can return to its seat (I2).
import { fieldsOf, parseJson, type Shelf } from "./ports.ts";

const PREFIX = "kingrow.room.";
/** No room outlives this without a change (R7), so older entries are deleted. Milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const KEYS_PER_ROOM = 8;

interface KeyEntry {
  readonly keys: readonly string[];
  /** Time of the last state, epoch milliseconds. */
  readonly at: number;
  /** As in that state. */
  readonly gameStatus?: unknown;
  /** The number of the opponent's name in that state (O8). */
  readonly opponent?: number | null | undefined;
}

export interface RememberedRoom extends KeyEntry {
  readonly roomId: string;
}

/** The room's keys, latest first. */
export function keysOf(shelf: Shelf, roomId: string): readonly string[] {
  return readRoom(shelf, roomId).keys;
}

export function rememberedRooms(shelf: Shelf): readonly RememberedRoom[] {
  return shelf
    .names()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => readRoom(shelf, name.slice(PREFIX.length)));
}

interface KeyUse extends Omit<KeyEntry, "keys"> {
  readonly roomId: string;
  readonly key: string;
}

export function rememberKey(shelf: Shelf, { roomId, key, ...use }: KeyUse): void {
  for (const room of rememberedRooms(shelf))
    if (room.at + KEPT_MS < use.at) shelf.drop(PREFIX + room.roomId);
  const others = keysOf(shelf, roomId).filter((each) => each !== key);
  write(shelf, { roomId, keys: [key, ...others].slice(0, KEYS_PER_ROOM), ...use });
}

export function forgetKey(shelf: Shelf, roomId: string, key: string): void {
  const room = readRoom(shelf, roomId);
  const keys = room.keys.filter((each) => each !== key);
  if (keys.length === 0) shelf.drop(PREFIX + roomId);
  else write(shelf, { ...room, keys });
}

function write(shelf: Shelf, { roomId, ...note }: RememberedRoom): void {
  shelf.write(PREFIX + roomId, JSON.stringify(note));
}

function readRoom(shelf: Shelf, roomId: string): RememberedRoom {
  const { keys, at, gameStatus, opponent } = fieldsOf(parseJson(shelf.read(PREFIX + roomId)));
  const list: readonly unknown[] = Array.isArray(keys) ? keys : [];
  const texts = list.filter((key) => typeof key === "string");
  const name = typeof opponent === "number" ? opponent : null;
  return { roomId, keys: texts, at: Number(at) || 0, gameStatus, opponent: name };
}
