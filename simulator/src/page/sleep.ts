// A page that may sleep: events wait meanwhile, as on a phone with a dark screen.
import type { Schedule } from "../base/schedule.ts";

export interface Sleep {
  readonly isAsleep: () => boolean;
  readonly fall: () => void;
  /** Runs the events that have waited, in order, each as a task of its own. */
  readonly wake: () => void;
  readonly whenAwake: (run: () => void) => void;
  /** Ends the page: nothing runs in it any more. */
  readonly end: () => void;
  readonly isOver: () => boolean;
}

type State = "awake" | "asleep" | "waking" | "over";

export function createSleep(schedule: Schedule): Sleep {
  let state: State = "awake";
  let waiting: (() => void)[] = [];

  const catchUp = (): void => {
    if (state !== "waking") return;
    const next = waiting.shift();
    if (next === undefined) state = "awake";
    else {
      schedule.after(0, catchUp);
      next();
    }
  };
  return {
    isAsleep: () => state === "asleep",
    isOver: () => state === "over",
    fall: () => {
      if (state !== "over") state = "asleep";
    },
    wake: () => {
      if (state !== "asleep") return;
      state = "waking";
      schedule.after(0, catchUp);
    },
    whenAwake: (run) => {
      if (state === "awake") run();
      else if (state !== "over") waiting.push(run);
    },
    end: () => {
      state = "over";
      waiting = [];
    },
  };
}
