// Work for strangers: a little in each lap of the event loop, each address in its turn, so that players' calls come in between (X11).

export interface Lane {
  /** Runs the task when the address' turn has come: at the end of this lap at the earliest. */
  run(address: string, task: () => void): void;
  readonly waiting: number;
}

/** What strangers get of one lap of the event loop: a move that comes meanwhile waits no longer. */
export const STRANGERS_MS = 4;

/**
 * @param mostMs the time that strangers get of one lap, in milliseconds; a task that has begun is finished
 * @param now steady milliseconds
 */
export function createLane(mostMs: number, now: () => number): Lane {
  /** The address whose turn is next stands first. */
  const lines = new Map<string, (() => void)[]>();
  let isLapWatched = false;
  let lapEndsAt = 0;

  function watchLap(): void {
    if (isLapWatched) return;
    isLapWatched = true;
    setImmediate(beginLap);
  }

  function beginLap(): void {
    lapEndsAt = now() + mostMs;
    goOn();
  }

  function goOn(): void {
    if (lines.size > 0 && now() < lapEndsAt) perform(takeNext());
    else {
      isLapWatched = false;
      if (lines.size > 0) watchLap();
    }
  }

  function takeNext(): () => void {
    for (const [address, line] of lines) {
      lines.delete(address);
      const task = line.shift();
      // Behind all others.
      if (line.length > 0) lines.set(address, line);
      if (task !== undefined) return task;
    }
    return nothing;
  }

  /** What a task leaves to promises is its own work too: a handshake does half of its there. */
  function perform(task: () => void): void {
    queueMicrotask(() => process.nextTick(goOn));
    task();
  }

  return {
    run(address, task) {
      watchLap();
      const line = lines.get(address);
      if (line === undefined) lines.set(address, [task]);
      else line.push(task);
    },
    get waiting() {
      return [...lines.values()].reduce((sum, { length }) => sum + length, 0);
    },
  };
}

function nothing(): void {
  // No line is empty.
}
