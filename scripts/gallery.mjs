// Draws every state of the built page into gallery/: `npm run gallery`, or with a part of a state's name.
// `npm run gallery README` renews the pictures of README.md instead.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./project.mjs";
import { ensureChromium } from "./tools.mjs";

ensureInstalled();
await ensureBuilt();
const chromium = ensureChromium();
const [part] = process.argv.slice(2);
const only = part === undefined ? ["--grep-invert", "README"] : ["--grep", part];
const args = ["playwright", "test", "--config", "e2e/gallery.config.ts", ...only];
const isDrawn = chromium !== undefined && run("npx", args, { CHROMIUM_PATH: chromium });
process.exitCode = isDrawn ? 0 : 1;
