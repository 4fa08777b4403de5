// What a decision about a room is: a change with its notices, or a refusal.
import type { Greeting, RefusalCode } from "@kingrow/protocol";
import { err, ok, type Result } from "@kingrow/rules";
import type { Room } from "./room.ts";
import type { SeatNumber } from "./seat.ts";
import { ROOM_LIFETIME_MS } from "./times.ts";

/** What others get besides the new state, once the change is committed. */
export type Notice =
  /** The seat went to another socket of the same player (rule I3). */
  | { readonly type: "seatTakenOver"; readonly socketId: string }
  /** The other player is gone for good; tell the one who remains (rule R5). */
  | { readonly type: "playerLeft" }
  /** A player says something to the other one (rule O7). */
  | { readonly type: "greeting"; readonly from: SeatNumber; readonly greeting: Greeting }
  /** A seat of a full room has fallen free (rule R4). */
  | { readonly type: "seatFreed" }
  /** An idle player lost the seat (rule R9). */
  | { readonly type: "seatReleased"; readonly socketId: string; readonly owner: string }
  /** Two players parted before a game began: who, and who of them was not ready (rule O2). */
  | {
      readonly type: "parted";
      readonly owners: readonly [string, string];
      readonly notReady: readonly string[];
    };

export interface Change {
  /** The same object as before if nothing changes: then nothing is committed or broadcast. */
  readonly room: Room;
  readonly notices: readonly Notice[];
  /** For a repeated `moveId`: the version of its first answer (rule G6). */
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

/** The room as it is to be committed: one version on, and good for another 24 hours (rules W5, R7, G6). */
export function sealed(room: Room, before: Room, now: number): Room {
  const expiresAt = now + ROOM_LIFETIME_MS;
  const version = room.version + 1;
  const isSameBoard = room.game === before.game && room.phase === before.phase;
  const boardVersion = isSameBoard ? room.boardVersion : version;
  return { ...room, version, boardVersion, changedAt: now, expiresAt };
}
