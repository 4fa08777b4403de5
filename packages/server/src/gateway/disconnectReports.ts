// Tells rooms that a socket is gone, as often as it takes: a full disk must not leave ghosts behind.
import type { RoomKeeper } from "../keeper/roomKeeper.ts";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** So few at a time: however many seats are left at once, players' calls come in between. */
const AT_ONCE = 8;

export interface DisconnectReports {
  /** The socket's connection is closed; it held seats in these rooms. */
  report(socketId: string, roomIds: Iterable<string>): void;
  /** Sockets whose absence is not told everywhere yet. */
  readonly waiting: number;
  /** Reports nothing any more: at the next start every seat counts as away anyway. */
  stop(): void;
}

/** What is still to be told of one socket: no more memory than its seats took. */
interface Report {
  readonly socketId: string;
  readonly rooms: Iterator<string>;
}

export function createDisconnectReports(keeper: Pick<RoomKeeper, "perform">): DisconnectReports {
  const retries = new Set<NodeJS.Timeout>();
  const reports: Report[] = [];
  let running = 0;
  let stopped = false;

  async function tell(socketId: string, roomId: string, retryIn: number): Promise<void> {
    const outcome = await keeper.perform(roomId, { type: "disconnect", socketId });
    if (outcome.ok || outcome.error.code !== "UNAVAILABLE" || stopped) return;
    const retry = setTimeout(() => {
      retries.delete(retry);
      if (!stopped) void tell(socketId, roomId, Math.min(retryIn * 2, LONGEST_RETRY_MS));
    }, retryIn).unref();
    retries.add(retry);
  }

  function next(): { readonly socketId: string; readonly roomId: string } | undefined {
    for (;;) {
      const report = reports[0];
      if (report === undefined || stopped) return undefined;
      const room = report.rooms.next();
      if (room.done !== true) return { socketId: report.socketId, roomId: room.value };
      reports.shift();
    }
  }

  async function work(): Promise<void> {
    running += 1;
    for (let one = next(); one !== undefined; one = next()) {
      await tell(one.socketId, one.roomId, FIRST_RETRY_MS);
    }
    running -= 1;
  }

  return {
    report(socketId, roomIds) {
      const rooms = [...roomIds];
      if (rooms.length === 0) return;
      reports.push({ socketId, rooms: rooms.values() });
      if (running < AT_ONCE) void work();
    },
    get waiting() {
      return reports.length;
    },
    stop() {
      stopped = true;
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
