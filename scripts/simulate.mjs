// Bundles the simulator and runs it. The bundle is several times faster than the sources.
import { join } from "node:path";
import { bundle } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT, run } from "./project.mjs";

const DIST = join(ROOT, "simulator/dist");

ensureInstalled();
await bundle("simulator/src/cli/main.ts", DIST);
process.exitCode = run("node", [join(DIST, "main.js"), ...process.argv.slice(2)]) ? 0 : 1;
