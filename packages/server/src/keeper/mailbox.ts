// One thing at a time per name: what is posted under a name runs in the order it came.

export interface Mailbox {
  /** Runs the task when all earlier ones of this name have ended; settles as the task does. */
  run<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is left to run, for whatever was posted until then. */
  idle(): Promise<void>;
  /** Tasks of this name that have not ended. */
  lengthOf(name: string): number;
  /** Names with work left; a name whose work is done takes no memory. */
  readonly size: number;
  /** Tasks that have not ended, those that run now included. */
  readonly waiting: number;
}

interface Line {
  /** Ends with the last task. */
  readonly tail: Promise<void>;
  readonly length: number;
}

export function createMailbox(): Mailbox {
  const lines = new Map<string, Line>();
  let waiting = 0;

  function run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const line = lines.get(name);
    const turn = (line?.tail ?? Promise.resolve()).then(task);
    waiting += 1;
    const tail = turn.then(nothing, nothing).then(() => ended(name));
    lines.set(name, { tail, length: (line?.length ?? 0) + 1 });
    return turn;
  }

  function ended(name: string): void {
    waiting -= 1;
    const line = lines.get(name);
    if (line === undefined || line.length === 1) lines.delete(name);
    else lines.set(name, { ...line, length: line.length - 1 });
  }

  async function idle(): Promise<void> {
    while (lines.size > 0) await Promise.all(Array.from(lines.values(), ({ tail }) => tail));
  }

  return {
    run,
    idle,
    lengthOf: (name) => lines.get(name)?.length ?? 0,
    get size() {
      return lines.size;
    },
    get waiting() {
      return waiting;
    },
  };
}

function nothing(): void {
  // The caller hears of a failed task; the next one in line must not.
}
