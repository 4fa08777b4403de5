// The players' clocks as the page shows them: what is left of each now.
import type { PlayerClock, PlayerId } from "@kingrow/protocol";
import type { RoomData } from "./roomData.ts";

/** The clock of a player; `undefined` where there is none. */
export function clockOf({ state }: RoomData, id: PlayerId | undefined): PlayerClock | undefined {
  return id === undefined ? undefined : state?.clocks?.[id];
}

/** Milliseconds, never below zero. `now` is the server's time, epoch milliseconds. */
export function leftOn({ remainingMs, since }: PlayerClock, now: number): number {
  if (since === null) return remainingMs;
  return Math.max(0, Math.min(remainingMs, remainingMs - (now - since)));
}
