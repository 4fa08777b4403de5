// This node among others: its heartbeat, and what it does when another one dies.
import { createBereavement } from "./bereavement.ts";
import { type Heartbeat, startHeartbeat } from "./heartbeat.ts";
import type { RollCall } from "./roll.ts";

export interface MembershipParts {
  /** The run of this node, another one after each cut. */
  readonly run: () => string;
  readonly now: () => number;
  /** Lets a room notice that time has passed or a node has died. Never rejects. */
  readonly act: (roomId: string) => Promise<unknown>;
  readonly onCutOff: () => void;
  readonly onFault: (fault: unknown) => void;
}

export interface NodeRoll {
  /** Notes that this run is alive, and reads who else is. Rejects when the store is away. */
  noteRun(run: string): Promise<RollCall>;
  forgetRun(run: string): Promise<void>;
  roomsHeldBy(run: string, limit: number): Promise<readonly string[]>;
}

/** Resolves when the other nodes can know of this one. @throws what the roll throws the first time */
export async function joinNodes(parts: MembershipParts, nodes: NodeRoll): Promise<Heartbeat> {
  const { run, now, act, onCutOff, onFault } = parts;
  let heartbeat: Heartbeat | undefined;
  const onGone = createBereavement({
    run,
    roomsHeldBy: (gone, limit) => nodes.roomsHeldBy(gone, limit),
    forget: (gone) => nodes.forgetRun(gone),
    alive: () => heartbeat?.alive() ?? [],
    act,
    onFault,
  });
  heartbeat = await startHeartbeat({ beat: () => nodes.noteRun(run()), now, onGone, onCutOff });
  return heartbeat;
}
