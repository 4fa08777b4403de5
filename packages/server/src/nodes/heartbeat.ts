// Tells the other nodes twice a second that this one is alive, and learns which of them are.
import type { Peers, Silence } from "@kingrow/room";
import type { Cancel, Clock } from "@kingrow/time";
import type { RegistryReading } from "../store/redis/runRegistry.ts";
import { createServiceGaps } from "./serviceGaps.ts";
import { BEAT_PAUSE_MS, createNodeRegistry, DEAD_AFTER_BEATS } from "./nodeRegistry.ts";

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
  /** The run of this node, another one each time it was cut off. */
  readonly run: () => string;
  /** Notes that this run is alive and reads the registry. Rejects when the store is away. */
  readonly beat: () => Promise<RegistryReading>;
  /** The clock of all nodes, epoch ms. */
  readonly now: () => number;
  readonly steady: Clock;
  /** Called with each beat that shows it, until the run is taken off the registry. */
  readonly onGone: (run: string) => void;
  /** Called once when a run is not heard of for a moment, with its last beat, epoch ms. */
  readonly onLate: (run: string, beatAt: number) => void;
  /**
   * The others have given up on this node, or are about to; called once each time. From now on `run` must
   * answer another one and `beat` speak of it: the seats of the one before are taken from their players.
   */
  readonly onCutOff: () => void;
}

/** Resolves when the others can know of this node. @throws what `beat` throws the first time */
export async function startHeartbeat(dependencies: HeartbeatDependencies): Promise<Heartbeat> {
  const { run, beat, now, steady, onGone, onLate, onCutOff } = dependencies;
  const registry = createNodeRegistry(now);
  const own = createEndedRuns();
  let beatenAt = steady.now();
  let isCutOff = false;
  let resumedAt: number | undefined;
  let cancelBeat: Cancel | undefined;
  let stopped = false;

  /** Also after a freeze of this process: then the time has passed before anything was tried. */
  function noticeCutOff(): void {
    if (isCutOff || steady.now() - beatenAt < CUT_OFF_AFTER_MS) return;
    isCutOff = true;
    own.end(run(), now() - (steady.now() - beatenAt));
    onCutOff();
  }

  /** A beat that began before this node was cut off speaks of its earlier run. */
  function takeIn(reading: RegistryReading, beganCutOff: boolean): void {
    noticeCutOff();
    gaps.beaten();
    if (isCutOff === beganCutOff) {
      if (isCutOff) resumedAt = now();
      isCutOff = false;
      beatenAt = steady.now();
    }
    for (const gone of registry.take(reading)) onGone(gone);
    for (const [late, beatAt] of registry.newlyLate()) onLate(late, beatAt);
    own.keep(reading.beats);
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
    silenceOf: (asked) => own.silenceOf(asked) ?? registry.silenceOf(asked),
    lastHeard: (asked) => registry.lastHeard(asked),
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

/** Runs of this node that it was cut off from. Nobody needs to wait until they count as dead: we sent their players away. */
function createEndedRuns() {
  /** Each by its last beat, epoch ms. */
  const ended = new Map<string, number>();
  return {
    end: (run: string, beatAt: number) => void ended.set(run, beatAt),
    silenceOf(run: string): Silence | undefined {
      const since = ended.get(run);
      return since === undefined ? undefined : { since, isCertain: true };
    },
    /** Of those only that the registry still knows. */
    keep(known: RegistryReading["beats"]): void {
      for (const run of ended.keys()) if (!known.has(run)) ended.delete(run);
    },
  };
}
