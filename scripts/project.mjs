// Paths of the project and helpers to run commands, for the other scripts.
import { spawn, spawnSync } from "node:child_process";
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

/** They end with this program, also when it is stopped. */
const running = new Set();
process.once("exit", () => running.forEach((child) => child.kill()));

function start(command, args, env, stdio) {
  const child = spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
  running.add(child);
  const hasSucceeded = new Promise((ended) => {
    child.once("close", (status) => {
      running.delete(child);
      ended(status === 0);
    });
  });
  return { child, hasSucceeded };
}

/** Like `run`, but asynchronous, so that this program still handles signals. */
export function runAlong(command, args, env = {}) {
  return start(command, args, env, "inherit").hasSucceeded;
}

/** Like `runAlong`, for several commands at the same time: the output is shown at once at the end. */
export async function runBeside(command, args, env = {}) {
  const { child, hasSucceeded } = start(command, args, env, ["ignore", "pipe", "pipe"]);
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => output.push(chunk));
  const isFine = await hasSucceeded;
  process.stdout.write(Buffer.concat(output));
  return isFine;
}

/** Ends the program with a sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
