// Freed seats: their notices, and the parting of the two players (rules R4, R5, O2).
import type { Notice } from "../state/change.ts";
import { isClosed, type Room } from "../state/room.ts";
import { SEAT_NUMBERS, type SeatNumber } from "../state/seat.ts";

type PartingNotice = Extract<Notice, { readonly type: "parted" }>;

/** Empties the seat. A finished game remembers its player. */
export function freeSeat(room: Room, number: SeatNumber): Room {
  const seat = room.seats[number];
  const result = room.result && { ...room.result, departed: seat?.socketId };
  return { ...room, seats: { ...room.seats, [number]: undefined }, result };
}

/** Notices of a freed seat: none if the room is empty. */
export function noticesOfLeaving(room: Room): readonly Notice[] {
  return isClosed(room) ? [] : [{ type: "playerLeft" }, { type: "seatFreed" }];
}

/** The parting of two players who sat together before a game (rule O2). */
export function partingBetween(before: Room, after: Room): PartingNotice | undefined {
  if (before.phase !== "waiting" || before.seats === after.seats) return undefined;
  const [one, other] = [before.seats[1], before.seats[2]];
  if (one === undefined || other === undefined) return undefined;
  const stayed = ownersIn(after);
  if (stayed.includes(one.owner) && stayed.includes(other.owner)) return undefined;
  const notReady = [one, other].filter(({ ready }) => !ready).map(({ owner }) => owner);
  return { type: "parted", owners: [one.owner, other.owner], notReady };
}

/** Moves a player who was not ready at the parting to the end of the queue (rule O2). */
export function placeAfterParting(after: Room, { notReady }: PartingNotice, now: number): Room {
  const isUnready = ownersIn(after).some((owner) => notReady.includes(owner));
  return isUnready ? { ...after, waitsSince: now } : after;
}

function ownersIn(room: Room): readonly string[] {
  return SEAT_NUMBERS.flatMap((number) => room.seats[number]?.owner ?? []);
}
