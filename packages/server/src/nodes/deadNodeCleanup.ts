// Visits the rooms of a dead node, so that its players are shown as away.

/** Rooms that are visited at a time. */
const PAGE = 100;

export interface DeadNodeCleanupOptions {
  /** Our own run. */
  readonly run: () => string;
  readonly roomsOfRun: (run: string, limit: number) => Promise<readonly string[]>;
  /** Lets the room notice that the node is dead. Never rejects. */
  readonly act: (roomId: string) => Promise<unknown>;
  /** Takes a run off the registry. */
  readonly forget: (run: string) => Promise<void>;
  /** The living runs, in an order that is the same on all nodes. */
  readonly alive: () => readonly string[];
  readonly onFault: (fault: unknown) => void;
}

/** The returned function is called with each heartbeat until the run is forgotten. */
export function createDeadNodeCleanup(options: DeadNodeCleanupOptions): (gone: string) => void {
  const { run, roomsOfRun, act, forget, alive, onFault } = options;
  const visiting = new Set<string>();

  async function visitAll(gone: string): Promise<void> {
    const rooms = await roomsOfRun(gone, Number.MAX_SAFE_INTEGER);
    for (let start = 0; start < rooms.length; start += PAGE)
      await Promise.all(rooms.slice(start, start + PAGE).map(act));
    // A room that could not be changed is visited again after the next heartbeat.
    const left = await roomsOfRun(gone, 1);
    if (left.length === 0) await forget(gone);
  }

  return (gone) => {
    const isOurTurn = alive()[0] === run();
    if (!isOurTurn || gone === run() || visiting.has(gone)) return;
    visiting.add(gone);
    void visitAll(gone)
      .catch(onFault)
      .finally(() => visiting.delete(gone));
  };
}
