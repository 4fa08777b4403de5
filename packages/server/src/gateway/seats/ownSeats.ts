// Seats as this node alone has seen them taken and freed: each by a name, so that seeing it twice changes nothing (X4).
import { nanoid } from "nanoid";
import type { Holder, Reserved, SeatLimits } from "./seatHolder.ts";

export interface OwnSeats {
  note(roomId: string, holder: Holder, change: 1 | -1): void;
  reserve(holder: Holder): Reserved;
}

/**
 * When each seat was taken, the earliest first. Most hold one, of which a map would take 300 bytes: with all the
 * rooms of a large store that is most of the memory, and the collector goes through it again and again.
 */
type Seats = OneSeat | Map<string, number>;

interface OneSeat {
  readonly seat: string;
  readonly takenAt: number;
}

/** @param forgetsMs for how long a seat counts that nobody frees here: other nodes may have freed it */
export function createOwnSeats(
  limits: SeatLimits,
  { now, forgetsMs }: { readonly now: () => number; readonly forgetsMs: number },
): OwnSeats {
  /** Of each player and address. */
  const held = new Map<string, Seats>();

  function take(name: string, seat: string): void {
    const seats = withSeat(held.get(name), { seat, takenAt: now() });
    held.delete(name);
    held.set(name, seats);
    // From the front of a map from which much was taken it is a long way to what is left.
    if (Number.isFinite(forgetsMs)) forgetOld();
  }

  /** Whoever took a seat last stands last. */
  function forgetOld(): void {
    for (const name of held.keys()) if (countOf(name) > 0) return;
  }

  function free(name: string, seat: string): void {
    const seats = withoutSeat(held.get(name), seat);
    if (seats === undefined) held.delete(name);
    else held.set(name, seats);
  }

  function countOf(name: string): number {
    for (const [seat, takenAt] of each(held.get(name))) {
      if (takenAt + forgetsMs > now()) break;
      free(name, seat);
    }
    const left = held.get(name);
    return left instanceof Map ? left.size : Number(left !== undefined);
  }

  return {
    note(roomId, holder, change) {
      for (const name of namesOf(holder)) {
        // A player's own seats need no more than the room's name, which is there already.
        const seat = name === holder.owner ? roomId : `${roomId}:${holder.owner}`;
        (change === 1 ? take : free)(name, seat);
      }
    },
    reserve(holder) {
      const { owner, address = "" } = holder;
      if (countOf(owner) >= limits.seatsPerPlayer) return { full: "player" };
      if (countOf(address) >= limits.seatsPerAddress) return { full: "address" };
      const seat = `reserved:${nanoid()}`;
      for (const name of namesOf(holder)) take(name, seat);
      return { release: () => namesOf(holder).forEach((name) => free(name, seat)) };
    },
  };
}

function withSeat(seats: Seats | undefined, one: OneSeat): Seats {
  const others = withoutSeat(seats, one.seat);
  if (others === undefined) return one;
  return (others instanceof Map ? others : new Map(each(others))).set(one.seat, one.takenAt);
}

function withoutSeat(seats: Seats | undefined, seat: string): Seats | undefined {
  if (!(seats instanceof Map)) return seats?.seat === seat ? undefined : seats;
  seats.delete(seat);
  return seats.size > 1
    ? seats
    : Array.from(seats, ([last, takenAt]) => ({ seat: last, takenAt }))[0];
}

function each(seats: Seats | undefined): Iterable<readonly [seat: string, takenAt: number]> {
  if (seats instanceof Map) return seats;
  return seats === undefined ? [] : [[seats.seat, seats.takenAt]];
}

function namesOf({ owner, address }: Holder): readonly string[] {
  return address === undefined ? [owner] : [owner, address];
}
