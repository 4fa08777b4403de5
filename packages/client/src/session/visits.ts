// Which room this tab is in: leaving the screen gives the seat up (P21), a reload of it does not.
import type { Cancel, Clock } from "@kingrow/time";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { RoomSession } from "./roomSession.ts";

export interface Visits {
  /** Opens a room, or goes on with the visit that has ended just now. */
  readonly enter: (roomId: string, open: () => RoomSession) => RoomSession;
  /** Ends the visit: the seat is given up, unless the same room is entered again at once. */
  readonly end: (roomId: string) => void;
  /** From now on no visit is ended: a fault takes the screen off, not the person. */
  readonly keep: () => void;
  /** The person goes and does something else while they wait: the end of the screen is not the visit's. */
  readonly stay: () => void;
  /** The session of the visit that goes on beside another screen. */
  readonly stayed: StoreApi<RoomSession | undefined>;
  /** The server has moved the player: the visit beside another screen goes on in that room. */
  readonly move: (roomId: string, open: () => RoomSession) => void;
  /** Ends the visit at once: its seat is gone. The other screen stays. */
  readonly leave: () => void;
  /** For that other screen, as long as it is there; returns how to end it, and the visit with it. */
  readonly hold: () => () => void;
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
      setStaying(false);
      if (visit?.roomId === roomId) return visit.session;
      finish();
      visit = { roomId, session: open(), cancelEnd: undefined };
      return visit.session;
    },
    end: (roomId) => {
      if (visit?.roomId === roomId) end();
    },
    keep: () => {
      isKept = true;
      visit?.cancelEnd?.();
    },
    stay: () => setStaying(true),
    stayed,
    move: (roomId, open) => {
      // The seat of the room before is gone: there is nothing to leave.
      visit?.session.close();
      visit = { roomId, session: open(), cancelEnd: undefined };
      setStaying(true);
    },
    leave: finish,
    hold: () => {
      visit?.cancelEnd?.();
      setStaying(true);
      return () => {
        if (!isStaying()) return;
        setStaying(false);
        end();
      };
    },
  };
}
