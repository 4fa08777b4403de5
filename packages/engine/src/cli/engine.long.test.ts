// The engine command as a person or another program uses it.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../../../../scripts/build.mjs";

/** Each run starts a program, which takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 };
const START = "B:W21-32:B1-12";

// Bundled once, because loading the sources takes longer than most runs. The folder is inside the package, so that
// Node finds its type.
const folder = mkdtempSync(join(import.meta.dirname, "../../.test-"));
const program = join(folder, "engine.js");
beforeAll(() => bundle(join(import.meta.dirname, "engine.ts"), folder));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], input = ""): ReturnType<typeof spawnSync> {
  const options = { encoding: "utf8", cwd: import.meta.dirname, input } as const;
  return spawnSync(process.execPath, [program, ...args], options);
}

describe("the engine command", PATIENCE, () => {
  test("prints move, score, depth and line", () => {
    const { stdout, status } = run(["W:WK18:BK15,5", "50"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^move 18x11\nscore -?\d+.*\ndepth \d+\nline 18x11.*\n$/);
  });

  test("answers every line in its turn, the bad ones with the word error, and goes on", () => {
    const { stdout, stderr, status } = run(
      ["--lines"],
      `W:W22,18:B14,2\t30\nnonsense\t30\n\n${START}\tsoon\n${START}\t30\n`,
    );
    const lines = String(stdout).trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^18x9\t-?\d+\t\d+$/);
    expect(lines[1]).toMatch(/^error\tThe FEN 'nonsense' is not of the form/);
    expect(lines[2]).toMatch(/^error\tThe time must be a whole number/);
    expect(lines[3]).toMatch(/^\d+-\d+\t-?\d+\t\d+$/);
    expect(String(stderr).trimEnd().split("\n")).toHaveLength(2);
    expect(status).toBe(0);
  });

  test("takes lines of any system, the last without an end, and writes every landing of a capture", () => {
    const { stdout, status } = run(
      ["--lines"],
      `\uFEFF${START}\t30\r\n\r\nW:W21:B17,14\t30\r\nB:W9,10,17,18:B5\t30 \r\nB:W7,15:BK3\t1`,
    );
    const lines = String(stdout).trimEnd().split("\n");
    expect(lines.map((line) => line.split("\t")[0])).toEqual([
      expect.stringMatching(/^\d+-\d+$/),
      "error",
      expect.stringMatching(/^5x14x(?:21|23)$/),
      "3x10x19",
    ]);
    expect(status).toBe(0);
  });

  test("ends without a word when nobody listens any more", async () => {
    const engine = spawn(process.execPath, [program, "--lines"], { cwd: import.meta.dirname });
    let complaint = "";
    engine.stderr.on("data", (chunk) => (complaint += String(chunk)));
    engine.stdin.on("error", () => undefined);
    engine.stdin.write(`${START}\t1\n`);
    await once(engine.stdout, "data");
    engine.stdout.destroy();
    const writing = setInterval(() => engine.stdin.write(`${START}\t1\n`), 20);
    const [status] = await once(engine, "exit");
    clearInterval(writing);
    expect({ status, complaint }).toEqual({ status: 0, complaint: "" });
  });

  test.each([
    [[START], "Usage: npm run -s engine"],
    [[START, "0"], "from 1, not '0'."],
    [["B:W18:B1,2,33", "10"], "not from 1 to 32."],
  ])("answers wrong arguments %j with a sentence and exit code 2", (args, sentence) => {
    const { stdout, stderr, status } = run(args);
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    expect(stderr).toContain(sentence);
  });
});
