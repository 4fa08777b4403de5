// Reports lost connections to the rooms of their seats, with retries while the store fails.
import { backoff, type Cancel, type Clock } from "@kingrow/time";
import type { RoomKeeper } from "../../keeper/roomKeeper.ts";

const RETRY = { firstMs: 1_000, longestMs: 30_000 };
/** Reports at a time. Few, so that calls of players do not wait for many reports. */
const AT_ONCE = 8;

export interface DisconnectReports {
  /** The connection of a socket with seats in these rooms is closed. */
  add(socketId: string, roomIds: Iterable<string>): void;
  /** Ends the reports. After a restart every player counts as away anyway. */
  stop(): void;
}

interface Report {
  readonly socketId: string;
  readonly roomId: string;
  readonly tries: number;
}

export function createDisconnectReports(keeper: RoomKeeper, clock: Clock): DisconnectReports {
  const queue: Report[] = [];
  const retries = new Set<Cancel>();
  let running = 0;
  let isStopped = false;

  function add(report: Report): void {
    queue.push(report);
    if (running < AT_ONCE) void work();
  }

  async function work(): Promise<void> {
    running += 1;
    for (let report = queue.shift(); report !== undefined; report = queue.shift()) {
      const { socketId, roomId } = report;
      const outcome = await keeper.perform(roomId, { type: "disconnect", socketId });
      if (!outcome.ok && outcome.error.code === "UNAVAILABLE") retryLater(report);
    }
    running -= 1;
  }

  function retryLater({ tries, ...report }: Report): void {
    if (isStopped) return;
    const cancel = clock.after(backoff(RETRY, tries), () => {
      retries.delete(cancel);
      add({ ...report, tries: tries + 1 });
    });
    retries.add(cancel);
  }

  return {
    add(socketId, roomIds) {
      if (!isStopped) for (const roomId of roomIds) add({ socketId, roomId, tries: 1 });
    },
    stop() {
      isStopped = true;
      queue.length = 0;
      for (const cancel of retries) cancel();
    },
  };
}
