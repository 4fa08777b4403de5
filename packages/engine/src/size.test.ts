// The size of the engine for a visitor.

import { build } from "esbuild";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

test("the engine, the rules with it, is at most 35 kB when it is packed", async () => {
  const entryPoints = [join(import.meta.dirname, "index.ts")];
  const options = { bundle: true, minify: true, write: false, format: "esm" } as const;
  const { outputFiles } = await build({ entryPoints, ...options });
  const [file] = outputFiles;
  expect(gzipSync(file?.contents ?? "").length).toBeLessThanOrEqual(35_000);
});
