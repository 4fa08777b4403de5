// Measures the memory and the heartbeat cost of idle connections.
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { startProgram } from "../moves/subjects.ts";
import { cpuSeconds, startServer } from "../base/server.ts";
import { createCrowd } from "./crowd.ts";
import { type Point, printSlope, slopeOf } from "./slope.ts";

const AT_ONCE = 100;
const MEMORY = { point: "MB", each: "KB", times: 1_000 } as const;
const COUNTS = [0, 1_000, 2_000, 4_000];
/** A little more than one ping of each connection. */
const HEARTBEATS_MS = 26_000;
/** The garbage of the connects is mostly gone by then. */
const REST_MS = 3_000;

export async function measureConnections(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kingrow-capacity-"));
  const server = await startServer({ DATA_DIR: folder });
  const crowd = createCrowd(server.url);
  const memory: Point[] = [];
  const connecting: Point[] = [];
  const idle: Point[] = [];
  try {
    for (const count of COUNTS) {
      const before = cpuSeconds(server.pid);
      await crowd.growTo(count);
      connecting.push({
        count,
        cost: cpuSeconds(server.pid) - before + (connecting.at(-1)?.cost ?? 0),
      });
      await pause(REST_MS);
      memory.push({ count, cost: ownMegabytes(server.pid) });
      if (count !== 0 && count !== COUNTS.at(-1)) continue;
      const rested = cpuSeconds(server.pid);
      await pause(HEARTBEATS_MS);
      idle.push({ count, cost: (cpuSeconds(server.pid) - rested) / (HEARTBEATS_MS / 1_000) });
    }
  } finally {
    crowd.leave();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
  const floor = await measureFloor();
  printSlope("Idle connections: memory of the server", memory, MEMORY);
  printSlope("Idle connections: memory of a bare ws server", floor, MEMORY);
  console.log(`  ${(slopeOf(memory) / slopeOf(floor)).toFixed(2)} times a bare one`);
  printSlope("Connecting: CPU of the server", connecting, { point: "s", each: "ms", times: 1_000 });
  printSlope("Idle connections: CPU of the server a second, heartbeats", idle, {
    point: "s",
    each: "µs a second",
    times: 1e6,
  });
}

/** The same number of WebSockets on a server that knows nothing else. */
async function measureFloor(): Promise<readonly Point[]> {
  const server = await startProgram(process.execPath, [join(import.meta.dirname, "bareWs.mjs")]);
  const sockets: WebSocket[] = [];
  const memory: Point[] = [];
  for (const count of COUNTS) {
    while (sockets.length < count) {
      const some = Math.min(AT_ONCE, count - sockets.length);
      sockets.push(...(await Promise.all(Array.from({ length: some }, () => opened(server.url)))));
    }
    await pause(REST_MS);
    memory.push({ count, cost: ownMegabytes(server.pid) });
  }
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return memory;
}

async function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url.replace("http", "ws"), { perMessageDeflate: false });
  await once(socket, "open");
  return socket;
}

/** What only this process has in memory; pages of files are left out. */
export function ownMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}
