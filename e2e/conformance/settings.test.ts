// A start with broken settings or an unusable data directory.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OF_EVERY_KIND } from "../support/settings.ts";
import { makeDataDir, removeDataDir, runToExit } from "../support/server.ts";

let directory = "";
beforeAll(() => {
  directory = makeDataDir();
});
afterAll(() => removeDataDir(directory));

/** An operator reads this, so it has no stack trace. */
function expectSentences(output: string): void {
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m);
  expect(output.trim()).not.toBe("");
}

test("[X1] all faults of the settings are listed at once", async () => {
  const broken = Object.fromEntries(OF_EVERY_KIND.map((name) => [name, "nonsense"]));
  const { code, output } = await runToExit({ DATA_DIR: directory, ...broken });
  expect(code).toBe(1);
  for (const name of OF_EVERY_KIND) expect(output).toContain(name);
  expectSentences(output);
});

test.each(["under a device", "under a file", "a file"])(
  "[W3] a DATA_DIR that is %s stops the start with a sentence that says so",
  async (place) => {
    const file = join(directory, "a-file");
    writeFileSync(file, "precious");
    const path = {
      "under a device": "/dev/null/x",
      "under a file": join(file, "x"),
      "a file": file,
    }[place]!;
    const { code, output } = await runToExit({ DATA_DIR: path });
    expect(code).toBe(1);
    expect(output).toContain("DATA_DIR");
    expect(output).toContain(path);
    expectSentences(output);
    expect(existsSync(file) && readFileSync(file, "utf8"), "the file is left alone").toBe(
      "precious",
    );
  },
);
