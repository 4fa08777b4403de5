// A short run of the fuzzer: nothing a stranger sends ends the server or surprises it.
import { freePort } from "@kingrow/protocol/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir, removeDataDir, type Server, startServer } from "../support/server.ts";
import { FLOOD_OF_FUZZ, fuzz } from "./support/fuzz.ts";
import { faultsOf } from "./support/stage.ts";

const dataDir = makeDataDir();
let server: Server;
beforeAll(async () => {
  server = await startServer(dataDir, await freePort(), { settings: FLOOD_OF_FUZZ });
});
afterAll(async () => {
  await server.stop();
  removeDataDir(dataDir);
});

test("[W2] events, frames and requests at random leave the server as it was", async () => {
  const sent = await fuzz(server, { events: 3_000, frames: 600, requests: 600, seed: 1 });
  expect(sent).toEqual({ events: 3_000, frames: 600, requests: 600 });
  expect(faultsOf(server)).toEqual([]);
});
