// The server's clock as this page knows it: deadlines and players' clocks come in its time.
import type { Clock } from "./clock.ts";

export interface ServerClock {
  /** Epoch milliseconds on the server's clock; the local clock until the server has told its own. */
  readonly now: () => number;
  /** Takes note of a time the server has just told. */
  readonly observe: (serverTime: number) => void;
  /** An answer took so many milliseconds: half of the shortest of the latest is the way from the server. */
  readonly answered: (ms: number) => void;
}

/** So many times told count; the one that was on its way for the shortest time is the right one. */
const REMEMBERED = 5;
/** Further apart they do not tell the same: the server's clock stood still meanwhile, or the local one was set. */
const JUMP_MS = 1_000;

export function createServerClock(clock: Clock): ServerClock {
  /** By how much each time told was ahead of the local clock when it arrived. */
  let told: readonly number[] = [];
  let answers: readonly number[] = [];
  const ahead = (): number => (told.length === 0 ? 0 : Math.max(...told) + wayOf(answers));
  return {
    now: () => clock.now() + ahead(),
    observe: (serverTime) => {
      const latest = serverTime - clock.now();
      const before = told.filter((earlier) => Math.abs(earlier - latest) < JUMP_MS);
      told = [...before, latest].slice(-REMEMBERED);
    },
    answered: (ms) => {
      answers = [...answers, ms].slice(-REMEMBERED);
    },
  };
}

function wayOf(answers: readonly number[]): number {
  return answers.length === 0 ? 0 : Math.min(...answers) / 2;
}
