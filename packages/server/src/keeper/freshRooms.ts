// Rooms that are being opened, or were a moment ago, for whoever finds nobody else waiting (O2).
import { type RoomOptions, sameOptions } from "@kingrow/protocol";
import type { Outcome } from "./outcome.ts";

/** How long a room is handed out without being looked up in the lobby. */
const FRESH_MS = 5_000;

/** What has become of an opening. */
export interface Fresh {
  /** `undefined` if no room was opened after all. */
  readonly id: string | undefined;
  /** Of the one who came along, if there is a seat: nothing is left to do. */
  readonly seated?: Outcome | undefined;
}

interface FreshRoom<Guest> {
  readonly owner: string;
  readonly options: RoomOptions;
  readonly since: number;
  readonly fresh: Promise<Fresh>;
  /** Whoever was sent there. */
  guest: Guest | undefined;
}

export interface Opening<Guest> {
  /** Who was sent there until now. */
  readonly guest: () => Guest | undefined;
  /** To be told once; whoever was sent there awaits it. */
  readonly becomes: (fresh: Promise<Fresh>) => void;
}

export interface FreshRooms<Guest> {
  /**
   * The room that somebody else opens and nobody was sent to yet; without one it is noted, in the same
   * moment, that this player opens one. Of many who ask at once every other one opens a room.
   */
  takeOrOpen(owner: string, options: RoomOptions, guest: Guest): Promise<Fresh> | Opening<Guest>;
}

export function createFreshRooms<Guest>(now: () => number): FreshRooms<Guest> {
  let rooms: readonly FreshRoom<Guest>[] = [];

  function open(owner: string, options: RoomOptions): Opening<Guest> {
    let becomes: Opening<Guest>["becomes"] = ignore;
    const fresh = new Promise<Fresh>((resolve) => (becomes = resolve));
    const room: FreshRoom<Guest> = { owner, options, since: now(), fresh, guest: undefined };
    rooms = [...rooms, room];
    return { guest: () => room.guest, becomes };
  }

  return {
    takeOrOpen(owner, options, guest) {
      const oldest = now() - FRESH_MS;
      rooms = rooms.filter(({ since }) => since > oldest);
      const next = rooms.find((room) => room.owner !== owner && sameOptions(room.options, options));
      if (next === undefined) return open(owner, options);
      rooms = rooms.filter((room) => room !== next);
      next.guest = guest;
      return next.fresh;
    },
  };
}

function ignore(): void {
  // Until the promise has handed out its own.
}
