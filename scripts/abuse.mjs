// The server under attack: `npm run abuse` for all attacks, `-- <name …>` for some, `-- crowd` for all at once, `-- fuzz` for the fuzzer.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./project.mjs";

ensureInstalled();
await ensureBuilt();
const names = process.argv.slice(2);
const isFuzz = names[0] === "fuzz";
const program = isFuzz ? "e2e/abuse/fuzz.ts" : "e2e/abuse/abuse.ts";
const args = isFuzz ? names.slice(1) : names;
if (!run(process.execPath, ["--import", "tsx", program, ...args])) process.exit(1);
