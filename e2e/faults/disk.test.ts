// A disk that is full, and has room again: a small file system in memory, filled by a file.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { REFUSAL_SENTENCES } from "@kingrow/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../support/shape.ts";
import { Journal, report } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { readScript } from "../support/script.ts";
import { Site } from "../support/site.ts";

const SIZE = "3m";
const LOOK_MS = 250;
const PATIENCE_MS = 60_000;
const REFUSALS = 5;
const NOT_READY = { status: 503, text: "the store cannot be written" };
const folder = mkdtempSync(join(tmpdir(), "kingrow-disk-"));
const filler = join(folder, "filler");
let site: Site;

beforeAll(async () => {
  const mounted = asRoot("mount", ["-t", "tmpfs", "-o", `size=${SIZE},mode=1777`, "tmpfs", folder]);
  if (mounted.status !== 0)
    throw new Error(
      `This test mounts a small tmpfs, which needs root: ${mounted.stderr.toString()}`,
    );
  site = await Site.open({}, folder);
});
afterAll(async () => {
  await site.stop("SIGKILL");
  asRoot("umount", [folder]);
  rmdirSync(folder);
});

/** Mounting is for root; elsewhere sudo may do it without a question. */
function asRoot(command: string, args: readonly string[]) {
  return process.getuid?.() === 0
    ? spawnSync(command, args)
    : spawnSync("sudo", ["-n", command, ...args]);
}

function fillDisk(): void {
  const file = openSync(filler, "a");
  try {
    for (let size = 65_536; size >= 512;) size = tryWrite(file, size) ? size : size / 2;
  } finally {
    closeSync(file);
  }
}

function tryWrite(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size, 1)) === size;
  } catch {
    return false;
  }
}

async function expectReady(): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while ((await site.readiness()).status !== 200 && Date.now() < giveUpAt) await pause(LOOK_MS);
  expect(await site.readiness()).toEqual({ status: 200, text: "ready" });
}

/** What was acknowledged last. */
function versionOf(match: Match): number | undefined {
  return match.acked.at(-1)?.version;
}

test("[W3] moves on a full disk are refused and never shown, and the game goes on when there is space", async () => {
  const journal = new Journal();
  const script = readScript(3);
  const match = new Match(site.url, script, journal);
  await match.begin();
  await match.play(4);
  fillDisk();

  for (let refusals = 0; refusals < REFUSALS; refusals += 1) {
    const refused = await moveUntilRefused(match);
    expect(refused).toMatchObject({ code: "UNAVAILABLE", message: REFUSAL_SENTENCES.UNAVAILABLE });
    expect(await site.readiness()).toEqual(NOT_READY);
    for (const player of match.players) expect(player.state?.version).toBe(versionOf(match));
    for (const player of match.players)
      expect((await player.look()).version, "what is stored").toBe(versionOf(match));
  }
  expect(site.server.isRunning(), "the process lives on").toBe(true);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

  rmSync(filler);
  await match.play(match.acked.length + 2);
  await expectReady();
  await match.play();
  expect([...journal.breaches, ...(await match.check())]).toEqual([]);
  report("full disk", { refusals: REFUSALS, ackedMoves: match.acked.length });
  await site.stop("SIGKILL");
  await site.start();
  expect(await match.check(), "after a kill").toEqual([]);
  match.close();
});

/** Pages that lie free in the file are still used up first. */
async function moveUntilRefused(match: Match): Promise<Answer> {
  for (;;) {
    const refusal = await match.tryNext();
    if (refusal !== undefined) return refusal;
    fillDisk();
  }
}
