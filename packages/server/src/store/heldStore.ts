// Holds the server's clock while the store takes long: nobody is served meanwhile (rule O3).
import type { Cancel, Clock } from "@kingrow/time";
import type { RoomStore } from "./roomStore.ts";

/** An answer within this time is the usual thing. */
const SLOW_AFTER_MS = 100;

export interface Holding {
  /** Goes on while it is held. */
  readonly steady: Clock;
  /** Stops the clock of deadlines; its answer lets it go on. */
  readonly hold: () => () => void;
}

/** What the store was asked and has not answered. */
interface Asked {
  /** Steady milliseconds. */
  readonly since: number;
  release?: () => void;
}

/** Matches are not timed: on a store of one's own nobody waits for them. */
export function holdWhileSlow(store: RoomStore, holding: Holding): RoomStore {
  const timed = createSlowness(holding);
  return {
    ...store,
    load: (id) => timed(store.load(id)),
    commit: (...change) => timed(store.commit(...change)),
    remove: (...change) => timed(store.remove(...change)),
  };
}

/** One timer serves all, for whatever has waited longest: setting one for each costs more than watching it. */
function createSlowness({ steady, hold }: Holding) {
  /** The longest asked first. */
  const asked = new Set<Asked>();
  let cancelLook: Cancel | undefined;

  function look(): void {
    cancelLook = undefined;
    const now = steady.now();
    for (const each of asked) {
      const left = each.since + SLOW_AFTER_MS - now;
      if (left > 0) {
        cancelLook = steady.after(left, look);
        return;
      }
      each.release ??= hold();
    }
  }

  function end(each: Asked): void {
    asked.delete(each);
    each.release?.();
  }

  return <T>(work: Promise<T>): Promise<T> => {
    const each: Asked = { since: steady.now() };
    asked.add(each);
    cancelLook ??= steady.after(SLOW_AFTER_MS, look);
    return work.then(
      (result) => {
        end(each);
        return result;
      },
      (fault: unknown) => {
        end(each);
        throw fault;
      },
    );
  };
}
