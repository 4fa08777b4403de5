// The server under attack: `npm run abuse` for griefing and all attacks, `-- <name …>` for some attacks, `-- crowd` for twenty addresses at once, `-- griefing` and `-- fuzz` for these alone.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./project.mjs";

const GRIEFING = "vitest run --config e2e/abuse/vitest.config.ts griefing/".split(" ");

ensureInstalled();
await ensureBuilt();
const [name, ...rest] = process.argv.slice(2);
const attack = (...args) => run(process.execPath, ["--import", "tsx", ...args]);
let isFine = true;
if (name === undefined || name === "griefing") isFine = run("npx", GRIEFING);
if (name === "fuzz") isFine = attack("e2e/abuse/fuzz.ts", ...rest);
else if (name !== "griefing")
  isFine = attack("e2e/abuse/abuse.ts", ...process.argv.slice(2)) && isFine;
if (!isFine) process.exit(1);
