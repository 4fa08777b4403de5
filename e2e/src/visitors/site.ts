// The built server of all tests or of one, stopped and started again where a test wants it.
import { freePort } from "@kingrow/protocol/testing";
import { makeDataDir, removeDataDir, startServer, type Settings } from "../../support/server.ts";
import { NO_LIMITS } from "../../support/settings.ts";

export interface Site {
  readonly origin: string;
  /** Starts the server on the port and the data it had before. */
  start(): Promise<void>;
  /** Stops the server as a deploy does, with SIGTERM. */
  stop(): Promise<void>;
  /** Stops the server and throws its data away. */
  close(): Promise<void>;
}

/** Starts a server; `settings` go over limits that no test meets by chance. */
export async function openSite(settings: Settings = {}): Promise<Site> {
  const [dataDir, port] = [makeDataDir(), await freePort()];
  const all = { ...NO_LIMITS, LOG_LEVEL: "warn", ...settings };
  const launch = () => startServer(dataDir, port, { settings: all });
  let server = await launch();
  return {
    origin: server.url,
    start: async () => {
      server = await launch();
    },
    stop: async () => {
      await server.stop();
    },
    close: async () => {
      await server.stop();
      removeDataDir(dataDir);
    },
  };
}
