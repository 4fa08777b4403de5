// Rooms in which somebody sits down beside who opened them: they are what a room is for, and their opening does not count (X4).
import type { Kept } from "../../keeper/outcome.ts";
import type { AddressLimits } from "./addressLimits.ts";

/** Thirty games that begin within a minute are a school; thirty rooms in which nobody plays are not. */
export function forgetTakenUp(addresses: AddressLimits) {
  return ({ before, room }: Pick<Kept, "before" | "room">): void => {
    const isCompany = before !== undefined && !isFull(before) && isFull(room);
    if (isCompany) addresses.giveBack("rooms", room.createdFrom);
  };
}

function isFull({ seats }: Kept["room"]): boolean {
  return seats[1] !== undefined && seats[2] !== undefined;
}
