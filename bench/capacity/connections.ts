// Measures the memory and the heartbeat cost of idle connections.
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { cpuOf, megabytesOf } from "../base/process.ts";
import { type Servers, startEmbedded, startProgram } from "../base/servers.ts";
import { openLine } from "../moves/line.ts";
import { type Point, printSlope, slopeOf } from "./slope.ts";

const AT_ONCE = 100;
const MEMORY = { point: "MB", each: "KB", times: 1_000 } as const;
const COUNTS = [0, 1_000, 2_000, 4_000];
/** A little more than one ping of each connection. */
const HEARTBEATS_MS = 26_000;
/** The garbage of the connects is mostly gone by then. */
const REST_MS = 3_000;

export async function measureConnections(): Promise<void> {
  const own = await measure(await startEmbedded(), openLine);
  const bare = await measure(await startProgram(join(import.meta.dirname, "bareWs.mjs")), openBare);
  printSlope("Idle connections: memory of the server", own.memory, MEMORY);
  printSlope("Idle connections: memory of a bare ws server", bare.memory, MEMORY);
  console.log(`  ${(slopeOf(own.memory) / slopeOf(bare.memory)).toFixed(2)} times a bare one`);
  printSlope("Connecting: CPU of the server", own.connecting, {
    point: "s",
    each: "ms",
    times: 1_000,
  });
  printSlope("Idle connections: CPU of the server a second, heartbeats", own.idle, {
    point: "s",
    each: "µs a second",
    times: 1e6,
  });
}

/** Opens more and more connections; the cost is in MB for memory, and in seconds of processor time for the rest. */
async function measure(
  { urls: [url = ""], pids: [pid = 0], stop }: Servers,
  open: (url: string) => Promise<{ readonly close: () => void }>,
) {
  const opened: { readonly close: () => void }[] = [];
  const [memory, connecting, idle]: [Point[], Point[], Point[]] = [[], [], []];
  const seconds = (): number => cpuOf(pid).wholeUs / 1e6;
  let spent = 0;
  for (const count of COUNTS) {
    const before = seconds();
    while (opened.length < count)
      opened.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(url)))));
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

/** A WebSocket to a server that knows nothing else. */
async function openBare(url: string) {
  const socket = new WebSocket(url.replace("http", "ws"), { perMessageDeflate: false });
  await once(socket, "open");
  return { close: () => socket.terminate() };
}
