// Measures a backup during games: its duration, and the latency of moves: `npm run bench backup [rooms]`.
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@kingrow/protocol/testing";
import { startGames } from "../../e2e/abuse/support/games.ts";
import { fillStore } from "../../e2e/faults/support/fill.ts";
import { makeDataDir, removeDataDir, runToExit } from "../../e2e/support/server.ts";
import { QUIET, Site } from "../../e2e/support/site.ts";
import { quantile } from "../base/quantile.ts";

const rooms = Number(process.argv[2] ?? 100_000);
const GAMES = 20;
const ROUNDS = 4;
const QUIET_MS = 4_000;

const [dataDir, folder] = [makeDataDir(), makeDataDir()];
await fillStore(dataDir, rooms);
const metricsPort = await freePort();
const settings = { ...QUIET, METRICS_PORT: String(metricsPort) };
const site = await Site.open({ settings }, dataDir);
try {
  await untilCalm();
  await measure(site.url);
} finally {
  await site.close();
  removeDataDir(folder);
}

/** After a start the server goes through all rooms once; that is another figure. */
async function untilCalm(): Promise<void> {
  for (let last = -1, now = 0; now !== last;) {
    last = now;
    await pause(QUIET_MS);
    now = await commits();
  }
}

async function commits(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^kingrow_commit_seconds_count (\d+)$/m.exec(text)?.[1]);
}

/** Quiet spans and backups in turn, so that both meet the same noise of the machine. */
async function measure(url: string): Promise<void> {
  const games = await startGames(url, GAMES);
  await pause(QUIET_MS);
  const [quiet, beside, seconds]: [number[], number[], number[]] = [[], [], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    games.take();
    await pause(QUIET_MS);
    quiet.push(...games.take());
    seconds.push(await backUp(join(folder, `round-${round}`)));
    beside.push(...games.take());
  }
  await games.stop();
  if (games.faults.length > 0) throw new Error(games.faults.join("\n"));
  tell(quiet, beside, seconds);
}

async function backUp(place: string): Promise<number> {
  const begunAt = performance.now();
  const { code, output } = await runToExit({ DATA_DIR: dataDir }, ["backup", place]);
  if (code !== 0) throw new Error(output);
  return (performance.now() - begunAt) / 1_000;
}

function tell(
  quiet: readonly number[],
  beside: readonly number[],
  seconds: readonly number[],
): void {
  const megabytes = statSync(join(folder, "round-1", "kingrow.lmdb")).size / 1e6;
  const [before, during] = [quantile(quiet, 0.99), quantile(beside, 0.99)];
  const lines = [
    `${rooms} rooms, ${megabytes.toFixed(0)} MB`,
    `backup: ${seconds.map((one) => one.toFixed(1)).join(", ")} s`,
    `a move waits, p50: ${quantile(quiet, 0.5).toFixed(1)} ms quiet, ${quantile(beside, 0.5).toFixed(1)} ms beside`,
    `a move waits, p99: ${before.toFixed(1)} ms quiet (${quiet.length} moves), ` +
      `${during.toFixed(1)} ms beside (${beside.length} moves)`,
    `ratio of the p99: ${(during / before).toFixed(2)}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
