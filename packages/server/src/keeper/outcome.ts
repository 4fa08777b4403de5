// The outcome of a command: an update of the room, or a refusal.
import { err, ok, type Result } from "@kingrow/rules";
import type { RefusalCode, RoomState } from "@kingrow/protocol";
import {
  lobbyEntry,
  type WatcherInfo,
  project,
  type Room,
  type Change,
  type Notice,
} from "@kingrow/room";

export interface RoomUpdate {
  readonly room: Room;
  /** The previous version of the room; missing for a new one. */
  readonly before: Room | undefined;
  /** The room as players see it, at the time of the decision. */
  readonly state: RoomState;
  /** `false`: the command was accepted but changed nothing, so nothing is broadcast. */
  readonly changed: boolean;
  /** No player is left, and the room is removed from the store. */
  readonly closed: boolean;
  /** The row of the room in the lobby changed, appeared or disappeared. */
  readonly rowChanged: boolean;
  readonly notices: readonly Notice[];
  /** The version for the answer to the caller: an old one for a repeated move. */
  readonly answeredVersion: number;
}

export interface Refusal {
  readonly code: RefusalCode;
  /** The current state, if the refusal carries it (G6). */
  readonly state: RoomState | undefined;
  /** The stored room cannot be read, and a retry does not help. */
  readonly isDamaged?: boolean;
}

export type Outcome = Result<RoomUpdate, Refusal>;

interface Facts {
  readonly changed: boolean;
  readonly closed: boolean;
  readonly before?: Room;
  readonly now: number;
  readonly watcherInfo?: WatcherInfo | undefined;
}

export function accepted(change: Change, facts: Facts): Outcome {
  return ok(updateOf(change, facts));
}

export function updateOf(change: Change, facts: Facts): RoomUpdate {
  const { changed, closed, before, now, watcherInfo } = facts;
  const { room, notices } = change;
  const answeredVersion = change.answeredVersion ?? room.version;
  const rowChanged = rowShown(before) !== rowShown(room);
  const state = project(room, now, watcherInfo);
  return { room, before, state, changed, closed, rowChanged, notices, answeredVersion };
}

/** Everything that can change in the row of a room in the lobby. */
function rowShown(room: Room | undefined): string | undefined {
  const row = room && lobbyEntry(room);
  return row && `${row.playerCount} ${row.gameStatus}`;
}

export function refused(code: RefusalCode, state?: RoomState): Outcome {
  return err({ code, state });
}
