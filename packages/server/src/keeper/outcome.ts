// What became of a command: a kept change or a refusal.
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

export interface Kept {
  readonly room: Room;
  /** The room as it was stored until now; missing for a new one. */
  readonly before: Room | undefined;
  /** The room as the wire shows it, at the time when the command was decided. */
  readonly state: RoomState;
  /** `false`: the command was accepted but changed nothing, so nothing is broadcast. */
  readonly changed: boolean;
  /** Nobody is left; the room is gone from the store. */
  readonly closed: boolean;
  /** The lobby shows another row for the room now, one more or one less. */
  readonly rowChanged: boolean;
  readonly notices: readonly Notice[];
  /** The version the caller is answered with: an old one for a repeated move. */
  readonly answeredVersion: number;
}

export interface Refused {
  readonly code: RefusalCode;
  /** The current state, where the refusal brings it along (G6). */
  readonly state: RoomState | undefined;
  /** The stored room cannot be read, and asking again does not help. */
  readonly isDamaged?: boolean;
}

export type Outcome = Result<Kept, Refused>;

interface Facts {
  readonly changed: boolean;
  readonly closed: boolean;
  /** The room until now; missing where there was none. */
  readonly before?: Room;
  readonly now: number;
  readonly watcherInfo?: WatcherInfo | undefined;
}

export function kept(change: Change, facts: Facts): Outcome {
  return ok(keptChange(change, facts));
}

export function keptChange(change: Change, facts: Facts): Kept {
  const { changed, closed, before, now, watcherInfo } = facts;
  const { room, notices } = change;
  const answeredVersion = change.answeredVersion ?? room.version;
  const rowChanged = rowShown(before) !== rowShown(room);
  const state = project(room, now, watcherInfo);
  return { room, before, state, changed, closed, rowChanged, notices, answeredVersion };
}

/** All that can change in a room's row in the lobby. */
function rowShown(room: Room | undefined): string | undefined {
  const row = room && lobbyEntry(room);
  return row && `${row.playerCount} ${row.gameStatus}`;
}

export function refused(code: RefusalCode, state?: RoomState): Outcome {
  return err({ code, state });
}
