// Tells rooms that a socket is gone, as often as it takes: a full disk must not leave ghosts behind.
import { backoff, type Clock, pause } from "@kingrow/time";
import type { RoomKeeper } from "../../keeper/roomKeeper.ts";

const RETRY = { firstMs: 1_000, longestMs: 30_000 };
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

export function createDisconnectReports(
  keeper: Pick<RoomKeeper, "perform">,
  clock: Clock,
): DisconnectReports {
  const stopping = new AbortController();
  const { signal } = stopping;
  const reports: Report[] = [];
  let running = 0;

  async function tell(socketId: string, roomId: string, tries: number): Promise<void> {
    const outcome = await keeper.perform(roomId, { type: "disconnect", socketId });
    if (!outcome.ok && outcome.error.code === "UNAVAILABLE") void retell(socketId, roomId, tries);
  }

  async function retell(socketId: string, roomId: string, tries: number): Promise<void> {
    await pause(clock, backoff(RETRY, tries), signal);
    if (!signal.aborted) await tell(socketId, roomId, tries + 1);
  }

  function next(): { readonly socketId: string; readonly roomId: string } | undefined {
    for (;;) {
      const report = reports[0];
      if (report === undefined || signal.aborted) return undefined;
      const room = report.rooms.next();
      if (room.done !== true) return { socketId: report.socketId, roomId: room.value };
      reports.shift();
    }
  }

  async function work(): Promise<void> {
    running += 1;
    for (let one = next(); one !== undefined; one = next()) {
      await tell(one.socketId, one.roomId, 1);
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
    stop: () => stopping.abort(),
  };
}
