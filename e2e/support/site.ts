// The built server at a fixed address, which tests stop, kill and start again.
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@kingrow/protocol/testing";
import { afterAll, beforeAll, expect } from "vitest";
import {
  type Exit,
  makeDataDir,
  removeDataDir,
  type Server,
  type StartOptions,
  startServer,
} from "./server.ts";
import { NO_LIMITS } from "./settings.ts";

/** Settings of a site that names none. */
export const QUIET = { ...NO_LIMITS, LOG_LEVEL: "warn" };

const started = new Set<Site>();

/** Ends the servers that a failed test left behind. */
export async function killAllSites(): Promise<void> {
  await Promise.all(Array.from(started, (site) => site.stop("SIGKILL")));
  started.clear();
}

export class Site {
  readonly dataDir: string;
  readonly #options: StartOptions;
  readonly port: number;
  #server: Server | undefined;

  constructor(port: number, options: StartOptions = {}, dataDir = makeDataDir()) {
    this.port = port;
    this.dataDir = dataDir;
    this.#options = { settings: QUIET, ...options };
  }

  /** A site whose server is ready. */
  static async open(options?: StartOptions, dataDir?: string): Promise<Site> {
    const site = new Site(await freePort(), options, dataDir);
    await site.start();
    return site;
  }

  get server(): Server {
    if (this.#server === undefined) throw new Error("The server is not running.");
    return this.#server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The port of the metrics, if the settings name one. */
  get metricsPort(): number {
    return Number(this.#options.settings?.["METRICS_PORT"]);
  }

  /** Resolves when the server is ready. */
  async start(): Promise<void> {
    this.#server = await startServer(this.dataDir, this.port, this.#options);
    started.add(this);
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<Exit> {
    return this.server.stop(signal);
  }

  /** Suspends the process for that long. */
  async freeze(milliseconds: number): Promise<void> {
    process.kill(this.server.pid, "SIGSTOP");
    await pause(milliseconds);
    process.kill(this.server.pid, "SIGCONT");
  }

  /** The status and the sentence of /readyz. */
  async readiness(): Promise<{ readonly status: number; readonly text: string }> {
    const response = await fetch(`${this.url}/readyz`);
    return { status: response.status, text: (await response.text()).trim() };
  }

  /** Stops the server and removes its data. */
  async close(): Promise<Exit> {
    if (this.#server?.isRunning() === true) process.kill(this.server.pid, "SIGCONT");
    const exit = await this.stop();
    removeDataDir(this.dataDir);
    return exit;
  }
}

/** A site for the test file. Its server must run until the end and then exit with 0. */
export function useSite(options?: StartOptions): () => Site {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await Site.open(options);
  });
  afterAll(async () => {
    expect(await site?.close()).toMatchObject({ code: 0 });
  });
  return () => {
    if (site === undefined) throw new Error("The site is not open yet.");
    return site;
  };
}
