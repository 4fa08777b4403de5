// How many seats each player and each address holds, as far as this server has seen (X4).
import type { Room, Seat } from "@kingrow/room";
import type { Kept } from "../keeper/outcome.ts";

/** Who holds a seat, and from where. */
export type Holder = Pick<Seat, "owner" | "address">;

export interface SeatCounts {
  /** Some room changed; called for every kept change, in the order of the room's versions. */
  readonly note: (kept: Pick<Kept, "before" | "room">) => void;
  /** A seat is being taken: it counts until `release`, and then only if it was taken. */
  reserve(holder: Holder): { readonly release: () => void };
  ofPlayer(owner: string): number;
  ofAddress(address: string): number;
}

export function createSeatCounts(): SeatCounts {
  const players = new Map<string, number>();
  const addresses = new Map<string, number>();

  function add({ owner, address }: Holder, change: 1 | -1): void {
    shift(players, owner, change);
    if (address !== undefined) shift(addresses, address, change);
  }

  return {
    note({ before, room }) {
      // A room of an earlier run of the server is counted as a whole when it is seen first.
      const known = before !== undefined && before.run === room.run ? holdersIn(before) : [];
      const now = holdersIn(room);
      for (const holder of now) if (!known.some(isSame(holder))) add(holder, 1);
      for (const holder of known) if (!now.some(isSame(holder))) add(holder, -1);
    },
    reserve(holder) {
      add(holder, 1);
      return { release: () => add(holder, -1) };
    },
    ofPlayer: (owner) => players.get(owner) ?? 0,
    ofAddress: (address) => addresses.get(address) ?? 0,
  };
}

function holdersIn({ seats }: Room): readonly Holder[] {
  return [seats[1], seats[2]].filter((seat) => seat !== undefined);
}

function isSame({ owner, address }: Holder) {
  return (other: Holder): boolean => other.owner === owner && other.address === address;
}

function shift(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
}
