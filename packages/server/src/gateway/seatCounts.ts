// How many seats each player and each address holds, and who may take one more (X4).
import type { Room } from "@kingrow/room";
import type { Kept } from "../keeper/outcome.ts";
import type { Counters } from "./addressLimits.ts";
import type { Holder, Reserved, SeatLimits } from "./seatHolder.ts";
import { createSharedSeats } from "./sharedSeats.ts";

export interface SeatCounts {
  /** Some room changed; called for every kept change, in the order of the room's versions. */
  readonly note: (kept: Pick<Kept, "before" | "room">) => void;
  /** Never rejects. */
  reserve(holder: Holder): Promise<Reserved>;
}

export interface SeatCountsParts {
  readonly limits: SeatLimits;
  /** Missing where this is the only node. */
  readonly counters?: Counters | undefined;
}

/** Several nodes count together, and each for itself, as far as it has seen, while Redis is away. */
export function createSeatCounts({ limits, counters }: SeatCountsParts): SeatCounts {
  const own = createOwnSeats(limits);
  const shared = counters && createSharedSeats(counters, limits);

  return {
    note({ before, room }) {
      if (hasSameHolders(before, room)) return;
      for (const { holder, change } of changesOf(before, room)) {
        own.add(holder, change);
        shared?.note(room.id, holder, change);
      }
    },
    reserve: async (holder) => (await shared?.reserve(holder)) ?? own.reserve(holder),
  };
}

interface OwnSeats {
  add(holder: Holder, change: 1 | -1): void;
  reserve(holder: Holder): Reserved;
}

function createOwnSeats(limits: SeatLimits): OwnSeats {
  const players = new Map<string, number>();
  const addresses = new Map<string, number>();

  function add({ owner, address }: Holder, change: 1 | -1): void {
    shift(players, owner, change);
    if (address !== undefined) shift(addresses, address, change);
  }

  return {
    add,
    reserve(holder) {
      const { owner, address = "" } = holder;
      if ((players.get(owner) ?? 0) >= limits.seatsPerPlayer) return { full: "player" };
      if ((addresses.get(address) ?? 0) >= limits.seatsPerAddress) return { full: "address" };
      add(holder, 1);
      return { release: () => add(holder, -1) };
    },
  };
}

/** As after every move. */
function hasSameHolders(before: Room | undefined, room: Room): boolean {
  if (before === undefined || before.run !== room.run) return false;
  return holdsStill(before.seats[1], room.seats[1]) && holdsStill(before.seats[2], room.seats[2]);
}

function holdsStill(was: Holder | undefined, is: Holder | undefined): boolean {
  return was?.owner === is?.owner && was?.address === is?.address;
}

interface SeatChange {
  readonly holder: Holder;
  readonly change: 1 | -1;
}

/** A room of an earlier run of the server is counted as a whole when it is seen first. */
function changesOf(before: Room | undefined, room: Room): readonly SeatChange[] {
  const known = before !== undefined && before.run === room.run ? holdersIn(before) : [];
  const now = holdersIn(room);
  return [
    ...now.filter((holder) => !known.some(isSame(holder))).map(changed(1)),
    ...known.filter((holder) => !now.some(isSame(holder))).map(changed(-1)),
  ];
}

function changed(change: 1 | -1) {
  return (holder: Holder): SeatChange => ({ holder, change });
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
