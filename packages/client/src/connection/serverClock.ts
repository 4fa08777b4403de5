// The server's clock as this page knows it: deadlines and players' clocks come in its time.
import type { Clock } from "@kingrow/time";

export interface ServerClock {
  /** Epoch milliseconds on the server's clock; the local clock until a time of the server is known. */
  readonly now: () => number;
  /**
   * Notes a time that the server has just sent.
   * @param askedAt when the question was sent that brought it, on the local clock; missing where there was none
   */
  readonly observe: (serverTime: number, askedAt?: number) => void;
  /** The connection is lost; the next one may have another latency. */
  readonly lineLost: () => void;
}

/** How far the server's clock is ahead, by one of its times; milliseconds. */
interface Observation {
  /** If it was on its way for as long as the quicker of the latest answers. */
  readonly ahead: number;
  /** If the question was not on its way at all. */
  readonly most: number;
}

/** The latest so many times count: whenever its disk is slow the server's clock stands still for a moment. */
const REMEMBERED = 4;
/** The server may have taken its time for one of them. */
const ANSWERS = 2;
/** Further back they do not tell the same: the server's clock stood still meanwhile, or the local one was set. */
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
