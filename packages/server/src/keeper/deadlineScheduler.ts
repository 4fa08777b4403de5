// Looks after rooms that nobody asks about: those of the instance before, and those with something due.
import { nextDeadline } from "@kingrow/room";
import type { Clock } from "@kingrow/time";
import type { RoomStore } from "../store/roomStore.ts";
import { startOwnDeadlines } from "./ownDeadlines.ts";
import { recoverAll } from "./recovery.ts";
import type { RoomKeeper } from "./roomKeeper.ts";
import { startSweeper, type Swept } from "./sweeper.ts";

export interface DeadlineScheduler {
  /** Resolves when nothing runs any more; nothing is begun afterwards. */
  stop(): Promise<void>;
}

export interface DeadlineSchedulerDependencies {
  readonly keeper: RoomKeeper;
  readonly store: RoomStore;
  /** Epoch ms. */
  readonly clock: Clock;
  readonly onFault: (fault: unknown) => void;
  /** Other nodes change rooms as well, and look after those of a node that died. */
  readonly isShared?: boolean;
}

/** A node that lives is done by then; so late others find what it did not live to see. */
const LEFTOVERS = { everyMs: 5_000, overdueMs: 1_000 } as const;

/** Begins at once and works in the background. */
export function startDeadlineScheduler(
  dependencies: DeadlineSchedulerDependencies,
): DeadlineScheduler {
  const { keeper, store, clock, onFault, isShared = false } = dependencies;
  const look = (roomId: string) => keeper.perform(roomId, { type: "deadline" });
  const isRecovered = async (roomId: string): Promise<boolean> => {
    const outcome = await look(roomId);
    return outcome.ok || outcome.error.code !== "UNAVAILABLE" || outcome.error.isDamaged === true;
  };
  const sweep = async (roomId: string): Promise<Swept> => {
    const outcome = await look(roomId);
    if (!outcome.ok && outcome.error.isDamaged === true) return "damaged";
    if (!outcome.ok)
      return outcome.error.code === "UNAVAILABLE" ? "refused by the store" : "unchanged";
    return outcome.value.changed ? "changed" : "unchanged";
  };
  const ending = new AbortController();
  const stopping = ending.signal;
  const recovery = isShared
    ? undefined
    : recoverAll({ store, act: isRecovered, clock, stopping, onFault });
  const leftovers = isShared ? LEFTOVERS : undefined;
  const sweeper = startSweeper({ store, clock, act: sweep, onFault, leftovers });
  const own = isShared ? startOwnDeadlines({ clock, act: sweep }) : undefined;
  keeper.addListener(({ room, closed }) => {
    const deadline = closed ? undefined : nextDeadline(room);
    if (own !== undefined) own.note(room.id, deadline);
    else if (deadline !== undefined) sweeper.expect(deadline);
  });

  return {
    stop: async () => {
      ending.abort();
      await Promise.all([recovery, sweeper.stop(), own?.stop()]);
    },
  };
}
