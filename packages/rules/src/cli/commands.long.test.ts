// The commands as a person types them.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../../../../scripts/build.mjs";
import { GAMES_FILE } from "./testdata.ts";

interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Each run starts a program, which takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 };

// Bundled once: to read the sources takes longer than most runs. Among them, so that Node knows what they are.
const folder = mkdtempSync(join(import.meta.dirname, "../../.test-"));
beforeAll(async () => {
  for (const command of ["perft", "replay"])
    await bundle(join(import.meta.dirname, `${command}.ts`), join(folder, command));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: "perft" | "replay", args: readonly string[]): CommandResult {
  const program = join(folder, command, `${command}.js`);
  const options = { encoding: "utf8", cwd: import.meta.dirname } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
  return { status, stdout, stderr };
}

describe("the perft command", PATIENCE, () => {
  test("prints a line of depth and count for each depth, in whole moves by default", () => {
    const fen = "W:WK2,K21:B6,7,14,15,12,19";
    const path = { status: 0, stdout: "1 2\n2 6\n3 24\n4 72\n", stderr: "" };
    expect(run("perft", [fen, "4"])).toEqual(path);
    expect(run("perft", [fen, "5", "step"]).stdout).toBe("1 2\n2 2\n3 2\n4 2\n5 6\n");
  });

  test("answers wrong arguments with a sentence and exit code 2", () => {
    const stderr = "The depth must be a whole number from 1, not '0'.\n";
    expect(run("perft", ["B:W18:B1", "0"])).toEqual({ status: 2, stdout: "", stderr });
  });
});

describe("the replay command", PATIENCE, () => {
  test("prints the tally of the archive and ends with 0", () => {
    const tally = { status: 0, stdout: "games 300 plies 15404 illegal 0\n", stderr: "" };
    expect(run("replay", [GAMES_FILE])).toEqual(tally);
  });

  test("exits with 1 if a game has an illegal move", () => {
    const file = join(folder, "illegal.txt");
    writeFileSync(file, "draw\t11-15 22-18\r\nblack\t11-15 22-19\r\n");
    const tally = { status: 1, stdout: "games 2 plies 3 illegal 1\n", stderr: "" };
    expect(run("replay", [file])).toEqual(tally);
  });

  test("answers a file that cannot be read with a sentence and exit code 2", () => {
    const stderr = "The file '/no/such/file' cannot be read.\n";
    expect(run("replay", ["/no/such/file"])).toEqual({ status: 2, stdout: "", stderr });
  });
});
