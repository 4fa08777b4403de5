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

/** Runs a check that counts as one test. */
async function check(name, command, args) {
  const isFine = await runBeside(command, args);
  console.log(`— ${name}: ${isFine ? "fine" : "FAILED"}`);
  count(name, ...(isFine ? [1, 0] : [0, 1]));
}

/** Runs a suite of tests. Its failures are printed at the end. */
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

/** The checks that need no build. */
async function checkSources() {
  // First the check that uses all cores, while the build leaves half of them idle.
  await check("lint", "npm", ["run", "-s", "check:lint"]);
  await check("format", "npm", ["run", "-s", "check:format"]);
  await check("types", "npm", ["run", "-s", "check:types"]);
  await check("unused code", "npm", ["run", "-s", "check:unused"]);
  await check("repository", "node", ["scripts/checkRepository.mjs"]);
}

/** The last line has the result even if the program is interrupted. Then the run counts as failed. */
let isComplete = false;
process.once("exit", () => {
  if (!isComplete) count("all checks", 0, 1);
  for (const fault of faults) console.error(fault);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
  rmSync(reports, { recursive: true, force: true });
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

isComplete = true;
