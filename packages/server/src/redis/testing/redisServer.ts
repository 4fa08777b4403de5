// Real Redis servers for tests, each on a free loopback port with its own folder.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@kingrow/protocol/testing";

const PROGRAM = "/usr/bin/redis-server";
/** Redis dies with the thread that started it, whose end may leave it no time to stop anything. */
const UNTIL_WE_END = ["/usr/bin/setpriv", "--pdeathsig", "KILL"] as const;
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 20;

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Dead at once, as after a power cut of the program alone; the folder stays. */
  kill(): Promise<void>;
  /** Starts again on the same port and folder. */
  restart(): Promise<void>;
  /** Frozen: connections stay open, nothing is answered. */
  freeze(): void;
  thaw(): void;
  /** Ends it and takes the folder away. */
  stop(): Promise<void>;
}

/** `settings` in the words of redis.conf. Without them nothing is written to disk. */
export async function startRedis(
  settings: Readonly<Record<string, string>> = {},
): Promise<RedisServer> {
  if (!existsSync(PROGRAM)) {
    throw new Error(
      `${PROGRAM} is missing: install redis-server, these tests run against a real one`,
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), "kingrow-redis-"));
  const port = await freePort();
  let child = launch(port, folder, settings);

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }

  async function stop(): Promise<void> {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }

  await answering(child, port).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      child = launch(port, folder, settings);
      await answering(child, port);
    },
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    stop,
  };
}

/** What an operator who wants no acknowledged change lost sets in Redis. */
export const DURABLE = { appendonly: "yes", appendfsync: "always" } as const;

const QUIET = { save: "", appendonly: "no", bind: "127.0.0.1", "protected-mode": "no" };

function launch(
  port: number,
  folder: string,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const all = { ...QUIET, ...settings, port: String(port), dir: folder };
  const args = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]);
  const [until, ...options] = UNTIL_WE_END;
  return spawn(until, [...options, PROGRAM, ...args], { stdio: "ignore" });
}

async function answering(child: ChildProcess, port: number): Promise<void> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    if (/^(?:\+PONG|-NOAUTH)/.test(await ask(port, "PING"))) return;
    await new Promise((resolve) => void setTimeout(resolve, POLL_MS));
  }
  throw new Error(`redis-server on port ${port} does not answer`);
}

/** One inline command, answered with Redis' raw reply or nothing. */
export function ask(port: number, command: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    socket.setEncoding("utf8");
    socket.once("connect", () => socket.write(`${command}\r\n`));
    socket.once("data", (text: string) => {
      resolve(text);
      socket.destroy();
    });
    socket.once("error", () => resolve(""));
    socket.once("close", () => resolve(""));
  });
}
