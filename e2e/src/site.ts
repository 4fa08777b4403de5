// The built server as a process of its own, with its own data directory and port.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const SERVER = path.resolve(import.meta.dirname, "../../packages/server/dist/main.js");
const START_TIMEOUT_MS = 15_000;

/** Far above what a test does, so that only the tests of a limit meet it. */
const ROOMY: Environment = {
  MAX_CONNECTIONS_PER_IP: "1000",
  MAX_ROOMS_PER_PLAYER: "1000",
  RATE_MOVE_PIECE: "5000/10",
  RATE_PLAYER_READY: "1000/10",
  RATE_PLAY_AGAIN: "1000/10",
  RATE_CREATE_ROOM: "1000/10",
  RATE_JOIN_ROOM: "1000/10",
  RATE_GET_AVAILABLE_ROOMS: "1000/10",
  RATE_OTHER: "1000/10",
};

export type Environment = Readonly<Record<string, string>>;

export interface Site {
  readonly origin: string;
  /** Starts the server on the port and the data it had before. */
  start(): Promise<void>;
  /** Stops the server as a deploy does, with SIGTERM. */
  stop(): Promise<void>;
  /** Stops the server and throws its data away. */
  close(): Promise<void>;
}

/** Starts a server; `environment` goes over the roomy limits. */
export async function openSite(environment: Environment = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "kingrow-e2e-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { ...ROOMY, ...environment, PORT: String(port), DATA_DIR: dataDir };
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    server = launch(settings);
    await untilReady(origin, server);
  };
  const stop = async (): Promise<void> => {
    if (server !== undefined) await end(server);
    server = undefined;
  };
  const close = async (): Promise<void> => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await start();
  return { origin, start, stop, close };
}

function launch(settings: Environment): ChildProcess {
  return spawn(process.execPath, [SERVER], {
    env: { ...process.env, HOST: "127.0.0.1", METRICS_PORT: "0", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, "exit");
  server.kill("SIGTERM");
  await exited;
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(origin))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`The server at ${origin} is not ready in time.`);
    await pause(50);
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
