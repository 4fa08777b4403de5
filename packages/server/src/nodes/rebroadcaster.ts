// Rebroadcasts rooms to the players of this node after a broadcast may have been lost.
import type { Rebroadcast, Room } from "@kingrow/room";

const PAGE = 100;

export interface RebroadcasterDependencies {
  /** The run of this node. */
  readonly run: () => string;
  readonly roomsOfRun: (run: string, limit: number) => Promise<readonly string[]>;
  /** The room as this node saw it last, if it is cached. */
  readonly lastSeen: (roomId: string) => Room | undefined;
  /** Broadcasts the stored room if it is newer than what its players know. Never rejects. */
  readonly rebroadcast: (
    roomId: string,
    known: Pick<Rebroadcast, "seen" | "since">,
  ) => Promise<unknown>;
  readonly onFault: (fault: unknown) => void;
}

export interface Rebroadcaster {
  /** A node is late and may have died between a commit and its broadcast. @param beatAt its last heartbeat */
  nodeIsLate(lateRun: string, beatAt: number): void;
  /** Broadcasts may have been lost since this time, epoch ms. */
  broadcastsWereLost(since: number): void;
}

export function createRebroadcaster(dependencies: RebroadcasterDependencies): Rebroadcaster {
  const { run, roomsOfRun, lastSeen, rebroadcast, onFault } = dependencies;
  const roomsOf = (name: string) => roomsOfRun(name, Number.MAX_SAFE_INTEGER);

  async function rebroadcastShared(lateRun: string, since: number): Promise<void> {
    const [theirs, ours] = await Promise.all([roomsOf(lateRun), roomsOf(run())]);
    const shared = new Set(theirs);
    // After the other node's player left, only our cached room names that player.
    const rooms = ours.filter((id) => shared.has(id) || isSeatedBy(lateRun, lastSeen(id)));
    await inPages(rooms, (id) => rebroadcast(id, { seen: lastSeen(id)?.version ?? 0, since }));
  }

  async function rebroadcastOwn(since: number): Promise<void> {
    const seen = Number.MAX_SAFE_INTEGER;
    await inPages(await roomsOf(run()), (id) => rebroadcast(id, { seen, since }));
  }

  return {
    nodeIsLate: (lateRun, beatAt) => void rebroadcastShared(lateRun, beatAt).catch(onFault),
    broadcastsWereLost: (since) => void rebroadcastOwn(since).catch(onFault),
  };
}

async function inPages(ids: readonly string[], act: (id: string) => Promise<unknown>) {
  for (let start = 0; start < ids.length; start += PAGE)
    await Promise.all(ids.slice(start, start + PAGE).map(act));
}

function isSeatedBy(run: string, room: Room | undefined): boolean {
  return room?.seats[1]?.run === run || room?.seats[2]?.run === run;
}
