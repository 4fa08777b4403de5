// Measures the memory and the heartbeat cost of idle connections.
import { setTimeout as pause } from "node:timers/promises";
import { cpuOf, megabytesOf } from "../base/process.ts";
import { startEmbedded } from "../base/servers.ts";
import { type Line, openLines } from "../moves/line.ts";
import { type Point, printSlope } from "./slope.ts";

const COUNTS = [0, 1_000, 2_000, 4_000];
/** A little more than one ping of each connection. */
const HEARTBEATS_MS = 26_000;
/** The garbage of the connects is mostly gone by then. */
const REST_MS = 3_000;

export async function measureConnections(): Promise<void> {
  const { memory, connecting, idle } = await measure();
  printSlope("Idle connections: memory of the server", memory, {
    point: "MB",
    each: "KB",
    times: 1_000,
  });
  printSlope("Connecting: CPU of the server", connecting, { point: "s", each: "ms", times: 1_000 });
  printSlope("Idle connections: CPU of the server a second, heartbeats", idle, {
    point: "s",
    each: "µs a second",
    times: 1e6,
  });
}

/** Opens more and more connections. Memory is in MB, the other costs in seconds of processor time. */
async function measure() {
  const {
    urls: [url = ""],
    pids: [pid = 0],
    stop,
  } = await startEmbedded();
  const opened: Line[] = [];
  const [memory, connecting, idle]: [Point[], Point[], Point[]] = [[], [], []];
  const seconds = (): number => cpuOf(pid).wholeUs / 1e6;
  let spent = 0;
  for (const count of COUNTS) {
    const before = seconds();
    opened.push(...(await openLines([url], count - opened.length)));
    spent += seconds() - before;
    connecting.push({ count, cost: spent });
    await pause(REST_MS);
    // RssAnon: what only this process has in memory.
    memory.push({ count, cost: megabytesOf(pid) });
    if (count !== 0 && count !== COUNTS.at(-1)) continue;
    const atRestStart = seconds();
    await pause(HEARTBEATS_MS);
    idle.push({ count, cost: (seconds() - atRestStart) / (HEARTBEATS_MS / 1_000) });
  }
  for (const each of opened) each.close();
  await stop();
  return { memory, connecting, idle };
}
