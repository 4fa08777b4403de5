// What a tab notes of each seat it has taken, so that another screen can give the seat back.
import type { Shelf } from "./ports.ts";

const PREFIX = "kingrow.seat.";
const PLAYING = "playing";

export interface SeatNote {
  /** The player id of the seat: the socket id that joined last. */
  readonly playerId: string;
  /** A game was running when the tab saw the room last. */
  readonly isPlaying: boolean;
}

export function noteSeat(tab: Shelf, roomId: string, { playerId, isPlaying }: SeatNote): void {
  tab.write(PREFIX + roomId, [playerId, ...(isPlaying ? [PLAYING] : [])].join(" "));
}

/** `undefined`: the tab has taken no seat in the room. */
export function seatNote(tab: Shelf, roomId: string): SeatNote | undefined {
  const [playerId, status] = tab.read(PREFIX + roomId)?.split(" ") ?? [];
  return playerId === undefined ? undefined : { playerId, isPlaying: status === PLAYING };
}

export function dropSeatNote(tab: Shelf, roomId: string): void {
  tab.drop(PREFIX + roomId);
}
