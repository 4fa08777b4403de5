// This node among others: its heartbeat, and what it does when another node dies.
import type { Room } from "@kingrow/room";
import type { Clock } from "@kingrow/time";
import { createDeadNodeCleanup } from "./deadNodeCleanup.ts";
import {
  createRebroadcaster,
  type Rebroadcaster,
  type RebroadcasterDependencies,
} from "./rebroadcaster.ts";
import { type Heartbeat, startHeartbeat } from "./heartbeat.ts";
import type { RegistryReading } from "../store/redis/runRegistry.ts";

/** Clocks of nodes may differ by less than this. */
const CLOCK_MARGIN_MS = 1_000;

export interface MembershipDependencies {
  /** The run of this node; it changes each time the node is cut off. */
  readonly run: () => string;
  /** The clock of all nodes, epoch ms. */
  readonly clock: Clock;
  readonly steady: Clock;
  /** The other nodes have given up on this one: from now on `run` must return another run. */
  readonly onCutOff: () => void;
  readonly onFault: (fault: unknown) => void;
}

/** What a node does for others once it has rooms and players. */
export interface Duties {
  /** Applies deadlines and the death of nodes to a room. Never rejects. */
  readonly act: (roomId: string) => Promise<unknown>;
  readonly rebroadcast: RebroadcasterDependencies["rebroadcast"];
  /** Closes all connections, so that the players return with the new run. */
  readonly sendAway: () => void;
}

export interface Membership extends Heartbeat {
  /** Starts the duties. Until then dead nodes wait. */
  attend(duties: Duties): void;
  /** Broadcasts of the last so many milliseconds may have been lost. */
  broadcastsWereLost(brokenMs: number): void;
}

export interface SharedRegistry {
  /** Notes that this run is alive and reads all others. Rejects when the store is away. */
  noteRun(run: string): Promise<RegistryReading>;
  forgetRun(run: string): Promise<void>;
  roomsOfRun(run: string, limit: number): Promise<readonly string[]>;
  /** The room as this node saw it last, if it is cached. */
  lastSeen(roomId: string): Room | undefined;
}

/** Resolves when the other nodes can know of this one. @throws what the registry throws the first time */
export async function joinNodes(
  dependencies: MembershipDependencies,
  registry: SharedRegistry,
): Promise<Membership> {
  const { run, clock, steady, onFault } = dependencies;
  let duties:
    | (Duties & { rebroadcaster: Rebroadcaster; cleanUp: (gone: string) => void })
    | undefined;
  const heartbeat = await startHeartbeat({
    run,
    beat: () => registry.noteRun(run()),
    now: clock.now,
    steady,
    onGone: (gone) => duties?.cleanUp(gone),
    onLate: (late, beatAt) => duties?.rebroadcaster.nodeIsLate(late, beatAt),
    onCutOff: () => {
      dependencies.onCutOff();
      duties?.sendAway();
    },
  });

  function attend(given: Duties): void {
    const parts = { ...registry, run, onFault };
    const cleanUp = createDeadNodeCleanup({
      ...parts,
      forget: (gone) => registry.forgetRun(gone),
      alive: () => heartbeat.alive(),
      clock: steady,
      act: given.act,
    });
    duties = {
      ...given,
      rebroadcaster: createRebroadcaster({ ...parts, rebroadcast: given.rebroadcast }),
      cleanUp,
    };
  }

  const broadcastsWereLost = (brokenMs: number): void =>
    duties?.rebroadcaster.broadcastsWereLost(clock.now() - brokenMs - CLOCK_MARGIN_MS);
  return Object.assign(heartbeat, { attend, broadcastsWereLost });
}
