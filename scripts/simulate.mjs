// Bundles the simulator, which is several times as fast as loading its sources, and runs it.
import { join } from "node:path";
import { bundle } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT, run } from "./project.mjs";

const BUNDLE = join(ROOT, "simulator/dist/simulate.mjs");

ensureInstalled();
await bundle("simulator/src/cli/main.ts", BUNDLE);
process.exitCode = run("node", [BUNDLE, ...process.argv.slice(2)]) ? 0 : 1;
