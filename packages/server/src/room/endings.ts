// How a game ends otherwise than on the board: resigning and claiming (rules G5, A1).
import type { EndReason } from "@kingrow/protocol";
import { clockAgainst, keepSeatsAfterGame } from "./absence.ts";
import { changed, refused, type Decision } from "./change.ts";
import { otherSeat, type Actor, type Room, type SeatNumber } from "./room.ts";
import { playerOf } from "./standing.ts";

export interface Ending {
  /** undefined: a draw. */
  readonly winner: SeatNumber | undefined;
  readonly reason: EndReason;
}

/** The game is over; its board stays on show until a new one begins. */
export function endGame(room: Room, { winner, reason }: Ending, now: number): Room {
  return {
    ...keepSeatsAfterGame(room, now),
    phase: "ended",
    result: { winner, reason, departed: undefined },
    drawOffer: undefined,
    turnClock: undefined,
    closesAt: undefined,
  };
}

export function resign(room: Room, actor: Actor, now: number): Decision {
  const player = playerOf(room, actor);
  if (!player.ok) return player;
  const winner = otherSeat(player.value.number);
  return changed(endGame(room, { winner, reason: "resigned" }, now));
}

/** Wins over an opponent who has been away, or idle on turn, for long enough (rule A1). */
export function claimWin(room: Room, actor: Actor, now: number): Decision {
  const player = playerOf(room, actor);
  if (!player.ok) return player;
  const winner = player.value.number;
  const clock = clockAgainst(room, otherSeat(winner));
  if (clock === undefined || now < clock.claimableAt) return refused("TOO_EARLY_TO_CLAIM");
  return changed(endGame(room, { winner, reason: "claimed" }, now));
}
