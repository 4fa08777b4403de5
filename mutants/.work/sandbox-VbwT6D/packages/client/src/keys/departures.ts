// Rooms a tab still has to leave: noted until the server has heard it, over a reload too (P21).
import type { Shelf } from "./ports.ts";

const NAME = "kingrow.leaving";

/** A seat to be given up: the room, and the player id under which its player sat there. */
export interface Departure {
  readonly roomId: string;
  readonly playerId: string;
}

interface Note extends Departure {
  /** The key the seat belongs to. */
  readonly key: string;
}

export interface Departures {
  /** Those of the present key. */
  readonly all: () => readonly Departure[];
  readonly note: (departure: Departure) => void;
  readonly strike: (departure: Departure) => void;
  /** The player is going back into the room. */
  readonly strikeRoom: (roomId: string) => void;
}

export function createDepartures(tab: Shelf, key: () => string): Departures {
  const read = (): readonly Note[] => notesFrom(tab.read(NAME));
  const write = (notes: readonly Note[]): void => {
    if (notes.length === 0) tab.drop(NAME);
    else tab.write(NAME, JSON.stringify(notes));
  };
  return {
    all: () => read().filter((note) => note.key === key()),
    note: ({ roomId, playerId }) => write([...read(), { roomId, playerId, key: key() }]),
    strike: ({ roomId, playerId }) =>
      write(read().filter((note) => note.roomId !== roomId || note.playerId !== playerId)),
    strikeRoom: (roomId) => write(read().filter((note) => note.roomId !== roomId)),
  };
}

function notesFrom(text: string | undefined): readonly Note[] {
  try {
    const notes: unknown = JSON.parse(text ?? "");
    return Array.isArray(notes) ? notes.filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(value: unknown): value is Note {
  if (typeof value !== "object" || value === null) return false;
  return "roomId" in value && "playerId" in value && "key" in value;
}
