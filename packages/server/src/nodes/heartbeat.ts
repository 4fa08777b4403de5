// The heartbeat of this node, twice a second: it says that this node lives, and reads which other nodes do.
import type { Peers, Silence } from "@kingrow/room";
import type { Cancel, Clock } from "@kingrow/time";
import type { RegistryReading } from "../store/redis/runRegistry.ts";
import { createServiceGaps } from "./serviceGaps.ts";
import { BEAT_PAUSE_MS, createNodeRegistry, DEAD_AFTER_BEATS } from "./nodeRegistry.ts";

/** The other nodes give up on a node after this time without a heartbeat. */
const CUT_OFF_AFTER_MS = DEAD_AFTER_BEATS * BEAT_PAUSE_MS;

export interface Heartbeat extends Peers {
  /** The living runs, in an order that is the same on all nodes. */
  alive(): readonly string[];
  /** The other nodes have given up on this one, or are about to. */
  readonly isCutOff: boolean;
  /** Milliseconds of a span in which this node could serve no player. */
  unserved(since: number, until: number): number;
  stop(): void;
}

export interface HeartbeatOptions {
  /** The run of this node; it changes each time the node is cut off. */
  readonly run: () => string;
  /** Notes that this run is alive and reads the registry. Rejects when the store is away. */
  readonly beat: () => Promise<RegistryReading>;
  /** The clock of all nodes, epoch ms. */
  readonly now: () => number;
  readonly steady: Clock;
  /** Called for a dead run with each heartbeat, until the run is taken off the registry. */
  readonly onGone: (run: string) => void;
  /** Called once when the heartbeat of a run is late, with the last one, epoch ms. */
  readonly onLate: (run: string, beatAt: number) => void;
  /**
   * Called once each time the other nodes have given up on this one, or are about to. From now on `run` must return
   * another run and `beat` must note that one: the players of the old run lose their connections.
   */
  readonly onCutOff: () => void;
}

/** Resolves when the other nodes can know of this one. @throws what `beat` throws the first time */
export async function startHeartbeat(options: HeartbeatOptions): Promise<Heartbeat> {
  const { run, beat, now, steady, onGone, onLate, onCutOff } = options;
  const registry = createNodeRegistry(now);
  const own = createEndedRuns();
  let beatenAt = steady.now();
  let isCutOff = false;
  let resumedAt: number | undefined;
  let cancelBeat: Cancel | undefined;
  let stopped = false;

  /** Called before each heartbeat too: after a freeze of this process the time has already passed. */
  function noticeCutOff(): void {
    if (isCutOff || steady.now() - beatenAt < CUT_OFF_AFTER_MS) return;
    isCutOff = true;
    own.end(run(), now() - (steady.now() - beatenAt));
    onCutOff();
  }

  /** A heartbeat that began before this node was cut off noted the old run. */
  function take(reading: RegistryReading, beganCutOff: boolean): void {
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
      take(await beat(), beganCutOff);
    } catch {
      // The store is away, which others report. The next heartbeat comes soon.
    }
    if (!stopped) beatLater();
  }

  function beatLater(): void {
    cancelBeat = steady.after(BEAT_PAUSE_MS, () => void beatOnce());
  }

  const first = await beat();
  const gaps = createServiceGaps(now, steady.now);
  take(first, false);
  beatLater();

  return {
    silenceOf: (other) => own.silenceOf(other) ?? registry.silenceOf(other),
    lastHeartbeat: (other) => registry.lastHeartbeat(other),
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

/** Old runs of this node. They count as dead at once, because this node has closed their connections. */
function createEndedRuns() {
  /** The last heartbeat of each, epoch ms. */
  const ended = new Map<string, number>();
  return {
    end: (run: string, beatAt: number) => void ended.set(run, beatAt),
    silenceOf(run: string): Silence | undefined {
      const since = ended.get(run);
      return since === undefined ? undefined : { since, isCertain: true };
    },
    /** Forgets the runs that the registry does not know any more. */
    keep(known: RegistryReading["beats"]): void {
      for (const run of ended.keys()) if (!known.has(run)) ended.delete(run);
    },
  };
}
