// Reports lost connections to the rooms of their seats, with retries while the store fails.
import { backoff, type Cancel, type Clock } from "@kingrow/time";
import type { RoomKeeper } from "../../keeper/roomKeeper.ts";

const RETRY = { firstMs: 1_000, longestMs: 30_000 };

export interface DisconnectReports {
  /** The connection of a socket with seats in these rooms is closed. */
  add(socketId: string, roomIds: Iterable<string>): void;
  /** Ends the reports. After a restart every player counts as away anyway. */
  stop(): void;
}

export function createDisconnectReports(keeper: RoomKeeper, clock: Clock): DisconnectReports {
  const retries = new Set<Cancel>();
  let isStopped = false;

  async function report(socketId: string, roomId: string, tries = 1): Promise<void> {
    const outcome = await keeper.perform(roomId, { type: "disconnect", socketId });
    if (isStopped || outcome.ok || outcome.error.code !== "UNAVAILABLE") return;
    const cancel = clock.after(backoff(RETRY, tries), () => {
      retries.delete(cancel);
      void report(socketId, roomId, tries + 1);
    });
    retries.add(cancel);
  }

  return {
    add(socketId, roomIds) {
      if (!isStopped) for (const roomId of roomIds) void report(socketId, roomId);
    },
    stop() {
      isStopped = true;
      for (const cancel of retries) cancel();
    },
  };
}
