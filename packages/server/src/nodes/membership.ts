// This node among others: its heartbeat, and what it does when another one dies.
import type { Room } from "@kingrow/room";
import type { Clock } from "@kingrow/time";
import { createDeadNodeCleanup } from "./deadNodeCleanup.ts";
import { createUntoldRooms, type UntoldRoomsDependencies } from "./untoldRooms.ts";
import { type Heartbeat, type HeartbeatDependencies, startHeartbeat } from "./heartbeat.ts";
import type { RegistryReading } from "../store/redis/notedRuns.ts";

export interface MembershipDependencies {
  /** The run of this node, another one each time it was cut off. */
  readonly run: () => string;
  /** The clock of all nodes, epoch ms. */
  readonly clock: Clock;
  /** Unmoved by what other nodes say. */
  readonly steady: Clock;
  /** The others have given up on this node: from now on `run` must answer another one. */
  readonly onCutOff: () => void;
  readonly onFault: (fault: unknown) => void;
}

/** What a node does for others once it has rooms and players. */
export interface Duties {
  /** Lets a room notice that time has passed or a node has died. Never rejects. */
  readonly act: (roomId: string) => Promise<unknown>;
  /** Tells what is stored of a room to its players, unless they surely know. Never rejects. */
  readonly retell: UntoldRoomsDependencies["retell"];
  /** The others have given up on this node: its players are to come back by its new run. */
  readonly sendAway: () => void;
}

export interface Membership extends Heartbeat {
  /** Takes up the duties; until then dead nodes wait, and nobody is there to be sent away. */
  attend(duties: Duties): void;
}

export interface SharedRegistry {
  /** Notes that this run is alive, and reads who else is. Rejects when the store is away. */
  noteRun(run: string): Promise<RegistryReading>;
  forgetRun(run: string): Promise<void>;
  roomsHeldBy(run: string, limit: number): Promise<readonly string[]>;
  /** The room as this node saw it last, if it remembers. */
  lastSeen(roomId: string): Room | undefined;
}

/** Resolves when the other nodes can know of this one. @throws what the registry throws the first time */
export async function joinNodes(
  dependencies: MembershipDependencies,
  nodes: SharedRegistry,
): Promise<Membership> {
  const { run, clock, steady, onFault } = dependencies;
  let attended:
    | (Pick<HeartbeatDependencies, "onGone" | "onUnheard"> & Pick<Duties, "sendAway">)
    | undefined;
  const heartbeat = await startHeartbeat({
    run,
    beat: () => nodes.noteRun(run()),
    now: clock.now,
    steady,
    onGone: (gone) => attended?.onGone(gone),
    onUnheard: (...unheard) => attended?.onUnheard(...unheard),
    onCutOff: () => {
      dependencies.onCutOff();
      attended?.sendAway();
    },
  });

  function attend({ act, retell, sendAway }: Duties): void {
    const onUnheard = createUntoldRooms({
      run,
      roomsHeldBy: (unheard, limit) => nodes.roomsHeldBy(unheard, limit),
      lastSeen: (roomId) => nodes.lastSeen(roomId),
      retell,
      onFault,
    });
    const onGone = createDeadNodeCleanup({
      run,
      roomsHeldBy: (gone, limit) => nodes.roomsHeldBy(gone, limit),
      forget: (gone) => nodes.forgetRun(gone),
      alive: () => heartbeat.alive(),
      clock: steady,
      act,
      onFault,
    });
    attended = { onGone, onUnheard, sendAway };
  }

  return Object.assign(heartbeat, { attend });
}
