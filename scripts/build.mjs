// Builds the page and the server's bundle; skips the work when nothing changed since the last build.
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { fail, ROOT, run } from "./project.mjs";

export const SERVER_BUNDLE = join(ROOT, "packages/server/dist/main.js");
/** It has a compiled library for each system, which it loads from its own folder. */
const STORE = "lmdb";
/** CommonJS packages load Node's own modules with it. */
const REQUIRE = `import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);`;
const PAGE = join(ROOT, "packages/web/dist");
const STAMP = join(ROOT, "packages/server/dist/.stamp");
const INPUTS = [
  "package-lock.json",
  "scripts/build.mjs",
  "packages/rules",
  "packages/time",
  "packages/protocol",
  "packages/room",
  "packages/client",
  "packages/engine",
  "packages/server/package.json",
  "packages/server/src",
  "packages/web/package.json",
  "packages/web/src",
  "packages/web/public",
  "packages/web/index.html",
  "packages/web/serviceWorker.ts",
  "packages/web/vite.config.ts",
];

function filesUnder(path) {
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
}

function inputFiles() {
  return INPUTS.map((input) => join(ROOT, input))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path).toSorted() : [path]))
    .filter((path) => !path.includes(".test."));
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of inputFiles()) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest("hex");
}

function isFresh(print) {
  const built = [STAMP, SERVER_BUNDLE, join(PAGE, "index.html")].every((path) => existsSync(path));
  return built && readFileSync(STAMP, "utf8") === print;
}

/** Bundles a program with its imports, because one file is read faster than hundreds. */
export async function bundle(entry, outdir) {
  const { build } = await import("esbuild");
  // The names of chunks change, so those of an earlier build would stay.
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outdir,
    bundle: true,
    platform: "node",
    format: "esm",
    // Dynamic imports get their own chunks, so that they are loaded on demand.
    splitting: true,
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
    external: [STORE],
    banner: { js: REQUIRE },
  });
}

/** The typeface of titles is in the repository, and the build lists only the licences of packages. */
function addTypefaceLicence() {
  const licence = readFileSync(join(ROOT, "packages/web/src/styles/face/LICENSE"), "utf8");
  appendFileSync(join(PAGE, "licenses.txt"), `\n## Fraunces (OFL-1.1)\n\n${licence}`);
}

const TEXT = /\.(?:js|css|svg|webmanifest)$/;

/** Puts `.br` and `.gz` beside each text file of the page, so that none is compressed while serving. */
function compressPage() {
  for (const name of readdirSync(PAGE, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const path = join(PAGE, name);
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}

export async function ensureBuilt() {
  const print = fingerprint();
  if (isFresh(print)) return;
  console.log("Building …");
  // Tests set NODE_ENV, but the served page is always built for production.
  const env = { NODE_ENV: "production" };
  if (!run("npx", ["vite", "build", "packages/web", "--logLevel", "warn"], env))
    fail("The page could not be built.");
  addTypefaceLicence();
  compressPage();
  await bundle("packages/server/src/main.ts", dirname(SERVER_BUNDLE));
  writeFileSync(STAMP, print);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await ensureBuilt();
