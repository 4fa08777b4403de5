// Queues of tasks by name: the tasks of one name run one at a time, in order.

interface Queue {
  /** Settles with the last task. */
  tail: Promise<void>;
  length: number;
}

const NOTHING = Promise.resolve();

/** A task that throws fails like one that rejects: the next task runs all the same. */
function begin<T>(task: () => Promise<T>): Promise<T> {
  try {
    return task();
  } catch (fault) {
    return Promise.reject(fault);
  }
}

export function createMailbox() {
  const queues = new Map<string, Queue>();
  let waiting = 0;

  /** Runs the task after all earlier ones of this name, at once if there are none. Settles as the task does. */
  function run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const queue = queues.get(name) ?? { tail: NOTHING, length: 0 };
    const isFirst = queue.length === 0;
    queues.set(name, queue);
    queue.length += 1;
    waiting += 1;
    const result = isFirst ? begin(task) : queue.tail.then(task);
    // A fault reaches the caller of its task, not the next task.
    const ended = () => end(name, queue);
    queue.tail = result.then(ended, ended);
    return result;
  }

  function end(name: string, queue: Queue): void {
    waiting -= 1;
    queue.length -= 1;
    if (queue.length === 0) queues.delete(name);
  }

  /** Resolves when no task is left. */
  async function idle(): Promise<void> {
    while (queues.size > 0) await Promise.all(Array.from(queues.values(), ({ tail }) => tail));
  }

  return {
    run,
    idle,
    /** Unfinished tasks of this name. */
    lengthOf: (name: string) => queues.get(name)?.length ?? 0,
    /** Names with unfinished tasks; other names take no memory. */
    get size() {
      return queues.size;
    },
    /** Unfinished tasks of all names. */
    get waiting() {
      return waiting;
    },
  };
}
