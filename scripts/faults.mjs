// Real faults on the built server: `npm run faults`, and `npm run faults -- long` for the figures.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { fail, run } from "./project.mjs";

const VITEST = ["vitest", "run", "--config", "e2e/faults/vitest.config.ts"];
const [length = "short", ...names] = process.argv.slice(2);
if (length !== "short" && length !== "long")
  fail("Usage: npm run faults [-- short | long [name …]]");

ensureInstalled();
await ensureBuilt();
if (!run("npx", [...VITEST, ...names], { FAULTS: length })) process.exit(1);
