// Stops the clock of deadlines while the store is slow, because nobody is served meanwhile (rule O3).
import type { Cancel, Clock } from "@kingrow/time";
import type { RoomStore } from "./roomStore.ts";

/** A usual answer is faster. */
const SLOW_AFTER_MS = 100;

export interface PausableTime {
  /** Runs on while the clock of deadlines stands. */
  readonly steady: Clock;
  /** Stops the clock of deadlines; the returned function lets it run again. */
  readonly hold: () => () => void;
}

interface PendingCall {
  /** Steady milliseconds. */
  readonly since: number;
  release?: () => void;
}

/** Calls of `matches` don't count: the embedded store answers them from memory. */
export function pauseClockWhileSlow(store: RoomStore, time: PausableTime): RoomStore {
  const timed = createSlownessWatch(time);
  return {
    ...store,
    load: (id) => timed(store.load(id)),
    commit: (...change) => timed(store.commit(...change)),
    remove: (...change) => timed(store.remove(...change)),
  };
}

/** One timer for all calls, set for the oldest: a timer for each call would cost more than the watch. */
function createSlownessWatch({ steady, hold }: PausableTime) {
  /** The oldest first. */
  const pending = new Set<PendingCall>();
  let cancelCheck: Cancel | undefined;

  function check(): void {
    cancelCheck = undefined;
    const now = steady.now();
    for (const call of pending) {
      const left = call.since + SLOW_AFTER_MS - now;
      if (left > 0) {
        cancelCheck = steady.after(left, check);
        return;
      }
      call.release ??= hold();
    }
  }

  function end(call: PendingCall): void {
    pending.delete(call);
    call.release?.();
  }

  return <T>(answer: Promise<T>): Promise<T> => {
    const call: PendingCall = { since: steady.now() };
    pending.add(call);
    cancelCheck ??= steady.after(SLOW_AFTER_MS, check);
    return answer.then(
      (result) => {
        end(call);
        return result;
      },
      (fault: unknown) => {
        end(call);
        throw fault;
      },
    );
  };
}
