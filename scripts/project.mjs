// Where things are in this project, and how its scripts run commands.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the project root with its output shown; answers whether it succeeded. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Ends the program with a sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
