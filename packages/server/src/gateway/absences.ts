// Tells rooms that a socket is gone, as often as it takes: a full disk must not leave ghosts behind.
import type { RoomKeeper } from "../keeper/roomKeeper.ts";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export interface Absences {
  /** The socket's connection is closed; it held seats in these rooms. */
  report(socketId: string, roomIds: Iterable<string>): void;
  /** Reports nothing any more: at the next start every seat counts as away anyway. */
  stop(): void;
}

export function createAbsences(keeper: Pick<RoomKeeper, "perform">): Absences {
  const retries = new Set<NodeJS.Timeout>();
  let stopped = false;

  async function reportOne(socketId: string, roomId: string, retryIn: number): Promise<void> {
    if (stopped) return;
    const outcome = await keeper.perform(roomId, { type: "disconnect", socketId });
    if (outcome.ok || outcome.error.code !== "UNAVAILABLE" || stopped) return;
    const retry = setTimeout(() => {
      retries.delete(retry);
      void reportOne(socketId, roomId, Math.min(retryIn * 2, LONGEST_RETRY_MS));
    }, retryIn).unref();
    retries.add(retry);
  }

  return {
    report(socketId, roomIds) {
      for (const roomId of roomIds) void reportOne(socketId, roomId, FIRST_RETRY_MS);
    },
    stop() {
      stopped = true;
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
