// Rooms that a tab still has to leave, stored until the server has answered, also over a reload (P21).
import { fieldsOf, parseJson, type Shelf } from "./ports.ts";

const NAME = "kingrow.leaving";

/** A seat to give up: the room and the player id of the seat. */
export interface Departure {
  readonly roomId: string;
  readonly playerId: string;
}

interface StoredDeparture extends Departure {
  /** The key the seat belongs to. */
  readonly key: string;
}

export interface Departures {
  /** Departures of the current key. */
  readonly all: () => readonly Departure[];
  readonly add: (departure: Departure) => void;
  readonly remove: (departure: Departure) => void;
  /** Removes the entries of a room that the player enters again. */
  readonly removeRoom: (roomId: string) => void;
}

export function createDepartures(tab: Shelf, key: () => string): Departures {
  const read = (): readonly StoredDeparture[] => notesFrom(tab.read(NAME));
  const write = (notes: readonly StoredDeparture[]): void => {
    if (notes.length === 0) tab.drop(NAME);
    else tab.write(NAME, JSON.stringify(notes));
  };
  return {
    all: () => read().filter((note) => note.key === key()),
    add: ({ roomId, playerId }) => write([...read(), { roomId, playerId, key: key() }]),
    remove: ({ roomId, playerId }) =>
      write(read().filter((note) => note.roomId !== roomId || note.playerId !== playerId)),
    removeRoom: (roomId) => write(read().filter((note) => note.roomId !== roomId)),
  };
}

function notesFrom(text: string | undefined): readonly StoredDeparture[] {
  const notes = parseJson(text);
  return Array.isArray(notes) ? notes.filter(isNote) : [];
}

function isNote(value: unknown): value is StoredDeparture {
  const { roomId, playerId, key } = fieldsOf(value);
  return [roomId, playerId, key].every((field) => typeof field === "string");
}
