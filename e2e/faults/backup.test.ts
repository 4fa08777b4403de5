// Backups taken while games are played; the server is lost with its disk, and the games go on from a backup.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { KEEPS_PRIORITY } from "@kingrow/protocol/testing";
import { afterAll, expect, test } from "vitest";
import { runToExit } from "../support/server.ts";
import { Journal, percentiles, report } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { IS_LONG, scaled } from "./support/scale.ts";
import { fingerprintOf, readScript, type Script } from "../support/script.ts";
import { Site } from "../support/site.ts";

const TABLES = scaled(8, 200);
const BACKUPS = scaled(2, 8);
/** So long people think. */
const PACE_MS = scaled(100, 2_000);
/** The short run shares the machine with other tests, so its backups keep their priority. */
const NODE_OPTIONS = IS_LONG ? [] : KEEPS_PRIORITY;
/** Steps that each game still goes on for. */
const STEPS_AFTER = 4;

const folder = mkdtempSync(join(tmpdir(), "kingrow-backups-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Table {
  readonly match: Match;
  readonly script: Script;
}

/** A backup, and how far each game was before it was begun and after it was made. */
interface BackupRange {
  readonly name: string;
  readonly least: readonly number[];
  readonly most: readonly number[];
}

test("[B1] games go on from a backup that was made while they were played", async () => {
  const site = await Site.open();
  const journal = new Journal();
  const tables = Array.from({ length: TABLES }, (_, index) => {
    const script = readScript(index * 5);
    return { script, match: new Match(site.url, script, journal) };
  });
  await Promise.all(tables.map(({ match }) => match.begin()));
  const scenario = playUntilTold(tables);
  const backups: BackupRange[] = [];
  const tookMs: number[] = [];
  for (let number = 1; number <= BACKUPS; number += 1) {
    await pause(PACE_MS * 5);
    const begunAt = performance.now();
    backups.push(await backUp(site, tables, `number-${number}`));
    tookMs.push(Math.round(performance.now() - begunAt));
  }
  await scenario.stop();
  await site.stop("SIGKILL");
  for (const player of tables.flatMap(({ match }) => match.players)) player.close();

  const kept = backups[Math.floor(backups.length / 2)];
  if (kept === undefined) throw new Error("No backup was made.");
  const after = new Site(site.port, {});
  const restored = await runToExit({ DATA_DIR: after.dataDir }, ["restore", kept.name]);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(`${TABLES} rooms`) });
  await after.start();
  await Promise.all(tables.map((table, index) => goOn(table, after, rangeOf(kept, index))));
  report("backup", { games: TABLES, backups: BACKUPS, "backup took ms": percentiles(tookMs) });
  expect(journal.breaches).toEqual([]);
  expect(await after.close()).toMatchObject({ code: 0 });
  await site.close().catch(() => undefined);
});

function playUntilTold(tables: readonly Table[]) {
  const scenario = { isOver: false };
  const games = tables.map(async ({ match, script }) => {
    for (let step = 1; step < script.steps.length - STEPS_AFTER && !scenario.isOver; step += 1) {
      await match.play(step);
      await pause(PACE_MS);
    }
  });
  return {
    stop: async () => {
      scenario.isOver = true;
      await Promise.all(games);
    },
  };
}

async function backUp(site: Site, tables: readonly Table[], name: string): Promise<BackupRange> {
  const steps = () => tables.map(({ match }) => match.acked.length);
  const least = steps();
  const place = join(folder, name);
  const settings = { DATA_DIR: site.dataDir };
  const { code, output } = await runToExit(settings, ["backup", place], NODE_OPTIONS);
  expect({ code, output }).toMatchObject({ code: 0 });
  return { name: place, least, most: steps() };
}

function rangeOf({ least, most }: BackupRange, index: number) {
  // A step may be on disk while its answer is still on its way.
  return { least: least[index] ?? 0, most: (most[index] ?? 0) + 1 };
}

/** Both find their seats and a board of the time of the backup, and play on from it. */
async function goOn(
  { match, script }: Table,
  site: Site,
  { least, most }: { readonly least: number; readonly most: number },
): Promise<void> {
  await match.comeAgain(site.url);
  const board = fingerprintOf(await match.white.look());
  const played = script.shown.indexOf(board);
  expect(played).toBeGreaterThanOrEqual(least);
  expect(played).toBeLessThanOrEqual(most);
  match.acked.splice(played);
  await match.play(played + STEPS_AFTER);
  expect(await match.check()).toEqual([]);
  match.close();
}
