// Visits rooms when their stored deadlines have come (A2).
import type { Cancel, Clock } from "@kingrow/time";
import type { DueRoom, RoomStore } from "../store/roomStore.ts";

/** Rooms that are visited at a time. */
const BATCH = 100;
/** Pause after which a room that stays due is visited again, and a store that could not be read is read again. */
const REST_MS = 5_000;
/** Pause after a change that the store refused: a player's clock may run out right after an outage. */
const RETRY_MS = 500;
/** Added to that pause for each resting room, so that a failing store does not keep the server busy. */
const RETRY_MS_PER_ROOM = 2;
/** The store is read at least this often: another node may have stored a deadline and died. */
const LONGEST_WAIT_MS = 5_000;

/** The result of a visit. A damaged room is not visited again until it has another deadline. */
export type Visit = "changed" | "unchanged" | "refused by the store" | "damaged";

export interface SweeperOptions {
  readonly store: RoomStore;
  readonly clock: Clock;
  /** Applies the deadlines of a room. Never rejects. */
  readonly visit: (roomId: string) => Promise<Visit>;
  /** Called when the store could not be read; it is read again later. */
  readonly onFault: (fault: unknown) => void;
}

/** Begins with the rooms that are due now. */
export function startSweeper({ store, clock, visit, onFault }: SweeperOptions) {
  const { now } = clock;
  const resting = createRests(now);
  let wakeAt = Number.POSITIVE_INFINITY;
  let cancelWake: Cancel | undefined;
  let isStopped = false;
  let sweeping = sweep();

  /** A room has a deadline (epoch ms), maybe an earlier one than all others. Waking too early does no harm. */
  function expect(deadline: number): void {
    if (isStopped || deadline >= wakeAt) return;
    wakeAt = deadline;
    cancelWake?.();
    const wait = Math.min(Math.max(0, deadline - now()), LONGEST_WAIT_MS);
    cancelWake = clock.after(wait, () => void (sweeping = sweep()));
  }

  async function sweep(): Promise<void> {
    wakeAt = Number.POSITIVE_INFINITY;
    try {
      const due = await readDue(now(), BATCH);
      // One pause for all of them, so that they are visited together again.
      const pause = Math.max(RETRY_MS, resting.count() * RETRY_MS_PER_ROOM);
      const retryMs = Math.min(REST_MS, pause);
      await Promise.all(due.map((room) => visitOne(room, retryMs)));
      expect(due.length > 0 ? now() : await nextTime());
    } catch (fault) {
      onFault(fault);
      expect(now() + REST_MS);
    }
  }

  /** The first rooms that are due at `time` and do not rest. */
  async function readDue(time: number, limit: number): Promise<readonly DueRoom[]> {
    const due = await store.due(time, limit + resting.count());
    return due.filter((room) => !resting.includes(room)).slice(0, limit);
  }

  async function visitOne(room: DueRoom, retryMs: number): Promise<void> {
    const result = await visit(room.id);
    if (result === "damaged") resting.add(room, Number.POSITIVE_INFINITY);
    else if (result === "refused by the store") resting.add(room, now() + retryMs);
    else if (result === "unchanged") resting.add(room, now() + REST_MS);
  }

  async function nextTime(): Promise<number> {
    const [next] = await readDue(Number.MAX_SAFE_INTEGER, 1);
    const deadline = next?.deadline ?? Number.POSITIVE_INFINITY;
    return Math.min(deadline, resting.nextEnd(), Number.MAX_SAFE_INTEGER);
  }

  return {
    expect,
    /** Resolves when the running visits are done; no others are begun. */
    async stop(): Promise<void> {
      isStopped = true;
      cancelWake?.();
      await sweeping;
    },
  };
}

/** Rooms that stay due are not visited for a while, unless they get another deadline. */
function createRests(now: () => number) {
  const rests = new Map<string, { readonly deadline: number; readonly until: number }>();

  return {
    add: ({ id, deadline }: DueRoom, until: number) => void rests.set(id, { deadline, until }),
    includes: ({ id, deadline }: DueRoom) => rests.get(id)?.deadline === deadline,
    count: () => {
      for (const [id, { until }] of rests) if (until <= now()) rests.delete(id);
      return rests.size;
    },
    nextEnd: () => Math.min(...[...rests.values()].map(({ until }) => until)),
  };
}
