// Rooms that are being opened, or were a moment ago, for whoever finds nobody else waiting (O2).
import { type RoomOptions, sameOptions } from "@kingrow/protocol";

/** How long a room is handed out without being looked up in the lobby. */
const FRESH_MS = 5_000;

interface FreshRoom {
  readonly owner: string;
  readonly options: RoomOptions;
  readonly since: number;
  /** `undefined` if it was not opened after all. */
  readonly id: Promise<string | undefined>;
}

/** Told once what has become of an opening: the room's id, or `undefined`. */
export type Opened = (id: string | undefined) => void;

export interface FreshRooms {
  /**
   * The room that somebody else opens and nobody was sent to yet; without one it is noted, in the same
   * moment, that this player opens one. Of many who ask at once every other one opens a room.
   */
  takeOrOpen(owner: string, options: RoomOptions): FreshRoom["id"] | Opened;
}

export function createFreshRooms(now: () => number): FreshRooms {
  let rooms: readonly FreshRoom[] = [];

  function open(owner: string, options: RoomOptions): Opened {
    let opened: Opened = ignore;
    const id = new Promise<string | undefined>((resolve) => (opened = resolve));
    rooms = [...rooms, { owner, options, since: now(), id }];
    return opened;
  }

  return {
    takeOrOpen(owner, options) {
      const oldest = now() - FRESH_MS;
      rooms = rooms.filter(({ since }) => since > oldest);
      const next = rooms.find((room) => room.owner !== owner && sameOptions(room.options, options));
      if (next === undefined) return open(owner, options);
      rooms = rooms.filter((room) => room !== next);
      return next.id;
    },
  };
}

function ignore(): void {
  // Until the promise has handed out its own.
}
