// The soak test: creates and abandons rooms repeatedly. Memory, timers and rows must return to their level.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeDataDir, removeDataDir } from "../support/server.ts";
import { NO_LIMITS } from "../support/settings.ts";
import type { Order, Remains, Report } from "./server.ts";
import { playRound } from "./round.ts";

const [rooms = 10_000, rounds = 10] = process.argv.slice(2).map(Number);
/** Longer than a game that both have left is kept. */
const PAST_ALL_MS = 31 * 60_000;
const COLLECTED_WITHIN_MS = 300_000;
const LOOK_MS = 1_000;
/** The windows of the call limits, so that what they remember is gone with them. */
const WINDOW_S = 5;
const MOST_BYTES_PER_10_000_ROOMS = 2_000_000;

const dataDir = makeDataDir();
const server = launch();
process.once("exit", () => {
  server.kill("SIGKILL");
  removeDataDir(dataDir);
});
const port = await portOf(server);

// The first round warms up: code is compiled, pools are filled.
await playRound(port, Math.min(rooms, 500));
const first = await collected();
tell("before", first);
let last = first;
for (let round = 1; round <= rounds; round += 1) {
  await playRound(port, rooms);
  last = await collected();
  tell(`round ${round}`, last);
}
order({ type: "stop" });
await once(server, "exit");
finish();

function launch(): ChildProcess {
  const env = { ...process.env, ...NO_LIMITS, PORT: "0", HOST: "127.0.0.1" };
  return fork(join(import.meta.dirname, "server.ts"), {
    execArgv: ["--expose-gc", "--import", "tsx"],
    env: { ...env, METRICS_PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  });
}

function order(what: Order): void {
  server.send(what);
}

async function portOf(child: ChildProcess): Promise<number> {
  const report = await reportOf(child);
  if (report.type !== "ready") throw new Error(`The server began with ${report.type}.`);
  return report.port;
}

async function reportOf(child: ChildProcess): Promise<Report> {
  const [report]: Report[] = await once(child, "message");
  if (report === undefined) throw new Error("The server said nothing.");
  return report;
}

async function measure(): Promise<Remains> {
  order({ type: "measure" });
  const report = await reportOf(server);
  if (report.type !== "measured") throw new Error(`The server answered with ${report.type}.`);
  return report.remains;
}

/** What remains when the server has had the time to forget everything. */
async function collected(): Promise<Remains> {
  const giveUpAt = Date.now() + COLLECTED_WITHIN_MS;
  let remains = await measure();
  while (remains.storedRooms > 0 && Date.now() < giveUpAt) {
    order({ type: "advance", milliseconds: PAST_ALL_MS });
    await pause(LOOK_MS);
    remains = await measure();
  }
  await pause((WINDOW_S + 1) * 1_000);
  return measure();
}

function tell(when: string, remains: Remains): void {
  process.stdout.write(`${when}: ${JSON.stringify(remains)}\n`);
}

function finish(): void {
  const bytes = last.heapBytes - first.heapBytes;
  const perRooms = Math.round(bytes / ((rooms * rounds) / 10_000));
  process.stdout.write(`heap grew by ${perRooms} bytes for 10,000 rooms\n`);
  const rests = [last.storedRooms, last.deadlines, last.lobbyRows];
  const isClean = rests.every((count) => count === 0);
  const isSmall = bytes <= Math.max(1, (rooms * rounds) / 10_000) * MOST_BYTES_PER_10_000_ROOMS;
  const areTimersBack = last.timers <= first.timers + 2;
  if (isClean && isSmall && areTimersBack) return;
  process.stdout.write("The server did not come back to where it was.\n");
  process.exitCode = 1;
}
