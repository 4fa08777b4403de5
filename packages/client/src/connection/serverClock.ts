// The server's clock as this page knows it: deadlines and players' clocks come in its time.
import type { Clock } from "@kingrow/time";

export interface ServerClock {
  /** Epoch milliseconds on the server's clock; the local clock until the server has told its own. */
  readonly now: () => number;
  /**
   * Takes note of a time the server has just told.
   * @param askedAt when the question was sent that brought it, on the local clock; missing where there was none
   */
  readonly observe: (serverTime: number, askedAt?: number) => void;
  /** The connection is gone: the way of the next one may be longer or shorter. */
  readonly lineLost: () => void;
}

/** How far the server's clock is ahead, by one time told; milliseconds. */
interface Told {
  /** If it was on its way for as long as the quicker of the latest answers. */
  readonly ahead: number;
  /** If the question was not on its way at all. */
  readonly most: number;
}

/** So many times told count: whenever its disk is slow the server's clock stands still for a moment. */
const REMEMBERED = 4;
/** The server may have taken its time for one of them. */
const ANSWERS = 2;
/** Further back they do not tell the same: the server's clock stood still meanwhile, or the local one was set. */
const JUMP_MS = 1_500;

export function createServerClock(clock: Clock): ServerClock {
  let told: readonly Told[] = [];
  let ways: readonly number[] = [];
  const way = (): number => (ways.length === 0 ? 0 : Math.min(...ways));
  return {
    now: () => clock.now() + (told.length === 0 ? 0 : aheadBy(told)),
    observe: (serverTime, askedAt) => {
      const now = clock.now();
      if (askedAt !== undefined) ways = [...ways, (now - askedAt) / 2].slice(-ANSWERS);
      const least = serverTime - now;
      const most = askedAt === undefined ? Number.POSITIVE_INFINITY : serverTime - askedAt;
      const ahead = least + way();
      const isPossible = (earlier: Told): boolean =>
        earlier.ahead <= most && earlier.most >= least && earlier.ahead - ahead < JUMP_MS;
      told = [...told.filter(isPossible), { ahead, most }].slice(-REMEMBERED);
    },
    lineLost: () => {
      ways = [];
    },
  };
}

/** News may be late on their way, never early. */
function aheadBy(told: readonly Told[]): number {
  const most = Math.min(...told.map((each) => each.most));
  return Math.min(most, Math.max(...told.map(({ ahead }) => ahead)));
}
