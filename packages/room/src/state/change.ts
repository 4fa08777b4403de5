// The result of a command: a change with its notices, or a refusal.
import type { Greeting, RefusalCode } from "@kingrow/protocol";
import { err, ok, type Result } from "@kingrow/rules";
import type { Room } from "./room.ts";
import type { SeatNumber } from "./seat.ts";
import { UNCHANGED_ROOM_KEPT_MS } from "./times.ts";

/** A message sent besides the new state, after the commit. */
export type Notice =
  /** Another socket of the same player has taken the seat (rule I3). */
  | { readonly type: "seatTakenOver"; readonly socketId: string }
  /** The other player has left; sent to the remaining one (rule R5). */
  | { readonly type: "playerLeft" }
  /** A greeting from one player to the other (rule O7). */
  | { readonly type: "greeting"; readonly from: SeatNumber; readonly greeting: Greeting }
  /** A seat of a full room was freed (rule R4). */
  | { readonly type: "seatFreed" }
  /** An idle player lost the seat (rule R9). */
  | { readonly type: "seatReleased"; readonly socketId: string }
  /** Two players parted before a game; `notReady` are those who were not ready (rule O2). */
  | {
      readonly type: "parted";
      readonly owners: readonly [string, string];
      readonly notReady: readonly string[];
    };

export interface Change {
  /** The same object as before if nothing changes; then nothing is committed or broadcast. */
  readonly room: Room;
  readonly notices: readonly Notice[];
  /** The version of the first answer to a repeated `moveId` (rule G6). */
  readonly answeredVersion?: number;
}

export type Decision = Result<Change, RefusalCode>;

export function changed(room: Room, notices: readonly Notice[] = []): Decision {
  return ok({ room, notices });
}

export function unchanged(room: Room): Decision {
  return ok({ room, notices: [] });
}

export function refused(code: RefusalCode): Decision {
  return err(code);
}

/** The room to commit: with the next version and an expiry in 24 hours (rules W5, R7, G6). */
export function sealed(room: Room, before: Room, now: number): Room {
  const expiresAt = now + UNCHANGED_ROOM_KEPT_MS;
  const version = room.version + 1;
  const isSameBoard = room.game === before.game && room.phase === before.phase;
  const boardVersion = isSameBoard ? room.boardVersion : version;
  return { ...room, version, boardVersion, changedAt: now, expiresAt };
}
