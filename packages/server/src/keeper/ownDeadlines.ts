// The deadlines of the rooms that this node changed last, so that several nodes need not all ask the store.

import { type Clock, every } from "@kingrow/time";
import { AGAIN_MS, type Swept } from "./sweeper.ts";

/** Deadlines of one such span come due together, at its end. */
const GRAIN_MS = 40;
/** Later ones are not kept here: what is far away is found in the store. */
const HORIZON_MS = 3_600_000;
const AT_ONCE = 100;

export interface OwnDeadlines {
  /** This node has stored a change of the room; `deadline` (epoch ms) is its next one, if it has any. */
  note(roomId: string, deadline: number | undefined): void;
  /** Resolves when nothing runs any more; nothing is begun afterwards. */
  stop(): Promise<void>;
}

export interface OwnDeadlinesOptions {
  readonly clock: Clock;
  /** Lets the room act on its deadline. Never rejects. */
  readonly act: (roomId: string) => Promise<Swept>;
}

export function startOwnDeadlines({ clock, act }: OwnDeadlinesOptions): OwnDeadlines {
  const { now } = clock;
  const spans = new Map<number, Set<string>>();
  const spanOfRoom = new Map<string, number>();
  let lastSpan = spanAt(now());
  let working = Promise.resolve();

  function forget(roomId: string): void {
    const span = spanOfRoom.get(roomId);
    if (span === undefined) return;
    spanOfRoom.delete(roomId);
    const rooms = spans.get(span);
    rooms?.delete(roomId);
    if (rooms?.size === 0) spans.delete(span);
  }

  function note(roomId: string, deadline: number | undefined): void {
    forget(roomId);
    if (deadline === undefined || deadline > now() + HORIZON_MS) return;
    const span = Math.max(spanAt(deadline), lastSpan + 1);
    spanOfRoom.set(roomId, span);
    const rooms = spans.get(span) ?? new Set();
    spans.set(span, rooms.add(roomId));
  }

  /** All rooms of the spans that have ended; after a standstill these may be many. */
  function takeDue(): readonly string[] {
    const due: string[] = [];
    const span = spanAt(now()) - 1;
    for (; lastSpan < span; lastSpan += 1) due.push(...(spans.get(lastSpan + 1) ?? []));
    due.forEach(forget);
    return due;
  }

  async function actOn(rooms: readonly string[]): Promise<void> {
    for (let start = 0; start < rooms.length; start += AT_ONCE) {
      await Promise.all(rooms.slice(start, start + AT_ONCE).map(visit));
    }
  }

  /** A change of the room meanwhile has noted its own deadline. */
  async function visit(roomId: string): Promise<void> {
    const swept = await act(roomId);
    if (swept === "refused by the store" && !spanOfRoom.has(roomId)) note(roomId, now() + AGAIN_MS);
  }

  const stopLooking = every(clock, GRAIN_MS, () => {
    const due = takeDue();
    if (due.length > 0) working = working.then(() => actOn(due));
  });

  return {
    note,
    async stop() {
      stopLooking();
      await working;
    },
  };
}

/** A span has ended when the next one has begun. */
function spanAt(time: number): number {
  return Math.floor(time / GRAIN_MS);
}
