// Starts a built server on a free port, and reads its CPU time.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { NO_LIMITS } from "../../e2e/support/settings.ts";
import { SERVER_BUNDLE } from "../../scripts/build.mjs";

export interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const TICKS_PER_SECOND = 100;

export async function startServer(
  environment: Readonly<Record<string, string>>,
  program = SERVER_BUNDLE,
): Promise<Server> {
  const child = spawn(process.execPath, [program], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      METRICS_PORT: "0",
      LOG_LEVEL: "warn",
      ...NO_LIMITS,
      ...environment,
    },
  });
  return announced(child);
}

/** A measurement that fails leaves no server behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill()));

/** Rejects if the server could not be started, or ended before it said where it is. */
export async function announced(child: ChildProcess): Promise<Server> {
  running.add(child);
  const url = await Promise.race([announcedUrl(child), ending(child)]);
  return { url, pid: child.pid ?? 0, stop: () => stopping(child) };
}

async function ending(child: ChildProcess): Promise<never> {
  const [code] = await once(child, "exit");
  running.delete(child);
  throw new Error(`the server ended with ${String(code)} before it said where it is`);
}

/** Warnings may come before it. */
async function announcedUrl({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("what it says cannot be heard");
  let said = "";
  for (;;) {
    const [text] = await once(stdout.setEncoding("utf8"), "data");
    said += String(text);
    const port = /^Kingrow is at .*:(\d+)$/m.exec(said)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
}

async function stopping(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}

/** User and system time of a process so far, all its threads. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
