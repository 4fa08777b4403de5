// Tells the other nodes twice a second that this one is alive, and learns which of them are.
import type { Peers } from "@kingrow/room";
import type { Cancel, Clock } from "@kingrow/time";
import { createServiceGaps } from "./serviceGaps.ts";
import {
  BEAT_PAUSE_MS,
  createNodeRegistry,
  DEAD_AFTER_BEATS,
  type RegistryReading,
} from "./nodeRegistry.ts";

/** Without a beat for so long the others give up on us. */
const CUT_OFF_AFTER_MS = DEAD_AFTER_BEATS * BEAT_PAUSE_MS;

export interface Heartbeat extends Peers {
  /** The runs that are heard of, in an order that all nodes agree on. */
  alive(): readonly string[];
  /** The others have given up on this node, or are about to, and cannot know of it again yet. */
  readonly isCutOff: boolean;
  /** How many milliseconds of a span this node could serve nobody. */
  unserved(since: number, until: number): number;
  stop(): void;
}

export interface HeartbeatDependencies {
  /** Notes that this run is alive and reads the registry. Rejects when the store is away. */
  readonly beat: () => Promise<RegistryReading>;
  /** The clock of all nodes, epoch ms. */
  readonly now: () => number;
  readonly steady: Clock;
  /** Called with each beat that shows it, until the run is taken off the registry. */
  readonly onGone: (run: string) => void;
  /**
   * The others have given up on this node, or are about to; called once each time. From now on `beat`
   * must speak of a new run: the seats of the one before are taken from their players by the others.
   */
  readonly onCutOff: () => void;
}

/** Resolves when the others can know of this node. @throws what `beat` throws the first time */
export async function startHeartbeat(dependencies: HeartbeatDependencies): Promise<Heartbeat> {
  const { beat, now, steady, onGone, onCutOff } = dependencies;
  const registry = createNodeRegistry(now);
  let beatenAt = steady.now();
  let isCutOff = false;
  let resumedAt: number | undefined;
  let cancelBeat: Cancel | undefined;
  let stopped = false;

  /** Also after a freeze of this process: then the time has passed before anything was tried. */
  function noticeCutOff(): void {
    if (isCutOff || steady.now() - beatenAt < CUT_OFF_AFTER_MS) return;
    isCutOff = true;
    onCutOff();
  }

  /** A beat that began before this node was cut off speaks of its earlier run. */
  function takeIn(call: RegistryReading, beganCutOff: boolean): void {
    noticeCutOff();
    gaps.beaten();
    if (isCutOff === beganCutOff) {
      if (isCutOff) resumedAt = now();
      isCutOff = false;
      beatenAt = steady.now();
    }
    for (const run of registry.take(call)) onGone(run);
  }

  async function beatOnce(): Promise<void> {
    noticeCutOff();
    const beganCutOff = isCutOff;
    try {
      takeIn(await beat(), beganCutOff);
    } catch {
      // The store is away; whoever needs it hears so. The next beat comes soon.
    }
    if (!stopped) beatLater();
  }

  function beatLater(): void {
    cancelBeat = steady.after(BEAT_PAUSE_MS, () => void beatOnce());
  }

  const first = await beat();
  const gaps = createServiceGaps(now, steady.now);
  takeIn(first, false);
  beatLater();

  return {
    silenceOf: (run) => registry.silenceOf(run),
    unheardSince: (run) => registry.unheardSince(run),
    alive: () => registry.alive(),
    unserved: (since, until) => gaps.unserved(since, until),
    get resumedAt() {
      return resumedAt;
    },
    get isCutOff() {
      return isCutOff;
    },
    stop() {
      stopped = true;
      cancelBeat?.();
    },
  };
}
