// An estimate of the server's clock. Deadlines and players' clocks are given in its time.
import type { Clock } from "@kingrow/time";

export interface ServerClock {
  /** Epoch milliseconds on the server's clock; the local clock before the first observation. */
  readonly now: () => number;
  /**
   * Records a time that the server has just sent.
   * @param askedAt local time at which the call with this answer was sent; missing for a pushed time
   */
  readonly observe: (serverTime: number, askedAt?: number) => void;
  /** The connection is lost. The next one may have another latency. */
  readonly lineLost: () => void;
}

/** Two estimates of how far the server's clock is ahead, from one of its times. Milliseconds. */
interface Observation {
  /** Assumes the latency of the faster of the latest answers. */
  readonly ahead: number;
  /** Assumes that the request took no time. */
  readonly most: number;
}

/** Number of observations that count. The server's clock pauses while its disk is slow, so older ones mislead. */
const REMEMBERED = 4;
/** Number of answers of which the faster one counts, because the server may have been slow for one. */
const ANSWERS = 2;
/** A larger difference means that a clock was paused or set: older observations are dropped. Milliseconds. */
const JUMP_MS = 1_500;

export function createServerClock(clock: Clock): ServerClock {
  let observed: readonly Observation[] = [];
  let ways: readonly number[] = [];
  const way = (): number => (ways.length === 0 ? 0 : Math.min(...ways));
  return {
    now: () => clock.now() + (observed.length === 0 ? 0 : aheadBy(observed)),
    observe: (serverTime, askedAt) => {
      const now = clock.now();
      if (askedAt !== undefined) ways = [...ways, (now - askedAt) / 2].slice(-ANSWERS);
      const least = serverTime - now;
      const most = askedAt === undefined ? Number.POSITIVE_INFINITY : serverTime - askedAt;
      const ahead = least + way();
      const isPossible = (earlier: Observation): boolean =>
        earlier.ahead <= most && earlier.most >= least && earlier.ahead - ahead < JUMP_MS;
      observed = [...observed.filter(isPossible), { ahead, most }].slice(-REMEMBERED);
    },
    lineLost: () => {
      ways = [];
    },
  };
}

/** A message can be late, never early. */
function aheadBy(observed: readonly Observation[]): number {
  const most = Math.min(...observed.map((each) => each.most));
  return Math.min(most, Math.max(...observed.map(({ ahead }) => ahead)));
}
