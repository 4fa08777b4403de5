// Looks after rooms that nobody calls: those of the run before, and those with a deadline that has come.
import { nextDeadline } from "@kingrow/room";
import { backoff, type Clock, pause } from "@kingrow/time";
import { pagesOf } from "../store/roomStore.ts";
import type { RoomStore } from "../store/roomStore.ts";
import { startOwnDeadlines } from "./ownDeadlines.ts";
import type { RoomKeeper } from "./roomKeeper.ts";
import { startSweeper, type Swept } from "./sweeper.ts";

export interface DeadlineScheduler {
  /** Resolves when nothing runs any more; nothing is begun afterwards. */
  stop(): Promise<void>;
}

export interface DeadlineSchedulerOptions {
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
/** Few enough rooms at a time that players who are back already do not wait for them. */
const AT_ONCE = 25;
/** Between two visits of all rooms, if the store refused something. */
const RETRY = { firstMs: 5_000, longestMs: 60_000 };

/** Begins at once and works in the background. */
export function startDeadlineScheduler(options: DeadlineSchedulerOptions): DeadlineScheduler {
  const { keeper, store, clock, onFault, isShared = false } = options;
  const stopping = new AbortController();
  const act = async (roomId: string): Promise<Swept> => {
    const outcome = await keeper.perform(roomId, { type: "deadline" });
    if (outcome.ok) return outcome.value.changed ? "changed" : "unchanged";
    if (outcome.error.isDamaged === true) return "damaged";
    return outcome.error.code === "UNAVAILABLE" ? "refused by the store" : "unchanged";
  };
  const recovery = isShared ? undefined : recoverAll(options, act, stopping.signal);
  const leftovers = isShared ? LEFTOVERS : undefined;
  const sweeper = startSweeper({ store, clock, act, onFault, leftovers });
  const own = isShared ? startOwnDeadlines({ clock, act }) : undefined;
  keeper.addListener(({ room, closed }) => {
    const deadline = closed ? undefined : nextDeadline(room);
    if (own !== undefined) own.note(room.id, deadline);
    else if (deadline !== undefined) sweeper.expect(deadline);
  });

  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([recovery, sweeper.stop(), own?.stop()]);
    },
  };
}

/** After a start: visits all rooms until each has noticed the restart. Never rejects. */
async function recoverAll(
  options: DeadlineSchedulerOptions,
  act: (roomId: string) => Promise<Swept>,
  stopping: AbortSignal,
): Promise<void> {
  for (let tries = 1; !stopping.aborted; tries += 1) {
    const isComplete = await visitAll(options, act, stopping);
    if (isComplete) return;
    await pause(options.clock, backoff(RETRY, tries), stopping);
  }
}

/** Whether the store refused nothing. */
async function visitAll(
  { store, onFault }: DeadlineSchedulerOptions,
  act: (roomId: string) => Promise<Swept>,
  stopping: AbortSignal,
): Promise<boolean> {
  let isComplete = true;
  try {
    for await (const ids of pagesOf(store)) {
      for (let start = 0; start < ids.length && !stopping.aborted; start += AT_ONCE) {
        const done = await Promise.all(ids.slice(start, start + AT_ONCE).map(act));
        isComplete &&= !done.includes("refused by the store");
      }
    }
    return isComplete;
  } catch (fault) {
    onFault(fault);
    return false;
  }
}
