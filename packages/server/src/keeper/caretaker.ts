// Looks after rooms that nobody asks about: those of the life before, and those with something due.
import { nextDeadline } from "../room/deadlines.ts";
import type { RoomStore } from "../store/roomStore.ts";
import { reviveAll } from "./reviver.ts";
import type { RoomKeeper } from "./roomKeeper.ts";
import { startSweeper } from "./sweeper.ts";

export interface Caretaker {
  /** Resolves when nothing runs any more; nothing is begun afterwards. */
  stop(): Promise<void>;
}

export interface CaretakerParts {
  readonly keeper: RoomKeeper;
  readonly store: RoomStore;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

/** Begins at once and works in the background. */
export function startCaretaker({ keeper, store, now, onFault }: CaretakerParts): Caretaker {
  let stopped = false;
  const act = async (roomId: string): Promise<boolean> => {
    const outcome = await keeper.perform(roomId, { type: "deadline" });
    return outcome.ok && outcome.value.changed;
  };
  const revival = reviveAll({ store, act, stopped: () => stopped }).catch(onFault);
  const sweeper = startSweeper({ store, now, act, onFault });
  keeper.addListener(({ room, closed }) => {
    const deadline = closed ? undefined : nextDeadline(room);
    if (deadline !== undefined) sweeper.expect(deadline);
  });

  return {
    stop: async () => {
      stopped = true;
      await Promise.all([revival, sweeper.stop()]);
    },
  };
}
