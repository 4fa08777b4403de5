// How many seats each player and each address holds, and who may take one more (X4).
import type { Room } from "@kingrow/room";
import type { Kept } from "../../keeper/outcome.ts";
import type { Counters } from "../limits/addressLimits.ts";
import { createOwnSeats } from "./ownSeats.ts";
import type { Holder, Reserved, SeatLimits } from "./seatHolder.ts";
import { createSharedSeats } from "./sharedSeats.ts";

export interface SeatCounts {
  /** Some room changed; called for every kept change, in the order of the room's versions. */
  readonly note: (kept: Pick<Kept, "before" | "room">) => void;
  /** Never rejects. */
  reserve(holder: Holder): Promise<Reserved>;
}

export interface SeatCountsDependencies {
  readonly limits: SeatLimits;
  /** Missing where this is the only node. */
  readonly counters?: Counters | undefined;
  /** Steady milliseconds. */
  readonly now: () => number;
}

/** What this node has seen is then needed for the short time that Redis does not answer. */
const OTHERS_FREE_MS = 600_000;

/** Several nodes count together, and each for itself, as far as it has seen, while Redis is away. */
export function createSeatCounts({ limits, counters, now }: SeatCountsDependencies): SeatCounts {
  const forgetsMs = counters === undefined ? Number.POSITIVE_INFINITY : OTHERS_FREE_MS;
  const own = createOwnSeats(limits, { now, forgetsMs });
  const shared = counters && createSharedSeats(counters, limits);

  return {
    note({ before, room }) {
      if (hasSameHolders(before, room)) return;
      for (const { holder, change } of changesOf(before, room)) {
        own.note(room.id, holder, change);
        shared?.note(room.id, holder, change);
      }
    },
    reserve: async (holder) => (await shared?.reserve(holder)) ?? own.reserve(holder),
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
  const [was, now] = [before === undefined ? [] : holdersIn(before), holdersIn(room)];
  const known = before?.run === room.run ? was : [];
  // A player who comes back from another address holds the same seat: it is freed before it is taken.
  return [
    ...was.filter((holder) => !now.some(isSame(holder))).map(changed(-1)),
    ...now.filter((holder) => !known.some(isSame(holder))).map(changed(1)),
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
