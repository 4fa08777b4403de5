// Where things are in this project, and how its scripts run commands.
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

/** The same beside others: its output comes in one piece when it has ended. */
export async function runBeside(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => output.push(chunk));
  const status = await new Promise((ended) => child.once("close", ended));
  process.stdout.write(Buffer.concat(output));
  return status === 0;
}

/** Ends the program with a sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
