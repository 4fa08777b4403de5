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
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ROOT } from "./project.mjs";

const SOURCES = ["packages", "scripts", "package.json", "package-lock.json", "tsconfig.base.json"];
const BUILT = ["packages/web/dist", "packages/server/dist"];
const OURS = "@kingrow";

function isSource(path) {
  return !/[\\/](?:node_modules|dist)$/.test(path);
}

/** The sources alone, and the packages from here; our own packages are those of the copy. */
function copyTo(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of SOURCES)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isSource });
  for (const place of ["", "packages/server", "packages/web"]) linkPackages(place, folder);
}

function linkPackages(place, folder) {
  const from = join(ROOT, place, "node_modules");
  if (!existsSync(from)) return;
  const to = join(folder, place, "node_modules");
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === OURS) linkOurs(join(from, OURS), join(to, OURS), folder);
    else symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
}

function linkOurs(from, to, folder) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const place = realpathSync(join(from, name)).slice(realpathSync(ROOT).length + 1);
    if (existsSync(join(folder, place))) symlinkSync(join(folder, place), join(to, name));
  }
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
