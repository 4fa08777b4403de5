// Counts the timers that wait, unreferenced ones included. Must be imported before whatever sets them.

const live = new Set<unknown>();
const { setTimeout: set, setInterval: repeat, clearTimeout: clear } = globalThis;

/** How many timers are set now. */
export function liveTimers(): number {
  return live.size;
}

type Run = (...args: unknown[]) => void;

function setCounted(run: Run, delay?: number, ...args: unknown[]) {
  const timer = set(() => {
    live.delete(timer);
    run(...args);
  }, delay);
  live.add(timer);
  return timer;
}

function repeatCounted(run: Run, delay?: number, ...args: unknown[]) {
  const timer = repeat(run, delay, ...args);
  live.add(timer);
  return timer;
}

function clearCounted(timer?: NodeJS.Timeout | string | number): void {
  live.delete(timer);
  clear(timer);
}

Object.assign(globalThis, {
  setTimeout: Object.assign(setCounted, set),
  setInterval: repeatCounted,
  clearTimeout: clearCounted,
  clearInterval: clearCounted,
});
