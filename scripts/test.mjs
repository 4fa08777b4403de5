// Runs every check of the project and ends with one line: `N passed, N failed`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { runAlong, runBeside } from "./project.mjs";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";
import { ensureChromium, ensureTool } from "./tools.mjs";

const reports = mkdtempSync(join(tmpdir(), "kingrow-test-"));
const total = { passed: 0, failed: 0 };
const faults = [];

function count(name, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) faults.push(`${name}: ${failed} failed`);
}

/** A check that passes or fails as a whole. */
async function check(name, command, args) {
  const isFine = await runBeside(command, args);
  console.log(`— ${name}: ${isFine ? "fine" : "FAILED"}`);
  count(name, ...(isFine ? [1, 0] : [0, 1]));
}

/** A suite that counts its tests and names what failed, again at the very end. */
async function suite(name, { running, args, env, read }) {
  console.log(`\n— ${name}`);
  const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const succeeded = await running("npx", args(file), env?.(file));
  const { passed, failed, failures } = read(file);
  count(name, passed, failed === 0 && !succeeded ? 1 : failed);
  faults.push(...failures);
}

function vitest(name, args) {
  return suite(name, {
    running: runBeside,
    args: (file) => [
      "vitest",
      "run",
      ...args,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    read: readVitestReport,
  });
}

function playwright(name) {
  return suite(name, {
    running: runAlong,
    args: () => ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    read: readPlaywrightReport,
  });
}

/** Needs nothing built. */
async function checkSources() {
  // First what uses all of the processor, while the build leaves half of it idle.
  await check("lint", "npm", ["run", "-s", "check:lint"]);
  await check("format", "npm", ["run", "-s", "check:format"]);
  await check("types", "npm", ["run", "-s", "check:types"]);
  await check("unused code", "npm", ["run", "-s", "check:unused"]);
  await check("repository", "node", ["scripts/checkRepository.mjs"]);
  await check("figures", "npm", ["run", "-s", "figures", "--", "--check"]);
}

/** Whatever ends the program, its last line says how it went: what did not come to its end has failed. */
let isComplete = false;
process.once("exit", () => {
  if (!isComplete) count("all checks", 0, 1);
  for (const fault of faults) console.error(fault);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
process.once("uncaughtException", (fault) => {
  console.error(fault);
  process.exit(1);
});

ensureInstalled();
for (const tool of ["redis-server", "strace"]) if (!ensureTool(tool)) count(tool, 0, 1);
const chromium = ensureChromium();
const sources = checkSources();
await ensureBuilt();
const unit = sources
  .then(() => check("budgets", "npx", ["size-limit"]))
  .then(() => vitest("unit", []));
// These suites mostly wait for servers, so they run beside the checks. The browser tests need the processor.
const conformance = vitest("conformance", ["--config", "e2e/conformance/vitest.config.ts"]);
await Promise.all([
  conformance.then(() => vitest("abuse", ["--config", "e2e/abuse/vitest.config.ts"])),
  vitest("faults", ["--config", "e2e/faults/vitest.config.ts"]),
]);
if (chromium === undefined) count("end to end", 0, 1);
else await playwright("end to end");
await unit;

rmSync(reports, { recursive: true });
isComplete = true;
