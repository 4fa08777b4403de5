// Installs and builds what is missing or stale, then serves the game.
import { pathToFileURL } from "node:url";
import { ensureBuilt, SERVER_BUNDLE } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";

const LOOK_EVERY_MS = 500;

/**
 * npm ends at a SIGTERM without forwarding it, and the server would keep its port. So the end of npm's shell counts as
 * a SIGTERM.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== "start") return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS).unref();
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => clearInterval(looking));
}

ensureInstalled();
await ensureBuilt();
endWithNpm();
// In this process, so that the server gets the signals.
await import(pathToFileURL(SERVER_BUNDLE).href);
