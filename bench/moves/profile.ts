// What the main threads of Kingrow and of the Socket.IO relay are busy with, in the same terms, of the same rounds.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Server } from "../nodes/server.ts";
import { kernelTicks, type Ticks } from "./cpu.ts";
import { medianOf } from "./report.ts";
import { closedLoop, playRound } from "./rounds.ts";
import { timeByFile, WRITE } from "./share.ts";
import { NAMES, startEmbedded, startProgram } from "./subjects.ts";
import { openTables, type Table } from "./table.ts";

const PROFILED = join(import.meta.dirname, "profiled.mjs");
const RELAY = join(import.meta.dirname, "relaySocketIo.ts");
const STEPS = 20;
const WARM_UP_ROUNDS = 3;
/** A signal is heard, and a profile written, within this time. */
const HEARD_MS = 3_000;
/** Socket.IO's parser, and what takes its encoder's place. */
const PACKETS = /\/(?:socket\.io-parser|textParser\.ts)/;
/** What is listed has at least this share. */
const LEAST = 0.005;

interface Side {
  readonly name: string;
  readonly server: Server;
  readonly tables: readonly Table[];
  /** Where its profile is written. */
  readonly file: string;
  /** By round, microseconds of its main thread a move. */
  readonly costs: number[];
  /** Of its main thread, before the rounds that count. */
  before: Ticks;
}

/** @param rooms the first number counts */
export async function profileMoves({ rooms, rounds }: Plan): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kingrow-profiles-"));
  const [count = 0] = rooms;
  const files = { own: join(folder, "own.json"), relay: join(folder, "relay.json") };
  const settings = { PROFILE_TO: files.own };
  const own = await startEmbedded(settings, PROFILED);
  const relay = await startProgram(process.execPath, ["--import", "tsx", PROFILED], {
    PROFILED: RELAY,
    PROFILE_TO: files.relay,
  });
  const sides: readonly Side[] = [
    await sideOf(NAMES.embedded, own, { count, file: files.own }),
    await sideOf(NAMES.socketIoRelay, relay, { count, file: files.relay }),
  ];
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await playOn(sides);
  await signal(sides);
  for (const side of sides) side.before = kernelTicks(side.server.pid);
  for (let round = 0; round < rounds; round += 1)
    (await playOn(sides)).forEach((cost, at) => sides[at]?.costs.push(cost));
  await signal(sides);
  for (const side of sides) tell(side);
  for (const { tables } of sides) for (const table of tables) table.close();
  for (const { server } of sides) await server.stop();
  rmSync(folder, { recursive: true });
}

interface Plan {
  readonly rooms: readonly number[];
  readonly rounds: number;
}

async function sideOf(
  name: string,
  server: Server,
  { count, file }: { readonly count: number; readonly file: string },
): Promise<Side> {
  const tables = await openTables(server.url, count);
  return { name, server, file, tables, costs: [], before: kernelTicks(server.pid) };
}

async function signal(sides: readonly Side[]): Promise<void> {
  for (const { server } of sides) process.kill(server.pid, "SIGUSR2");
  await pause(HEARD_MS);
}

/** One round of each, in turns. */
async function playOn(sides: readonly Side[]): Promise<readonly number[]> {
  const costs: number[] = [];
  const all = sides.flatMap(({ tables }) => tables);
  await Promise.all(all.filter((t) => t.stepsLeft < STEPS).map((table) => table.rematch()));
  await pause(300);
  for (const { server, tables } of sides) {
    const options = { pid: server.pid, tables, steps: STEPS, drive: closedLoop };
    costs.push((await playRound(options)).mainUs);
  }
  return costs;
}

/** The profiler counts time by the clock; the shares are then those of the processor's. */
function tell({ name, server, file, costs, before }: Side): void {
  const now = kernelTicks(server.pid);
  const kernel = (now.kernel - before.kernel) / (now.all - before.all);
  const parts = sharesOf(timeByFile(JSON.parse(readFileSync(file, "utf8"))));
  const cost = medianOf(costs);
  console.log(`\n### ${name}: ${cost.toFixed(0)} µs of the main thread a move, profiled`);
  console.log(`${(kernel * 100).toFixed(0)} % of it in the kernel\n`);
  console.log("| | share | µs |\n|---|---:|---:|");
  for (const [part, share] of parts)
    if (share >= LEAST)
      console.log(`| ${part} | ${(share * 100).toFixed(1)} % | ${(share * cost).toFixed(1)} |`);
  const rest = parts
    .filter(([, share]) => share < LEAST)
    .reduce((sum, [, share]) => sum + share, 0);
  console.log(`| all else | ${(rest * 100).toFixed(1)} % | ${(rest * cost).toFixed(1)} |`);
}

type Shares = readonly (readonly [part: string, share: number])[];

/** The largest first. */
function sharesOf(times: ReadonlyMap<string, number>): Shares {
  const parts = new Map<string, number>();
  const busy = [...times].filter(([file]) => file !== "(idle)");
  const total = busy.reduce((sum, [, time]) => sum + time, 0);
  for (const [file, time] of busy) {
    const part = partOf(file);
    parts.set(part, (parts.get(part) ?? 0) + time / total);
  }
  return [...parts].toSorted(([, a], [, b]) => b - a);
}

/** Which of our floors, which library, or what of Node and V8. */
function partOf(file: string): string {
  if (file === WRITE) return "writing to the kernel";
  if (file.startsWith("(")) return file;
  if (PACKETS.test(file)) return "packets to text and back";
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
  if (library !== undefined) return `library ${library}`;
  const floor = /packages\/(server\/src\/[^/.]+|[^/]+)/.exec(file)?.[1];
  if (floor !== undefined) return `ours: ${floor.replace("/src", "")}`;
  return file.includes("/bench/") ? "the profiler, and the relay's own lines" : "Node";
}
