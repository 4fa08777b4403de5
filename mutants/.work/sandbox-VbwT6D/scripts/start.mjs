// Installs and builds what is missing or stale, then serves the game.
import { pathToFileURL } from "node:url";
import { ensureBuilt, SERVER_BUNDLE } from "./build.mjs";
import { endWithNpm } from "./endWithNpm.mjs";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
await ensureBuilt();
endWithNpm();
// In this process, so that a signal reaches the server itself.
await import(pathToFileURL(SERVER_BUNDLE).href);
