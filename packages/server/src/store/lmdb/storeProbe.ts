// Checks a store file in a child process, because lmdb may crash on a damaged file.
import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { StoreStartFault } from "../roomStore.ts";
import { damagedSentence, NOT_SOUND } from "./storeCheck.ts";
import { isBlank } from "./lmdbFile.ts";

const LEAST_TIMEOUT_MS = 600_000;
/** Two hundred times slower than a quiet machine reads. */
const SLOWEST_BYTES_PER_MS = 1_000;

/** Timeout of the check in milliseconds, for a file that makes lmdb loop. */
export function timeoutFor(bytes: number): number {
  return LEAST_TIMEOUT_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_MS);
}

/**
 * Resolves when the file is sound or still blank.
 * @param command arguments for node that call `runStoreCheck` on the path appended to them
 * @throws StoreStartFault with the child's sentence, or one that says the file is damaged.
 */
export async function assertSound(file: string, command: readonly string[]): Promise<void> {
  if (isBlank(file)) return;
  const end = await run([...command, file], timeoutFor(statSync(file).size));
  if (end.code === 0) return;
  const sentence = end.code === NOT_SOUND ? end.output : damagedSentence(file, describe(end));
  throw new StoreStartFault(sentence);
}

interface ChildEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

function describe({ code, signal }: ChildEnd): string {
  return `reading it ended with ${signal ?? `exit code ${code}`}`;
}

function run(args: readonly string[], timeout: number): Promise<ChildEnd> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "ignore"],
    timeout,
    killSignal: "SIGKILL",
  });
  const chunks: string[] = [];
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) =>
      resolve({ code, signal, output: chunks.join("").trim() }),
    );
  });
}
