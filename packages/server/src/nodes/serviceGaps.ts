// Times in which this node could serve no player: Redis was away, or the process stalled.
import { BEAT_PAUSE_MS } from "./nodeRegistry.ts";

/** A longer time between two heartbeats is a gap. */
const USUAL_MS = BEAT_PAUSE_MS + 250;
/** Longer than any turn of a game with clocks. */
const REMEMBERED_MS = 3_600_000;

export interface ServiceGaps {
  /** Call it after each heartbeat. */
  beaten(): void;
  /** Milliseconds of a span, on the clock of all nodes, in which no player could be served. */
  unserved(since: number, until: number): number;
}

interface Moment {
  readonly time: number;
  readonly steady: number;
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

/**
 * @param now the clock of all nodes, epoch ms
 * @param steady milliseconds of this process' own clock
 */
export function createServiceGaps(now: () => number, steady: () => number): ServiceGaps {
  let gaps: readonly Gap[] = [];
  let last: Moment = { time: now(), steady: steady() };

  /** The gap between the last heartbeat and now, if there is one. A jump of the clock counts as a gap too. */
  function openGap(): Gap | undefined {
    const moment = { time: now(), steady: steady() };
    const [passed, shown] = [moment.steady - last.steady, moment.time - last.time];
    if (passed > USUAL_MS) return { from: last.time, to: moment.time };
    if (shown - passed > USUAL_MS) return { from: last.time + passed, to: moment.time };
    return undefined;
  }

  return {
    beaten() {
      const gap = openGap();
      const oldest = now() - REMEMBERED_MS;
      if (gap !== undefined) gaps = [...gaps.filter(({ to }) => to > oldest), gap];
      last = { time: now(), steady: steady() };
    },
    unserved(since, until) {
      const open = openGap();
      const all = open === undefined ? gaps : [...gaps, open];
      return all.reduce((sum, gap) => sum + overlap(gap, since, until), 0);
    },
  };
}

function overlap({ from, to }: Gap, since: number, until: number): number {
  return Math.max(0, Math.min(to, until) - Math.max(from, since));
}
