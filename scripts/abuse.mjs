// The server under attack: `npm run abuse` measures all attacks, `-- <name …>` some, `-- together` all at once from twenty addresses, `-- fuzz` the fuzzer.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./project.mjs";

ensureInstalled();
await ensureBuilt();
const [name, ...rest] = process.argv.slice(2);
const program = name === "fuzz" ? "fuzz.ts" : "abuse.ts";
const names = name === "fuzz" ? rest : process.argv.slice(2);
if (!run(process.execPath, ["--import", "tsx", `e2e/abuse/${program}`, ...names])) process.exit(1);
