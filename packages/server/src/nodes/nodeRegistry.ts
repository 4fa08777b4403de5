// Decides from the heartbeats of all nodes which ones are alive, late or dead.
import type { LastHeartbeat, Silence } from "@kingrow/room";
import type { RegistryReading } from "../store/redis/runRegistry.ts";

/** A run is dead after this many heartbeats of our own without one of its own. */
export const DEAD_AFTER_BEATS = 12;
export const BEAT_PAUSE_MS = 500;
/** A run without a heartbeat for this time may be dead. */
const LATE_AFTER_MS = 6 * BEAT_PAUSE_MS;
/**
 * The greatest age of a heartbeat of a living run: its own pause and the pause of the reader. The players of a dead
 * node are not back before that: the shortest pause of a client and its join take a second.
 */
const LATE_NODE_AFTER_MS = 2 * BEAT_PAUSE_MS + 100;
/** The first heartbeat after an outage does not make a run late. */
const LATE_NODE_AFTER_BEATS = 2;

export interface NodeRegistry {
  /** Takes the reading of a heartbeat of our own. Returns the dead runs. */
  take(reading: RegistryReading): readonly string[];
  silenceOf(run: string): Silence | undefined;
  /** The last heartbeat of a run whose next one is overdue. */
  lastHeartbeat(run: string): LastHeartbeat | undefined;
  /** The runs that are late since the last reading, with their last heartbeats. */
  newlyLate(): readonly (readonly [run: string, beatAt: number])[];
  /** The living runs, our own included, in an order that is the same on all nodes. */
  alive(): readonly string[];
}

interface Entry {
  readonly beatAt: number;
  /** Readings in a row that showed this heartbeat. */
  readonly unchanged: number;
}

/**
 * Death is counted in our own heartbeats, not in time: while we are cut off, no other node dies.
 * @param now epoch ms
 */
export function createNodeRegistry(now: () => number): NodeRegistry {
  let entries: ReadonlyMap<string, Entry> = new Map();
  let time = 0;
  let readings = 0;
  let late: ReadonlyMap<string, number> = new Map();
  let lateBefore = late;
  /** When a run was first not punctual, and at which reading. */
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

  /** An unknown run may have started after our last heartbeat. The next reading decides. */
  function silenceOf(run: string): Silence | undefined {
    if (isPunctual(run)) return undefined;
    const first = missed.get(run) ?? { since: now(), reading: readings };
    missed.set(run, first);
    const isCertain = entries.has(run) ? isDead(run) : readings > first.reading;
    return { since: first.since, isCertain };
  }

  function lastHeartbeat(run: string): LastHeartbeat | undefined {
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
  return { take, silenceOf, lastHeartbeat, newlyLate, alive };
}

function entryAfter(before: Entry | undefined, beatAt: number): Entry {
  return { beatAt, unchanged: before?.beatAt === beatAt ? before.unchanged + 1 : 0 };
}
