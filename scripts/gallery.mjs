// Draws every state of the built page into gallery/: `npm run gallery`, or with a part of a state's name.
// `npm run gallery README` renews the pictures of README.md instead.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./project.mjs";

ensureInstalled();
await ensureBuilt();
const [part] = process.argv.slice(2);
const only = part === undefined ? ["--grep-invert", "README"] : ["--grep", part];
const args = ["playwright", "test", "--config", "e2e/gallery.config.ts", ...only];
process.exitCode = run("npx", args) ? 0 : 1;
