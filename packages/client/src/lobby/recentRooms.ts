// The rooms in which this browser may still have a seat (P83).
import type { Connection } from "../connection/connection.ts";
import type { RememberedRoom } from "../keys/roomKeys.ts";

/** The server keeps no seat of an absent player for longer (A1, R6). Milliseconds. */
const KEPT_MS = 30 * 60 * 1_000;

/** The rooms of this tab and of all others, open or closed. A seat is not kept for long after its game. */
export function recentRooms({ playerKey, clock }: Connection): readonly RememberedRoom[] {
  return playerKey
    .roomsOfAll()
    .filter(({ at, gameStatus }) => gameStatus !== "ended" && at + KEPT_MS > clock.now());
}
