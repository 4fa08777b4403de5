// Seats as this node alone has seen them taken and freed: each by a name, so that seeing it twice changes nothing (X4).
import { nanoid } from "nanoid";
import type { Holder, Reserved, SeatLimits } from "./seatHolder.ts";

export interface OwnSeats {
  note(roomId: string, holder: Holder, change: 1 | -1): void;
  reserve(holder: Holder): Reserved;
}

/** @param forgetsMs for how long a seat counts that nobody frees here: other nodes may have freed it */
export function createOwnSeats(
  limits: SeatLimits,
  { now, forgetsMs }: { readonly now: () => number; readonly forgetsMs: number },
): OwnSeats {
  /** Of each player and address: when each seat was taken, the earliest first. */
  const held = new Map<string, Map<string, number>>();

  function take(name: string, seat: string): void {
    const seats = held.get(name) ?? new Map<string, number>();
    seats.delete(seat);
    held.delete(name);
    held.set(name, seats.set(seat, now()));
    forgetOld();
  }

  /** Whoever took a seat last stands last. */
  function forgetOld(): void {
    for (const name of held.keys()) if (countOf(name) > 0) return;
  }

  function free(name: string, seat: string): void {
    const seats = held.get(name);
    seats?.delete(seat);
    if (seats?.size === 0) held.delete(name);
  }

  function countOf(name: string): number {
    for (const [seat, takenAt] of held.get(name) ?? []) {
      if (takenAt + forgetsMs > now()) break;
      free(name, seat);
    }
    return held.get(name)?.size ?? 0;
  }

  return {
    note(roomId, holder, change) {
      const seat = `${roomId}:${holder.owner}`;
      for (const name of namesOf(holder)) (change === 1 ? take : free)(name, seat);
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

function namesOf({ owner, address }: Holder): readonly string[] {
  return address === undefined ? [owner] : [owner, address];
}
