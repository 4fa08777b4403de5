// Which room this tab is in: leaving the screen gives the seat up (P21), a reload of it does not.
import type { Cancel, Clock } from "../connection/clock.ts";
import type { RoomSession } from "./roomSession.ts";

export interface Visits {
  /** Opens a room, or goes on with the visit that has ended just now. */
  readonly enter: (roomId: string, open: () => RoomSession) => RoomSession;
  /** Ends the visit: the seat is given up, unless the same room is entered again at once. */
  readonly end: (roomId: string) => void;
  /** From now on no visit is ended: a fault takes the screen off, not the person. */
  readonly keep: () => void;
  readonly isIn: (roomId: string) => boolean;
}

interface Visit {
  readonly roomId: string;
  readonly session: RoomSession;
  cancelEnd: Cancel | undefined;
}

/** React may take a screen off and put it back within one tick; that is no leaving. */
export function createVisits(clock: Clock): Visits {
  let visit: Visit | undefined;
  let isKept = false;

  const finish = (): void => {
    visit?.cancelEnd?.();
    visit?.session.leave();
    visit?.session.close();
    visit = undefined;
  };
  return {
    enter: (roomId, open) => {
      visit?.cancelEnd?.();
      if (visit?.roomId === roomId) return visit.session;
      finish();
      visit = { roomId, session: open(), cancelEnd: undefined };
      return visit.session;
    },
    end: (roomId) => {
      if (visit?.roomId === roomId && !isKept) visit.cancelEnd = clock.after(0, finish);
    },
    keep: () => {
      isKept = true;
      visit?.cancelEnd?.();
    },
    isIn: (roomId) => visit?.roomId === roomId,
  };
}
