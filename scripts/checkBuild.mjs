// Builds a copy elsewhere and compares every file with the build that is here: who builds a version gets the same as
// everybody else.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ROOT } from "./project.mjs";

const SOURCES = ["packages", "scripts", "package.json", "package-lock.json", "tsconfig.base.json"];
const BUILT = ["packages/web/dist", "packages/server/dist"];
const PACKAGE = /node_modules\/((?:@[^/"]+\/)?[^/"]+)\//g;

function isSource(path) {
  return !/[\\/](?:node_modules|dist)$/.test(path);
}

/** What the server's build takes in from packages is named in it by its way from there. */
function builtInPackages() {
  const dist = join(ROOT, "packages/server/dist");
  const maps = readdirSync(dist).filter((name) => name.endsWith(".map"));
  const texts = maps.map((name) => readFileSync(join(dist, name), "utf8"));
  return new Set(texts.flatMap((text) => [...text.matchAll(PACKAGE)].map(([, name]) => name)));
}

/** The sources and the packages that are built in; all others stand here. */
function copyTo(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of SOURCES)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isSource });
  const builtIn = builtInPackages();
  for (const place of ["", "packages/server", "packages/web"])
    bringPackages(join(ROOT, place, "node_modules"), join(folder, place, "node_modules"), builtIn);
}

function bringPackages(from, to, builtIn) {
  for (const name of packagesIn(from)) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    // Our own are links by the way from here, which lead into the copy.
    if (builtIn.has(name) || name.startsWith("@kingrow/"))
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}

function packagesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : name,
  );
}

function build(folder) {
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
}

/** Every built file with its hash. */
function hashesIn(folder) {
  const files = BUILT.flatMap((place) =>
    readdirSync(join(folder, place), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    files
      .toSorted()
      .map((file) => [
        file.slice(folder.length + 1),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ]),
  );
}

function differences(one, other) {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name));
}

const places = mkdtempSync(join(tmpdir(), "kingrow-twice-"));
try {
  await ensureBuilt();
  const copy = join(places, "a", "longer", "way", "to", "the-other");
  copyTo(copy);
  build(copy);
  const [one, other] = [ROOT, copy].map(hashesIn);
  const different = differences(one, other);
  for (const name of different) console.error(`${name} is not the same in two builds.`);
  if (different.length === 0) console.log(`${one.size} files, the same in two builds.`);
  process.exitCode = different.length === 0 && one.size > 0 ? 0 : 1;
} finally {
  rmSync(places, { recursive: true });
}
