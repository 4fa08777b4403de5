// Runs mutation tests with Stryker and lists unnoticed changes: `npm run mutants [package …]`.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { fail, ROOT, run } from "./project.mjs";

const PACKAGES = ["rules", "room", "client"];
/** Percentage of the changes that must be noticed. */
const WANTED = 85;
const FOLDER = join(ROOT, "mutants");
const STRYKER = join(FOLDER, "node_modules/@stryker-mutator/core/bin/stryker.js");
const NOTICED = new Set(["Killed", "Timeout", "RuntimeError"]);
const UNNOTICED = new Set(["Survived", "NoCoverage"]);

/** Stryker needs a newer Node than Kingrow; where this one is too old, a package brings one for Linux. */
function newerNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const brought = join(FOLDER, "node_modules", name, "bin/node");
  if (!existsSync(brought)) fail("Stryker needs Node 22.18 or newer.");
  return brought;
}

function ensureStryker() {
  if (existsSync(STRYKER)) return;
  console.log("Installing Stryker …");
  if (!run("npm", ["ci", "--prefix", FOLDER])) fail("Stryker could not be installed.");
}

/** Every change with what became of it, by file. */
function foundIn(name) {
  const file = join(FOLDER, ".found", `${name}.json`);
  const { files } = JSON.parse(readFileSync(file, "utf8"));
  return Object.values(files).flatMap(({ mutants }) => mutants);
}

function tell(name) {
  const mutants = foundIn(name);
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length;
  const unnoticed = mutants.filter(({ status }) => UNNOTICED.has(status)).length;
  const share = (100 * noticed) / (noticed + unnoticed);
  console.log(`${name}: ${noticed} of ${noticed + unnoticed} noticed, ${share.toFixed(1)} %`);
  return share;
}

ensureInstalled();
ensureStryker();
const names = process.argv.length > 2 ? process.argv.slice(2) : PACKAGES;
if (names.some((name) => !PACKAGES.includes(name)))
  fail(`Usage: npm run mutants [package …], of ${PACKAGES.join(", ")}`);
const shares = names.map((name) => {
  const config = join(FOLDER, "stryker.config.mjs");
  if (!run(newerNode(), [STRYKER, "run", config], { KINGROW_MUTANTS: name }))
    fail(`The changes of ${name} could not be tried.`);
  return tell(name);
});
if (shares.some((share) => share < WANTED)) fail(`Fewer than ${WANTED} % were noticed.`);
