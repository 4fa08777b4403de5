// Runs a benchmark: `npm run bench <name>` runs bench/<name>/index.ts.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { fail, ROOT, run } from "./project.mjs";

const BENCH = join(ROOT, "bench");
const names = readdirSync(BENCH).filter((name) => existsSync(join(BENCH, name, "index.ts")));
const [name, ...rest] = process.argv.slice(2);
if (!names.includes(name))
  fail(`Usage: npm run bench <name>, where <name> is: ${names.join(", ")}`);

ensureInstalled();
const folder = join(BENCH, name);
const hasPackages = existsSync(join(folder, "package-lock.json"));
const isInstalled = existsSync(join(folder, "node_modules"));
if (hasPackages && !isInstalled && !install()) {
  fail(`The packages of bench/${name} could not be installed.`);
}
if (!run(process.execPath, ["--import", "tsx", join(folder, "index.ts"), ...rest])) process.exit(1);

/**
 * If a registry lacks optional packages for other systems, `npm ci` reports an incomplete lockfile. `npm install` still
 * follows it.
 */
function install() {
  const into = ["--prefix", folder];
  return run("npm", ["ci", ...into]) || run("npm", ["install", "--no-save", ...into]);
}
