// Installs the packages when they are missing or older than the lockfile.
import { spawnSync } from "node:child_process";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fail, ROOT, run } from "./project.mjs";

const SERVER = join(ROOT, "packages/server");
const OLDEST_NODE = [20, 19];

function modifiedAt(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Kingrow needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`);
}

/** The store is a compiled module. If none exists for this system, its install script compiles one. */
function ensureStoreCompiled() {
  const load = ["--input-type=module", "--eval", 'await import("lmdb")'];
  if (spawnSync(process.execPath, load, { cwd: SERVER, stdio: "ignore" }).status === 0) return;
  console.log("Compiling the store for this system …");
  if (run("npm", ["rebuild", "lmdb", "--ignore-scripts=false"])) return;
  // Otherwise the installation would count as complete at the next start.
  rmSync(join(ROOT, "node_modules/.package-lock.json"), { force: true });
  fail("The store (lmdb) could not be compiled: it needs Python, make and a C++ compiler.");
}

/**
 * Install scripts do not run: each package that has one also has its compiled program in another package.
 * npm writes node_modules/.package-lock.json last, so its age is the age of the installation.
 */
export function ensureInstalled() {
  checkNode();
  const installedAt = modifiedAt("node_modules/.package-lock.json");
  if (installedAt >= modifiedAt("package-lock.json") && installedAt > 0) return;
  console.log("Installing packages …");
  // The build needs the development packages even if NODE_ENV is production.
  const args = [
    "ci",
    "--include=dev",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
  ];
  if (!run("npm", args)) fail("The packages could not be installed.");
  ensureStoreCompiled();
}
