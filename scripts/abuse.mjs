// The server under attack: `npm run abuse` for all attacks, `npm run abuse -- <name …>` for some.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./project.mjs";

ensureInstalled();
await ensureBuilt();
const program = ["--import", "tsx", "e2e/abuse/abuse.ts", ...process.argv.slice(2)];
if (!run(process.execPath, program)) process.exit(1);
