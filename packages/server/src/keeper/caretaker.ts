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
  /** Other nodes change rooms as well, and look after those of a node that died. */
  readonly isShared?: boolean;
}

/** So late a node finds a deadline that another one stored and did not live to see. */
const LOOK_AGAIN_MS = 5_000;

/** Begins at once and works in the background. */
export function startCaretaker(parts: CaretakerParts): Caretaker {
  const { keeper, store, now, onFault, isShared = false } = parts;
  let stopped = false;
  const act = async (roomId: string): Promise<boolean> => {
    const outcome = await keeper.perform(roomId, { type: "deadline" });
    return outcome.ok && outcome.value.changed;
  };
  const revival = isShared
    ? undefined
    : reviveAll({ store, act, stopped: () => stopped }).catch(onFault);
  const lookAgainMs = isShared ? LOOK_AGAIN_MS : Number.POSITIVE_INFINITY;
  const sweeper = startSweeper({ store, now, act, onFault, lookAgainMs });
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
