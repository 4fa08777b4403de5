// A fake clock that only a test advances.
import { setImmediate } from "node:timers/promises";
import type { Cancel, Clock } from "../clock.ts";

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class FakeClock implements Clock {
  #now: number;
  #timers: Timer[] = [];

  constructor(start = 1_000_000) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  readonly after = (ms: number, run: () => void): Cancel => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };

  /** Advances the clock and runs the timers that become due, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    while (this.#runNext(end));
    this.#now = end;
  }

  /** Like `advance`, but waits for the promises of each timer before the next one runs. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    do await setImmediate();
    while (this.#runNext(end));
    this.#now = end;
  }

  get waiting(): number {
    return this.#timers.length;
  }

  /** Returns whether there was a timer to run. */
  #runNext(end: number): boolean {
    const timer = this.#dueBy(end);
    if (timer === undefined) return false;
    this.#timers = this.#timers.filter((each) => each !== timer);
    this.#now = Math.max(this.#now, timer.at);
    timer.run();
    return true;
  }

  #dueBy(end: number): Timer | undefined {
    return this.#timers.filter((each) => each.at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
