// This node among others: its heartbeat, and its duties when another node dies or broadcasts get lost.
import type { Clock } from "@kingrow/time";
import type { RegistryReading } from "../store/redis/runRegistry.ts";
import { type Heartbeat, startHeartbeat } from "./heartbeat.ts";

/** Longer than a change takes from its decision to its broadcast. */
const BROADCAST_WITHIN_MS = 2_000;
/** Rooms that are visited or broadcast again at a time. */
const PAGE = 100;

export interface MembershipOptions {
  /** The run of this node; it changes each time the node is cut off. */
  readonly run: () => string;
  /** The clock of all nodes, epoch ms. */
  readonly clock: Clock;
  readonly steady: Clock;
  /** The other nodes have given up on this one: from now on `run` must return another run. */
  readonly onCutOff: () => void;
  readonly onFault: (fault: unknown) => void;
}

/** The duties of a node for the others. */
export interface Duties {
  /** Applies deadlines and the death of nodes to a room. Never rejects. */
  readonly act: (roomId: string) => Promise<unknown>;
  /** Broadcasts the stored room to its players if it changed since that time. Never rejects. */
  readonly rebroadcast: (roomId: string, since: number) => Promise<unknown>;
  /** Closes all connections, so that the players return with the new run. */
  readonly sendAway: () => void;
}

export interface Membership extends Heartbeat {
  /** Starts the duties. Until then dead nodes wait. */
  attend(duties: Duties): void;
  /** Broadcasts of the last `brokenMs` milliseconds may be lost. */
  broadcastsWereLost(brokenMs: number): void;
}

export interface SharedRegistry {
  /** Notes that this run is alive and reads all others. Rejects when the store is away. */
  noteRun(run: string): Promise<RegistryReading>;
  forgetRun(run: string): Promise<void>;
  roomsOfRun(run: string, limit: number): Promise<readonly string[]>;
}

/** Resolves when the other nodes can know of this one. @throws what the registry throws the first time */
export async function joinNodes(
  options: MembershipOptions,
  registry: SharedRegistry,
): Promise<Membership> {
  const { run, clock, steady, onFault } = options;
  let duties: Duties | undefined;
  let cleanUp: ((gone: string) => void) | undefined;

  /** Any room of this node may have a player on another node whose last change was not broadcast. */
  async function rebroadcastRooms(lostSince: number): Promise<void> {
    if (duties === undefined) return;
    const since = lostSince - BROADCAST_WITHIN_MS;
    const { rebroadcast } = duties;
    const rooms = await registry.roomsOfRun(run(), Number.MAX_SAFE_INTEGER);
    await inPages(rooms, (roomId) => rebroadcast(roomId, since));
  }

  const heartbeat = await startHeartbeat({
    run,
    beat: () => registry.noteRun(run()),
    now: clock.now,
    steady,
    onGone: (gone) => cleanUp?.(gone),
    // The node may have died between a commit and its broadcast.
    onLate: (_late, beatAt) => void rebroadcastRooms(beatAt).catch(onFault),
    onCutOff: () => {
      options.onCutOff();
      duties?.sendAway();
    },
  });

  return Object.assign(heartbeat, {
    attend(given: Duties): void {
      duties = given;
      cleanUp = createDeadNodeCleanup({
        run,
        registry,
        act: given.act,
        alive: () => heartbeat.alive(),
        onFault,
      });
    },
    broadcastsWereLost: (brokenMs: number) =>
      void rebroadcastRooms(clock.now() - brokenMs).catch(onFault),
  });
}

export interface DeadNodeCleanupOptions {
  /** Our own run. */
  readonly run: () => string;
  readonly registry: Omit<SharedRegistry, "noteRun">;
  /** Lets the room notice that the node is dead. Never rejects. */
  readonly act: (roomId: string) => Promise<unknown>;
  /** The living runs, in an order that is the same on all nodes. */
  readonly alive: () => readonly string[];
  readonly onFault: (fault: unknown) => void;
}

/**
 * Visits the rooms of a dead node, so that its players are shown as away. The returned function is called with each
 * heartbeat until the run is forgotten.
 */
export function createDeadNodeCleanup(options: DeadNodeCleanupOptions): (gone: string) => void {
  const { run, registry, act, alive, onFault } = options;
  const visiting = new Set<string>();

  async function visitAll(gone: string): Promise<void> {
    await inPages(await registry.roomsOfRun(gone, Number.MAX_SAFE_INTEGER), act);
    // A room that could not be changed is visited again after the next heartbeat.
    const left = await registry.roomsOfRun(gone, 1);
    if (left.length === 0) await registry.forgetRun(gone);
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

async function inPages(
  rooms: readonly string[],
  act: (roomId: string) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rooms.length; start += PAGE)
    await Promise.all(rooms.slice(start, start + PAGE).map(act));
}
