// One thing at a time per name: what is posted under a name runs in the order it came.

export interface Mailbox {
  /** Runs the task when all earlier ones of this name have ended, at once if none is left; settles as the task does. */
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
  tail: Promise<void>;
  length: number;
}

const NOTHING = Promise.resolve();

/** A task that throws has failed like one that rejects: the line goes on behind it. */
function begun<T>(task: () => Promise<T>): Promise<T> {
  try {
    return task();
  } catch (fault) {
    return Promise.reject(fault);
  }
}

export function createMailbox(): Mailbox {
  const lines = new Map<string, Line>();
  let waiting = 0;

  function run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const line = lines.get(name) ?? { tail: NOTHING, length: 0 };
    const isFirst = line.length === 0;
    lines.set(name, line);
    line.length += 1;
    waiting += 1;
    const turn = isFirst ? begun(task) : line.tail.then(task);
    // The caller gets the fault of its task; the next task does not.
    const ended = () => end(name, line);
    line.tail = turn.then(ended, ended);
    return turn;
  }

  function end(name: string, line: Line): void {
    waiting -= 1;
    line.length -= 1;
    if (line.length === 0) lines.delete(name);
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
