// Applies deadlines, and after a start the restart itself, to rooms that no player calls.
import { nextDeadline } from "@kingrow/room";
import { backoff, type Clock, pause } from "@kingrow/time";
import { pagesOf, type RoomStore } from "../store/roomStore.ts";
import type { RoomKeeper } from "./roomKeeper.ts";
import { startSweeper, type Visit } from "./sweeper.ts";

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
  /** One of several nodes: the others notice when a node dies. */
  readonly isShared?: boolean;
}

/** Few enough rooms at a time that the commands of players do not wait for them. */
const AT_ONCE = 25;
/** Pause between two visits of all rooms, if the store refused a change. */
const RETRY = { firstMs: 5_000, longestMs: 60_000 };

/** Begins at once and works in the background. */
export function startDeadlineScheduler(options: DeadlineSchedulerOptions): DeadlineScheduler {
  const { keeper, store, clock, onFault, isShared = false } = options;
  const stopping = new AbortController();
  const visit = async (roomId: string): Promise<Visit> => {
    const outcome = await keeper.perform(roomId, { type: "deadline" });
    if (outcome.ok) return outcome.value.changed ? "changed" : "unchanged";
    if (outcome.error.isDamaged === true) return "damaged";
    return outcome.error.code === "UNAVAILABLE" ? "refused by the store" : "unchanged";
  };
  const recovery = isShared ? undefined : recoverAll(options, visit, stopping.signal);
  const sweeper = startSweeper({ store, clock, visit, onFault });
  keeper.addListener(({ room, closed }) => {
    const deadline = closed ? undefined : nextDeadline(room);
    if (deadline !== undefined) sweeper.expect(deadline);
  });

  return {
    async stop() {
      stopping.abort();
      await Promise.all([recovery, sweeper.stop()]);
    },
  };
}

/** Visits all rooms until each has noticed the restart. Never rejects. */
async function recoverAll(
  options: DeadlineSchedulerOptions,
  visit: (roomId: string) => Promise<Visit>,
  stopping: AbortSignal,
): Promise<void> {
  for (let tries = 1; !stopping.aborted; tries += 1) {
    const isComplete = await visitAll(options, visit, stopping);
    if (isComplete) return;
    await pause(options.clock, backoff(RETRY, tries), stopping);
  }
}

/** Whether the store refused no change. */
async function visitAll(
  { store, onFault }: DeadlineSchedulerOptions,
  visit: (roomId: string) => Promise<Visit>,
  stopping: AbortSignal,
): Promise<boolean> {
  let isComplete = true;
  try {
    for await (const ids of pagesOf(store)) {
      for (let start = 0; start < ids.length && !stopping.aborted; start += AT_ONCE) {
        const done = await Promise.all(ids.slice(start, start + AT_ONCE).map(visit));
        isComplete &&= !done.includes("refused by the store");
      }
    }
    return isComplete;
  } catch (fault) {
    onFault(fault);
    return false;
  }
}
