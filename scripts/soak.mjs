// The soak test: `npm run soak [rooms rounds]`, by default 10,000 rooms in each of ten rounds.
import { ensureInstalled } from "./install.mjs";
import { run } from "./project.mjs";

ensureInstalled();
const soak = ["--import", "tsx", "e2e/soak/soak.ts", ...process.argv.slice(2)];
if (!run(process.execPath, soak)) process.exit(1);
