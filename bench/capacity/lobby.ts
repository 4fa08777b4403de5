// Measures the cost of a new lobby list by number of sockets and length of the list.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Bot } from "../../e2e/support/bot.ts";
import { cpuSeconds, type Server, startServer } from "../base/server.ts";
import { createCrowd } from "./crowd.ts";
import { type Point, printSlope } from "./slope.ts";

const WATCHERS = [250, 500, 1_000];
const MEASURED_MS = 6_000;
/** A little faster than lists may follow each other. */
const CHANGE_PAUSE_MS = 150;

export async function measureLobby(): Promise<void> {
  for (const rows of [1, 100]) await measureWith(rows);
}

async function measureWith(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kingrow-capacity-"));
  const server = await startServer({ DATA_DIR: folder });
  const [hosts, watchers] = [createCrowd(server.url), createCrowd(server.url)];
  const points: Point[] = [];
  try {
    await hosts.growTo(rows);
    await hosts.openRooms();
    for (const count of WATCHERS) {
      await watchers.growTo(count);
      await Promise.all(watchers.bots.map((one) => one.ask("getAvailableRooms", {})));
      points.push({ count, cost: await costOfList(server, hosts.bots[0], watchers.bots[0]) });
    }
  } finally {
    watchers.leave();
    hosts.leave();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
  printSlope(`A list of ${rows} rooms: CPU of the server, by watchers`, points, {
    point: "ms",
    each: "µs",
    times: 1_000,
  });
}

/** In ms of processor time, the change that caused it included. */
async function costOfList(
  server: Server,
  host: Bot | undefined,
  watcher: Bot | undefined,
): Promise<number> {
  let lists = 0;
  const off = watcher?.on("availableRooms", () => void (lists += 1));
  const before = cpuSeconds(server.pid);
  const end = performance.now() + MEASURED_MS;
  while (performance.now() < end) {
    const roomId = await host?.create();
    await pause(CHANGE_PAUSE_MS);
    if (roomId !== undefined) await host?.ask("leaveRoom", { roomId });
    await pause(CHANGE_PAUSE_MS);
  }
  off?.();
  return ((cpuSeconds(server.pid) - before) / lists) * 1_000;
}
