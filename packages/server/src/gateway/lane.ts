// Work for strangers: a little in each lap of the event loop, each address in its turn, so that players' calls come in between (X11).

export interface Lane {
  /** Runs the task now if this lap has time for it and nobody waits, else when the address' turn has come. */
  run(address: string, task: () => void): void;
  readonly waiting: number;
}

/**
 * @param mostMs the time that strangers get of one lap, in milliseconds; a task that has begun is finished
 * @param now steady milliseconds
 */
export function createLane(mostMs: number, now: () => number): Lane {
  /** The address whose turn is next stands first. */
  const lines = new Map<string, (() => void)[]>();
  let spent = 0;
  let isLapWatched = false;

  function perform(task: () => void): void {
    const begunAt = now();
    try {
      task();
    } finally {
      spent += now() - begunAt;
    }
  }

  function watchLap(): void {
    if (isLapWatched) return;
    isLapWatched = true;
    setImmediate(beginLap);
  }

  function beginLap(): void {
    isLapWatched = false;
    spent = 0;
    if (lines.size > 0) watchLap();
    for (const [address, line] of lines) {
      if (spent >= mostMs) return;
      lines.delete(address);
      const task = line.shift();
      // Behind all others: this very loop comes to it again.
      if (line.length > 0) lines.set(address, line);
      if (task !== undefined) perform(task);
    }
  }

  return {
    run(address, task) {
      watchLap();
      const line = lines.get(address);
      if (line !== undefined) line.push(task);
      else if (lines.size > 0 || spent >= mostMs) lines.set(address, [task]);
      else perform(task);
    },
    get waiting() {
      return [...lines.values()].reduce((sum, { length }) => sum + length, 0);
    },
  };
}
