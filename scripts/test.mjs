// Runs every check of the project and ends with one line: `N passed, N failed`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run, runBeside } from "./project.mjs";
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
async function suite(name, { args, env, read, beside = false }) {
  console.log(`\n— ${name}`);
  const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const succeeded = await (beside ? runBeside : run)("npx", args(file), env?.(file));
  const { passed, failed, failures } = read(file);
  count(name, passed, failed === 0 && !succeeded ? 1 : failed);
  faults.push(...failures);
}

function vitest(name, args, beside = false) {
  return suite(name, {
    beside,
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

function playwright(name, chromium) {
  return suite(name, {
    args: () => ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium }),
    read: readPlaywrightReport,
  });
}

/** What needs the processor and measures nothing, one after the other. */
async function checkSources() {
  await check("format", "npm", ["run", "-s", "check:format"]);
  await check("lint", "npm", ["run", "-s", "check:lint"]);
  await check("types", "npm", ["run", "-s", "check:types"]);
  await check("unused code", "npm", ["run", "-s", "check:unused"]);
  await check("repository", "node", ["scripts/checkRepository.mjs"]);
  await check("budgets", "npx", ["size-limit"]);
  await check("the same build twice", "node", ["scripts/checkBuild.mjs"]);
  await vitest("long", ["--project=long*"], true);
}

ensureInstalled();
for (const tool of ["redis-server", "strace"]) if (!ensureTool(tool)) count(tool, 0, 1);
const chromium = ensureChromium();
await ensureBuilt();
// Two suites wait for servers far more than they compute, and measure nothing that the others disturb.
await Promise.all([
  checkSources(),
  vitest("conformance", ["--config", "e2e/conformance/vitest.config.ts"], true),
  vitest("faults", ["--config", "e2e/faults/vitest.config.ts"], true),
]);
await vitest("unit", ["--project=!long*"]);
if (chromium === undefined) count("end to end", 0, 1);
else await playwright("end to end", chromium);

rmSync(reports, { recursive: true });
for (const fault of faults) console.error(fault);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
