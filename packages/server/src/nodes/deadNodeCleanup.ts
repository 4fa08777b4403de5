// Visits the rooms of a node that died, so that its players are shown as away.

import { type Clock, pause } from "@kingrow/time";

const PAGE = 100;
/** The first node in line visits at once; each later one leaves it some time, and finds little left. */
const HEAD_START_MS = 500;

export interface DeadNodeCleanupDependencies {
  readonly clock: Clock;
  /** Our own run. */
  readonly run: () => string;
  readonly roomsOfRun: (run: string, limit: number) => Promise<readonly string[]>;
  /** Lets the room notice. Never rejects. */
  readonly act: (roomId: string) => Promise<unknown>;
  /** Takes a run off the registry that no room holds any more. */
  readonly forget: (run: string) => Promise<void>;
  /** The runs that are alive, in an order that all nodes agree on. */
  readonly alive: () => readonly string[];
  readonly onFault: (fault: unknown) => void;
}

/** The returned function may be called again and again for the same run. */
export function createDeadNodeCleanup(
  dependencies: DeadNodeCleanupDependencies,
): (gone: string) => void {
  const visiting = new Set<string>();

  async function visitAll(gone: string): Promise<void> {
    await pause(
      dependencies.clock,
      Math.max(0, dependencies.alive().indexOf(dependencies.run())) * HEAD_START_MS,
    );
    const visited = new Set<string>();
    let rooms = await dependencies.roomsOfRun(gone, PAGE);
    while (rooms.some((id) => !visited.has(id))) {
      const page = rooms.filter((id) => !visited.has(id));
      await Promise.all(page.map(dependencies.act));
      for (const id of page) visited.add(id);
      rooms = await dependencies.roomsOfRun(gone, visited.size + PAGE);
    }
    // A room that could not be changed is visited again with the next beat.
    if (rooms.length === 0) await dependencies.forget(gone);
  }

  return (gone) => {
    if (gone === dependencies.run() || visiting.has(gone)) return;
    visiting.add(gone);
    void visitAll(gone)
      .catch(dependencies.onFault)
      .finally(() => visiting.delete(gone));
  };
}
