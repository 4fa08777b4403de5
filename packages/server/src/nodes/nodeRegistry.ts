// Which nodes are alive, judged from what their heartbeats look like from here. Pure but for its memory.
import type { LastHeard, Silence } from "@kingrow/room";
import type { RegistryReading } from "../store/redis/runRegistry.ts";

/** A run that does not beat while we beat so often is gone. */
export const DEAD_AFTER_BEATS = 12;
export const BEAT_PAUSE_MS = 500;
/** A run that has not beaten for so long may be gone, and its rooms' deadlines unattended. */
const LATE_AFTER_MS = 6 * BEAT_PAUSE_MS;
/**
 * A beat is that old at most while its run lives: the run beats in time, and so do we, who read of it. The players
 * of one that died are not back before (the shortest pause of a client and its join, a second together).
 */
const LATE_NODE_AFTER_MS = 2 * BEAT_PAUSE_MS + 100;
/** Nobody is called late of by the first beat after an outage. */
const LATE_NODE_AFTER_BEATS = 2;

export interface NodeRegistry {
  /** Takes in what a beat of our own showed. Answers the runs that are certainly gone. */
  take(reading: RegistryReading): readonly string[];
  silenceOf(run: string): Silence | undefined;
  /** When the run last beat, if it should have beaten again by now. */
  lastHeard(run: string): LastHeard | undefined;
  /** The runs that what was taken in last shows to be late of, and nothing before it, with their last beats. */
  newlyLate(): readonly (readonly [run: string, beatAt: number])[];
  /** The runs that are heard of, our own included, in an order that all nodes agree on. */
  alive(): readonly string[];
}

interface Entry {
  readonly beatAt: number;
  /** Beats of our own that saw this one unchanged. */
  readonly unchanged: number;
}

/**
 * Death is counted in own beats, not in time: while we are cut off ourselves nobody else dies.
 * @param now epoch ms, for telling since when a run is missed
 */
export function createNodeRegistry(now: () => number): NodeRegistry {
  let entries: ReadonlyMap<string, Entry> = new Map();
  let time = 0;
  let readings = 0;
  let late: ReadonlyMap<string, number> = new Map();
  let lateBefore = late;
  /** When a run was first missed, and at which reading. */
  const missed = new Map<string, { readonly since: number; readonly reading: number }>();

  function take(reading: RegistryReading): readonly string[] {
    const before = entries;
    ({ time } = reading);
    readings += 1;
    entries = new Map(
      [...reading.beats].map(([run, beatAt]) => [run, entryAfter(before.get(run), beatAt)]),
    );
    lateBefore = late;
    late = new Map([...reading.beats].filter(([run]) => isLate(run)));
    for (const run of missed.keys()) if (isPunctual(run)) missed.delete(run);
    return [...entries.keys()].filter((run) => isDead(run));
  }

  function isPunctual(run: string): boolean {
    const entry = entries.get(run);
    return entry !== undefined && time - entry.beatAt < LATE_AFTER_MS && !isDead(run);
  }

  function isDead(run: string): boolean {
    return (entries.get(run)?.unchanged ?? 0) >= DEAD_AFTER_BEATS;
  }

  /** A run we do not know may have started after our last beat: the next one shows. */
  function silenceOf(run: string): Silence | undefined {
    if (isPunctual(run)) return undefined;
    const first = missed.get(run) ?? { since: now(), reading: readings };
    missed.set(run, first);
    const isCertain = entries.has(run) ? isDead(run) : readings > first.reading;
    return { since: first.since, isCertain };
  }

  function lastHeard(run: string): LastHeard | undefined {
    const at = entries.get(run)?.beatAt;
    if (at === undefined || now() - at <= LATE_NODE_AFTER_MS) return undefined;
    return { at, until: at + LATE_NODE_AFTER_MS };
  }

  function isLate(run: string): boolean {
    const entry = entries.get(run);
    const isOld = entry !== undefined && time - entry.beatAt > LATE_NODE_AFTER_MS;
    return isOld && entry.unchanged >= LATE_NODE_AFTER_BEATS;
  }

  const newlyLate = () => [...late].filter(([run]) => !lateBefore.has(run));
  const alive = () => [...entries.keys()].filter(isPunctual).sort();
  return { take, silenceOf, lastHeard, newlyLate, alive };
}

function entryAfter(before: Entry | undefined, beatAt: number): Entry {
  return { beatAt, unchanged: before?.beatAt === beatAt ? before.unchanged + 1 : 0 };
}
