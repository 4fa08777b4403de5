// The room this tab is visiting. Leaving the screen gives up the seat (P21), a reload does not.
import type { Cancel, Clock } from "@kingrow/time";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { RoomSession } from "./roomSession.ts";

export interface Visits {
  /** Opens a room, or continues the visit that has just ended. */
  readonly enter: (roomId: string, open: () => RoomSession) => RoomSession;
  /** Ends the visit and gives up the seat, unless the same room is entered again at once. */
  readonly end: (roomId: string) => void;
  /** Prevents the end of the visit when a fault removes the screen. */
  readonly keep: () => void;
  /** Session of a visit that continues on another screen. */
  readonly stayed: StoreApi<RoomSession | undefined>;
  /** The room of the visit, if the server has moved the player there from this one. */
  readonly movedFrom: (roomId: string) => string | undefined;
  /** Continues the visit in the room to which the server has moved the player. */
  readonly move: (roomId: string, open: () => RoomSession) => void;
  /** Ends the visit at once, because its seat is gone. The other screen stays. */
  readonly leave: () => void;
  /**
   * Keeps the visit alive on another screen, such as practice while waiting; not after a game. Returns the function that
   * ends the screen, and the visit unless the player returns to the room.
   */
  readonly hold: () => () => void;
}

interface RoomVisit {
  readonly roomId: string;
  readonly session: RoomSession;
  /** Rooms from which the server has moved the player. Their addresses are still in the history. */
  readonly former: readonly string[];
  cancelEnd: Cancel | undefined;
}

/** React may unmount and remount a screen within one tick, so a visit ends one tick later. */
export function createVisits(clock: Clock): Visits {
  let visit: RoomVisit | undefined;
  let isKept = false;
  const stayed = createStore<RoomSession | undefined>(() => undefined);
  const isStaying = (): boolean => stayed.getState() !== undefined;
  const setStaying = (isWanted: boolean): void =>
    stayed.setState(isWanted ? visit?.session : undefined, true);

  const finish = (): void => {
    visit?.cancelEnd?.();
    visit?.session.leave();
    visit?.session.close();
    visit = undefined;
    setStaying(false);
  };
  const end = (): void => {
    if (visit !== undefined && !isKept && !isStaying()) visit.cancelEnd = clock.after(0, finish);
  };
  return {
    enter: (roomId, open) => {
      visit?.cancelEnd?.();
      if (visit?.roomId !== roomId) finish();
      setStaying(false);
      if (visit !== undefined) return visit.session;
      visit = { roomId, session: open(), former: [], cancelEnd: undefined };
      return visit.session;
    },
    end: (roomId) => {
      if (visit?.roomId === roomId) end();
    },
    keep: () => {
      isKept = true;
      visit?.cancelEnd?.();
    },
    stayed,
    movedFrom: (roomId) => (visit?.former.includes(roomId) === true ? visit.roomId : undefined),
    move: (roomId, open) => {
      // The server has already freed the previous seat.
      visit?.session.close();
      const former = visit === undefined ? [] : [...visit.former, visit.roomId];
      visit = { roomId, session: open(), former, cancelEnd: undefined };
      setStaying(true);
    },
    leave: finish,
    hold: () => {
      // After a game the player does not wait: every other screen leaves the room (P21).
      if (visit?.session.store.getState().state?.gameStatus === "ended") return () => {};
      visit?.cancelEnd?.();
      setStaying(true);
      return () => {
        // The player who leaves is not shown the room, and so gets no readier for its game.
        if (isStaying() && visit !== undefined && !isKept) visit.cancelEnd = clock.after(0, finish);
      };
    },
  };
}
