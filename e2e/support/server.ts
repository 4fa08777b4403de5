// The built server as a child process with its own data directory, started and stopped by a suite.
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "@kingrow/protocol/testing";

export const PROJECT = resolve(import.meta.dirname, "../..");
const BUNDLE = join(PROJECT, "packages/server/dist/main.js");
const LOOK_WITHIN_MS = 2_000;
const READY_WITHIN_MS = 60_000;
const EXIT_WITHIN_MS = 60_000;
/** A backup has a low priority, and other programs may keep the disk busy. */
const DONE_WITHIN_MS = 600_000;

/** The environment of each server, besides its settings. */
const SURROUNDINGS: Settings = {
  PATH: process.env["PATH"] ?? "",
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  METRICS_PORT: "0",
};

export type Settings = Readonly<Record<string, string>>;

export interface StartOptions {
  readonly settings?: Settings;
  /** A program that runs the server: its name and arguments; the server's own command follows. */
  readonly under?: readonly string[];
  /** Options for Node itself. */
  readonly nodeOptions?: readonly string[];
  /** A command instead of serving. */
  readonly words?: readonly string[];
}

/** How a process ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Everything it wrote to stdout and stderr. */
  readonly output: string;
}

export interface Server {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  readonly isRunning: () => boolean;
  readonly output: () => string;
  /** Sends the signal and waits for the end of the process. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<Exit>;
}

const alive = new Set<Child>();
process.on("exit", () => {
  for (const child of alive) child.kill("SIGKILL");
});

export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), "kingrow-test-"));
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

interface ServerProcess {
  readonly child: Child;
  readonly output: () => string;
  readonly exit: Promise<Exit>;
}

function launch({
  settings,
  under = [],
  nodeOptions = [],
  words = [],
}: StartOptions): ServerProcess {
  if (!existsSync(BUNDLE)) throw new Error(`${BUNDLE} is missing: run \`npm run build\` first.`);
  const node = [process.execPath, ...nodeOptions];
  const [program = "", ...args] = [...under, ...node, BUNDLE, ...words];
  const env = { ...SURROUNDINGS, ...settings };
  const child = spawn(program, args, { env, cwd: PROJECT, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: string[] = [];
  const output = (): string => chunks.join("");
  alive.add(child);
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  const exit = new Promise<Exit>((ended) => {
    child.once("close", (code, signal) => {
      alive.delete(child);
      ended({ code, signal, output: output() });
    });
  });
  return { child, output, exit };
}

/** Starts a server or a command that is expected to end by itself, and waits for that. */
export async function runToExit(
  settings: Settings,
  words: readonly string[] = [],
  nodeOptions: readonly string[] = [],
): Promise<Exit> {
  const { child, exit } = launch({
    settings: { PORT: String(await freePort()), ...settings },
    words,
    nodeOptions,
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), DONE_WITHIN_MS);
  const ended = await exit;
  clearTimeout(timer);
  return ended;
}

/** Starts a server and waits until it says that it is ready. */
export async function startServer(
  dataDir: string,
  port: number,
  options: StartOptions = {},
): Promise<Server> {
  const settings = { PORT: String(port), DATA_DIR: dataDir, ...options.settings };
  const { child, output, exit } = launch({ ...options, settings });
  const url = `http://127.0.0.1:${port}`;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  await untilReady(url, isRunning, output).catch((fault: unknown) => {
    child.kill("SIGKILL");
    throw fault;
  });
  const stop = async (signal: NodeJS.Signals = "SIGTERM"): Promise<Exit> => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), EXIT_WITHIN_MS);
    const ended = await exit;
    clearTimeout(timer);
    return ended;
  };
  return { url, port, pid: child.pid ?? 0, dataDir, isRunning, output, stop };
}

export async function untilReady(
  url: string,
  isRunning: () => boolean,
  output: () => string,
): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    if (!isRunning()) throw new Error(`The server ended while starting:\n${output()}`);
    if (await isReady(url)) return;
    await new Promise((next) => setTimeout(next, 25));
  }
  throw new Error(`The server was not ready after ${READY_WITHIN_MS} ms:\n${output()}`);
}

export async function isReady(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOOK_WITHIN_MS);
    return (await fetch(`${url}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
}
