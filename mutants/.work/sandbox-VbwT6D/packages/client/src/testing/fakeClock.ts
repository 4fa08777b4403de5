// A clock that stands still until a test moves it.
import type { Cancel, Clock } from "../connection/clock.ts";

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class FakeClock implements Clock {
  #now = 1_000_000;
  #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): Cancel {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  /** Moves on and runs, in order, what falls due on the way. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.#dueBy(end); due !== undefined; due = this.#dueBy(end)) {
      const timer = due;
      this.#timers = this.#timers.filter((each) => each !== timer);
      this.#now = Math.max(this.#now, timer.at);
      timer.run();
    }
    this.#now = end;
  }

  get waiting(): number {
    return this.#timers.length;
  }

  #dueBy(end: number): Timer | undefined {
    return this.#timers.filter((each) => each.at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
