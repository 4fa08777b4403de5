// Measures the CPU share of a node with ten thousand sockets in the lobby while rooms change.
import { setTimeout as pause } from "node:timers/promises";
import { cpuOf } from "../base/process.ts";
import { startEmbedded } from "../base/servers.ts";
import { offer } from "../load/offer.ts";
import { call, type Line, openLines } from "../moves/line.ts";

const VISITORS = 10_000;
const HOSTS = 100;
const CHANGES_PER_SECOND = 100;
const MEASURED_MS = 15_000;
const AT_ONCE = 100;
const REST_MS = 3_000;

export async function measureFullLobby(): Promise<void> {
  const {
    urls,
    pids: [pid = 0],
    stop,
  } = await startEmbedded({ MAX_TCP_CONNECTIONS: "20000" });
  const [hosts, visitors] = [await openLines(urls, HOSTS), await openLines(urls, VISITORS)];
  for (let at = 0; at < VISITORS; at += AT_ONCE)
    await Promise.all(
      visitors.slice(at, at + AT_ONCE).map((line) => call(line, "getAvailableRooms", {})),
    );
  await pause(REST_MS);
  const quiet = await busyShare(pid, pause(MEASURED_MS / 3));
  const changing = await busyShare(pid, changeRooms(hosts));
  console.log(`A full lobby: ${VISITORS} visitors, ${CHANGES_PER_SECOND} changes a second`);
  console.log(`  server's share of a core, without changes: ${percent(quiet)}`);
  console.log(`  … with them: ${percent(changing)} (aim: 50 % or less)`);
  for (const line of [...hosts, ...visitors]) line.close();
  await stop();
}

/** Each host in turn opens a public room, or leaves the one it has opened. */
async function changeRooms(hosts: readonly Line[]): Promise<void> {
  const rooms = new Map<Line, string>();
  const changes: Promise<void>[] = [];
  const begin = (number: number): boolean => {
    const host = hosts[number % hosts.length];
    if (host !== undefined) changes.push(change(host, rooms));
    return true;
  };
  await offer({ perSecond: CHANGES_PER_SECOND, seconds: MEASURED_MS / 1_000, begin });
  await Promise.all(changes);
}

async function change(host: Line, rooms: Map<Line, string>): Promise<void> {
  const roomId = rooms.get(host);
  rooms.delete(host);
  if (roomId !== undefined) await call(host, "leaveRoom", { roomId });
  else rooms.set(host, (await call(host, "createRoom", { isPrivate: false })).roomId);
}

/** The share of a core that all threads of a process use. */
async function busyShare(pid: number, meanwhile: Promise<void>): Promise<number> {
  const [before, from] = [cpuOf(pid).wholeUs, performance.now()];
  await meanwhile;
  return (cpuOf(pid).wholeUs - before) / 1_000 / (performance.now() - from);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
