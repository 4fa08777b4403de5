// One server as it ships for the tests of a file; the visitors leave after all of them.
import { freePort } from "@kingrow/protocol/testing";
import { afterAll, beforeAll } from "vitest";
import {
  makeDataDir,
  removeDataDir,
  type Server,
  type Settings,
  startServer,
} from "../../support/server.ts";
import { disconnectAll } from "./visitor.ts";

export function useServer(settings: Settings = {}): () => Server {
  const dataDir = makeDataDir();
  let server: Server | undefined;
  beforeAll(async () => {
    server = await startServer(dataDir, await freePort(), { settings });
  });
  afterAll(async () => {
    disconnectAll();
    await server?.stop();
    removeDataDir(dataDir);
  });
  return () => {
    if (server === undefined) throw new Error("The server is not running.");
    return server;
  };
}
