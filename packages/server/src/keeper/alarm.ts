// One alarm at a time of the clock, however far away.

/** Bounds how late it is noticed that the clock and the timers disagree. Far below setTimeout's 2^31 - 1. */
const LONGEST_WAIT_MS = 5_000;

export interface Alarm {
  /** Rings once at `time` (epoch ms) or at once if that is past; replaces an earlier setting. */
  set(time: number): void;
  clear(): void;
}

export function createAlarm(now: () => number, ring: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined;

  function set(time: number): void {
    clearTimeout(timer);
    const wait = Math.max(0, time - now());
    timer = setTimeout(
      () => {
        if (now() >= time) ring();
        else set(time);
      },
      Math.min(wait, LONGEST_WAIT_MS),
    );
    timer.unref();
  }

  return { set, clear: () => clearTimeout(timer) };
}
