// Measures the cost of a new lobby list by number of sockets and length of the list.
import { setTimeout as pause } from "node:timers/promises";
import { cpuOf } from "../base/process.ts";
import { startEmbedded } from "../base/servers.ts";
import { call, type Line, openLine, openLines } from "../moves/line.ts";
import { type Point, printSlope } from "./slope.ts";

const WATCHERS = [250, 500, 1_000];
const MEASURED_MS = 6_000;
/** A little shorter than the pause between two lists. */
const CHANGE_PAUSE_MS = 150;

export async function measureLobby(): Promise<void> {
  for (const rows of [1, 100]) await measureWith(rows);
}

async function measureWith(rows: number): Promise<void> {
  const {
    urls: [url = ""],
    pids: [pid = 0],
    stop,
  } = await startEmbedded();
  const [host, subscriber] = [await openLine(url), await openLine(url)];
  const hosts = [host, ...(await openLines([url], rows - 1))];
  const subscribers = [subscriber];
  const points: Point[] = [];
  for (const host of hosts) await call(host, "createRoom", { isPrivate: false });
  for (const count of WATCHERS) {
    subscribers.push(...(await openLines([url], count - subscribers.length)));
    await Promise.all(subscribers.map((line) => call(line, "getAvailableRooms", {})));
    points.push({ count, cost: await costOfList(pid, host, subscriber) });
  }
  for (const line of [...hosts, ...subscribers]) line.close();
  await stop();
  printSlope(`A list of ${rows} rooms: CPU of the server, by subscribers`, points, {
    point: "ms",
    each: "µs",
    times: 1_000,
  });
}

/** Milliseconds of processor time for a list and the change that caused it. */
async function costOfList(pid: number, host: Line, subscriber: Line): Promise<number> {
  let lists = 0;
  subscriber.onList = () => void (lists += 1);
  const before = cpuOf(pid).wholeUs;
  const end = performance.now() + MEASURED_MS;
  while (performance.now() < end) {
    const { roomId } = await call(host, "createRoom", { isPrivate: false });
    await pause(CHANGE_PAUSE_MS);
    await call(host, "leaveRoom", { roomId });
    await pause(CHANGE_PAUSE_MS);
  }
  return (cpuOf(pid).wholeUs - before) / 1_000 / lists;
}
