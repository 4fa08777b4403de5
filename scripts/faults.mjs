// Causes real faults on the built server: `npm run faults`, `-- long` for long runs on one node, `-- cluster` for several nodes.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { fail, run } from "./project.mjs";

const VITEST = ["vitest", "run", "--config", "e2e/faults/vitest.config.ts"];
const [length = "short", ...names] = process.argv.slice(2);
if (!["short", "long", "cluster"].includes(length))
  fail("Usage: npm run faults [-- short | long | cluster [name …]]");

ensureInstalled();
await ensureBuilt();
if (!run("npx", [...VITEST, ...names], { FAULTS: length })) process.exit(1);
