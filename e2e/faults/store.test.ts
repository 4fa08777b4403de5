// A store file that is damaged or from a newer program: the start says so and leaves the file alone.
import { createHash } from "node:crypto";
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir, removeDataDir, runToExit } from "../support/server.ts";
import { Journal } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { readScript } from "./support/script.ts";
import { Site } from "../support/site.ts";

const PAGE_BYTES = 4_096;
const dataDir = makeDataDir();
const file = join(dataDir, "kingrow.lmdb");
let sound: Buffer;

/** A store with a few running games, as a killed server leaves it. */
beforeAll(async () => {
  const site = await Site.open({}, dataDir);
  const journal = new Journal();
  const matches = [0, 1, 2, 3].map((k) => new Match(site.url, readScript(k, 6), journal));
  await Promise.all(matches.map((match) => match.begin()));
  await Promise.all(matches.map((match) => match.play()));
  for (const match of matches) match.close();
  await site.stop("SIGKILL");
  sound = readFileSync(file);
});
afterAll(() => removeDataDir(dataDir));

function digest(): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** The file with every occurrence of one text replaced by another of the same length. */
function replaced(text: string, by: string): Buffer {
  const bytes = Buffer.from(sound);
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) bytes.write(by, at);
  return bytes;
}

function filled(from: number, to: number): Buffer {
  return Buffer.from(sound).fill(0xa5, from, to);
}

const DAMAGES = [
  ["garbage from end to end", () => Buffer.alloc(sound.length, 0xa5)],
  ["both of its roots overwritten", () => filled(0, 2 * PAGE_BYTES)],
  ["everything but its roots overwritten", () => filled(2 * PAGE_BYTES, sound.length)],
  ["a letter changed in the records of its rooms", () => replaced('"visibility"', '"visibilitz"')],
  ["another program's file", () => Buffer.from("PK and so on, this is no store\n".repeat(400))],
] as const;

test.each(DAMAGES)("a store that is %s stops the start and stays as it is", async (_, damage) => {
  writeFileSync(file, damage());
  await expectRefusedStart(/damaged|cannot be opened/);
});

test("a store that was cut short stops the start and stays as it is", async () => {
  writeFileSync(file, sound);
  truncateSync(file, Math.floor(sound.length / 2 / PAGE_BYTES) * PAGE_BYTES);
  await expectRefusedStart(/damaged|cannot be opened/);
});

test("a store of an unknown newer format stops the start and stays as it is", async () => {
  writeFileSync(file, replaced('{"formatVersion":1}', '{"formatVersion":9}'));
  await expectRefusedStart(/newer Kingrow/);
});

async function expectRefusedStart(reason: RegExp): Promise<void> {
  const before = digest();
  const exit = await runToExit({ DATA_DIR: dataDir });
  expect(exit.code).toBe(1);
  expect(exit.output).toContain(file);
  expect(exit.output).toMatch(reason);
  expect(exit.output, "what to do").toMatch(/backup|DATA_DIR/);
  expect(digest(), "the file's checksum").toBe(before);
}
