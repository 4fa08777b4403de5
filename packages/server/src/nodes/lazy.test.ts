import path from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";

const MAIN = path.join(import.meta.dirname, "../main.ts");
const ONLY_FOR_SEVERAL = ["redis", "@socket.io/redis-streams-adapter"];

it("a server without REDIS_URL does not load the code of several nodes", async () => {
  const { metafile } = await build({
    entryPoints: [MAIN],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: "dist",
    platform: "node",
    format: "esm",
    packages: "external",
    alias: {
      "@kingrow/rules": "../rules/src/index.ts",
      "@kingrow/protocol": "../protocol/src/index.ts",
    },
    absWorkingDir: path.join(import.meta.dirname, "../.."),
    logLevel: "silent",
  });
  const loaded = new Set<string>();
  const visit = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path: next, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === "import-statement") visit(next);
    }
  };
  visit("dist/main.js");
  expect(loaded).toContain("lmdb");
  for (const name of ONLY_FOR_SEVERAL) expect(loaded).not.toContain(name);
  const everything = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  expect(everything.map((one) => one.path)).toEqual(expect.arrayContaining(ONLY_FOR_SEVERAL));
});
