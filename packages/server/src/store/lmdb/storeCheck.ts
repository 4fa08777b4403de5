// Checks a store file in a child process, because lmdb may crash on a damaged file.
import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import type { Database, RootDatabase } from "lmdb";
import { isSound } from "../record.ts";
import { reasonOf, StoreStartFault } from "../roomStore.ts";
import { formatOf, isBlank, openForReading, refuseFormat, ROOMS_TABLE } from "./lmdbFile.ts";

/** Exit code of the child process for a file that is not sound. Its standard output has the sentence. */
const NOT_SOUND = 3;

const LEAST_TIMEOUT_MS = 600_000;
/** Two hundred times slower than an idle machine reads. */
const SLOWEST_BYTES_PER_MS = 1_000;

/** Timeout of the check in milliseconds, for a file that makes lmdb loop. */
export function timeoutFor(bytes: number): number {
  return LEAST_TIMEOUT_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_MS);
}

/**
 * Resolves when the file is sound or blank.
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

/** Bytes of an entry's header in lmdb. */
const ENTRY_HEAD = 8;

/** The program of the child process. */
export async function runStoreCheck(file: string): Promise<void> {
  const fault = await faultOf(file);
  if (fault === undefined) return;
  process.stdout.write(fault);
  process.exitCode = NOT_SOUND;
}

/** Reads every page in use and the checksum of every room. */
async function faultOf(file: string): Promise<string | undefined> {
  try {
    const environment = openForReading(file);
    const reason = damageIn(environment, file);
    await environment.close();
    return reason === undefined ? undefined : damagedSentence(file, reason);
  } catch (error) {
    if (error instanceof StoreStartFault) return error.message;
    return damagedSentence(file, reasonOf(error));
  }
}

/** @throws StoreStartFault for another format */
function damageIn(environment: RootDatabase, file: string): string | undefined {
  const format = formatOf(environment);
  refuseFormat(file, format);
  // The types of lmdb do not say that a table may be missing.
  const rooms: Database<string, string> | undefined = environment.openDB(ROOMS_TABLE);
  if (rooms === undefined) return undefined;
  if (format === undefined) return "it does not say its format";
  // A damaged tree may have a cycle, but no file has more entries than fit in it.
  const mostEntries = statSync(file).size / ENTRY_HEAD;
  for (const { key, value } of bounded(rooms.getRange(), mostEntries))
    if (!isSound(value)) return `the record of room ${printable(key)} does not fit its checksum`;
  readIndexes(environment, mostEntries);
  return undefined;
}

/** A key of a damaged file may have any bytes. */
function printable(key: unknown): string {
  return String(key)
    .slice(0, 40)
    .replaceAll(/[^\w-]/g, "?");
}

/** @throws Error if a value is not JSON */
function readIndexes(environment: RootDatabase, most: number): void {
  for (const name of ["lobby", "queues", "deadlines", "creators", "matches"]) {
    const table: Database | undefined = environment.openDB({ name, encoding: "json" });
    const entries = bounded(table?.getRange() ?? [], most);
    while (entries.next().done !== true);
  }
}

/** @throws Error if there are more entries than there can be */
export function* bounded<T>(entries: Iterable<T>, most: number): Generator<T, void> {
  let count = 0;
  for (const entry of entries) {
    count += 1;
    if (count > most) throw new Error("it has no end");
    yield entry;
  }
}

function damagedSentence(file: string, reason: string): string {
  return (
    `The store ${file} is damaged (${reason}). Put a backup in its place, or move it away to ` +
    "start with no rooms. The file was left as it is."
  );
}
