// Wakes up for the earliest stored deadline and lets each due room decide what it means (A2).
import type { Cancel, Clock } from "@kingrow/time";
import type { DueRoom, RoomStore } from "../store/roomStore.ts";

const BATCH = 100;
/** A due room that stays due is asked again after this, and a store that could not be read. */
const REST_MS = 5_000;
/** What the store refused is tried again so soon: a clock may end right after an outage. */
export const AGAIN_MS = 500;
/** The more it refused the later they come again: a store in trouble keeps the server no busier than that. */
const BETWEEN_MS = 2;

/** What became of a due room. A damaged one is left alone until its deadline is another one. */
export type Swept = "changed" | "unchanged" | "refused by the store" | "damaged";

export interface Sweeper {
  /** Something may be due at `deadline` (epoch ms), earlier than known so far. */
  expect(deadline: number): void;
  /** Resolves when the running batch is done; nothing is swept afterwards. */
  stop(): Promise<void>;
}

export interface SweeperOptions {
  readonly store: RoomStore;
  readonly clock: Clock;
  /** Lets the room act on its deadline. Never rejects. */
  readonly act: (roomId: string) => Promise<Swept>;
  /** Called when the store could not be read; the sweep is tried again later. */
  readonly onFault: (fault: unknown) => void;
  /**
   * Set where each of several nodes looks after its own deadlines: then the store is only asked now
   * and then for what nobody did, instead of by all nodes for every deadline of all.
   */
  readonly leftovers?: { readonly everyMs: number; readonly overdueMs: number } | undefined;
}

/** Starts with the store's earliest deadline. */
export function startSweeper(options: SweeperOptions): Sweeper {
  const { store, clock, act, onFault, leftovers } = options;
  const { now } = clock;
  const resting = createRests(now);
  let wakeAt = Number.POSITIVE_INFINITY;
  let stopped = false;
  let sweeping = Promise.resolve();
  const alarm = createAlarm(clock, () => {
    sweeping = sweep();
  });

  function expect(deadline: number): void {
    if (stopped || deadline >= wakeAt) return;
    wakeAt = deadline;
    alarm.set(deadline);
  }

  async function sweep(): Promise<void> {
    wakeAt = Number.POSITIVE_INFINITY;
    try {
      const due = await rested(now() - (leftovers?.overdueMs ?? 0), BATCH);
      // The same for all of them, so that they come again together.
      const againMs = Math.min(REST_MS, Math.max(AGAIN_MS, resting.count() * BETWEEN_MS));
      await Promise.all(due.map((room) => visit(room, againMs)));
      expect(due.length > 0 ? now() : await nextTime());
    } catch (fault) {
      onFault(fault);
      expect(now() + REST_MS);
    }
  }

  /** What is due at `time` and not resting. */
  async function rested(time: number, limit: number): Promise<readonly DueRoom[]> {
    const due = await store.due(time, limit + resting.count());
    return due.filter((room) => !resting.includes(room)).slice(0, limit);
  }

  async function visit(room: DueRoom, againMs: number): Promise<void> {
    const swept = await act(room.id);
    if (swept === "damaged") resting.add(room, Number.POSITIVE_INFINITY);
    else if (swept === "refused by the store") resting.add(room, now() + againMs);
    else if (swept === "unchanged") resting.add(room, now() + REST_MS);
  }

  async function nextTime(): Promise<number> {
    if (leftovers !== undefined) return now() + leftovers.everyMs;
    const [next] = await rested(Number.MAX_SAFE_INTEGER, 1);
    return Math.min(next?.deadline ?? Number.POSITIVE_INFINITY, resting.nextEnd());
  }

  async function stop(): Promise<void> {
    stopped = true;
    alarm.clear();
    await sweeping;
  }

  sweeping = sweep();
  return { expect, stop };
}

/** Rooms that did nothing about a deadline, left alone for a while; a new deadline counts at once. */
function createRests(now: () => number) {
  const rests = new Map<string, { readonly deadline: number; readonly until: number }>();

  return {
    add: ({ id, deadline }: DueRoom, until: number) => void rests.set(id, { deadline, until }),
    includes: ({ id, deadline }: DueRoom) => rests.get(id)?.deadline === deadline,
    /** How many rest still. */
    count: () => {
      for (const [id, { until }] of rests) if (until <= now()) rests.delete(id);
      return rests.size;
    },
    nextEnd: () => Math.min(...[...rests.values()].map(({ until }) => until)),
  };
}

/** Bounds how late it is noticed that the clock and its timers disagree. Far below a timer's 2^31 - 1. */
const LONGEST_WAIT_MS = 5_000;

interface Alarm {
  /** Rings once at `time` or at once if that is past; replaces an earlier setting. */
  set(time: number): void;
  clear(): void;
}

/** One alarm at a time, however far away. */
function createAlarm({ now, after }: Clock, ring: () => void): Alarm {
  let cancel: Cancel | undefined;

  function set(time: number): void {
    cancel?.();
    const wait = Math.min(Math.max(0, time - now()), LONGEST_WAIT_MS);
    cancel = after(wait, () => {
      if (now() >= time) ring();
      else set(time);
    });
  }

  return { set, clear: () => cancel?.() };
}
