// Counts rooms by phase, for the metrics: every minute, a few rooms at a time.
import type { GameStatus } from "@kingrow/protocol";
import { type Clock, pause } from "@kingrow/time";
import { pagesOf } from "../store/roomStore.ts";
import type { RoomStore } from "../store/roomStore.ts";

/** Between two counts. */
const PAUSE_MS = 60_000;
/** Read at a time, so that a move hardly waits for them, and the rest between two times: some 2 % of a core. */
const AT_ONCE = 20;
const REST_MS = 25;

export type RoomsByPhase = Readonly<Record<GameStatus, number>>;

export interface Census {
  /** The last whole count; `undefined` before the first. */
  counted(): RoomsByPhase | undefined;
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

export interface CensusOptions {
  readonly store: RoomStore;
  readonly clock: Clock;
  /** Of several nodes one counts. */
  readonly isMine: () => boolean;
}

export function startCensus({ store, clock, isMine }: CensusOptions): Census {
  const stopping = new AbortController();
  const rest = (ms: number) => pause(clock, ms, stopping.signal);
  let last: RoomsByPhase | undefined;

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      // A store that is away shows elsewhere; the old figure would be a lie.
      last = isMine() ? await count().catch(() => undefined) : undefined;
      await rest(PAUSE_MS);
    }
  }

  async function count(): Promise<RoomsByPhase | undefined> {
    const rooms = { waiting: 0, started: 0, ended: 0 } satisfies RoomsByPhase;
    for await (const page of pagesOf(store)) {
      for (let start = 0; start < page.length; start += AT_ONCE) {
        for (const phase of await phasesOf(page.slice(start, start + AT_ONCE))) rooms[phase] += 1;
        await rest(REST_MS);
        if (stopping.signal.aborted) return undefined;
      }
    }
    return rooms;
  }

  async function phasesOf(ids: readonly string[]): Promise<readonly GameStatus[]> {
    const rooms = await Promise.all(ids.map((id) => store.load(id)));
    return rooms.flatMap((room) => room?.phase ?? []);
  }

  const running = goOn();
  return {
    counted: () => last,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
