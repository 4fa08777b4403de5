// Installs the packages when they are missing or older than the lockfile.
import { statSync } from "node:fs";
import { join } from "node:path";
import { fail, ROOT, run } from "./project.mjs";

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

/** npm writes node_modules/.package-lock.json last, so its age tells what was installed. */
export function ensureInstalled() {
  checkNode();
  const installedAt = modifiedAt("node_modules/.package-lock.json");
  if (installedAt >= modifiedAt("package-lock.json") && installedAt > 0) return;
  console.log("Installing packages …");
  if (!run("npm", ["ci", "--no-audit", "--no-fund"])) fail("The packages could not be installed.");
}
