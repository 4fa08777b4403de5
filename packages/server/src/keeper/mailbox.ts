// One thing at a time per name: what is posted under a name runs in the order it came.

export interface Mailbox {
  /** Runs the task when all earlier ones of this name have ended; settles as the task does. */
  run<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is left to run, for whatever was posted until then. */
  idle(): Promise<void>;
  /** Names with work left; a name whose work is done takes no memory. */
  readonly size: number;
  /** Tasks that have not ended, those that run now included. */
  readonly waiting: number;
}

export function createMailbox(): Mailbox {
  const tails = new Map<string, Promise<void>>();
  let waiting = 0;

  function run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const turn = (tails.get(name) ?? Promise.resolve()).then(task);
    waiting += 1;
    const tail = turn.then(nothing, nothing).then(() => {
      waiting -= 1;
      if (tails.get(name) === tail) tails.delete(name);
    });
    tails.set(name, tail);
    return turn;
  }

  async function idle(): Promise<void> {
    while (tails.size > 0) await Promise.all(tails.values());
  }

  return {
    run,
    idle,
    get size() {
      return tails.size;
    },
    get waiting() {
      return waiting;
    },
  };
}

function nothing(): void {
  // The caller hears of a failed task; the next one in line must not.
}
