// A short run of the fuzzer: nothing a stranger sends ends the server or surprises it.
import { expect, test } from "vitest";
import { fuzz } from "./support/fuzz.ts";
import { faultsOf } from "./support/usage.ts";
import { useServer } from "./support/useServer.ts";

const server = useServer({ LOG_LEVEL: "warn" });

test("[W2] random events, frames and requests leave the server as it was", async () => {
  await fuzz(server(), { events: 3_000, frames: 600, requests: 600 }, 1);
  expect(faultsOf(server())).toEqual([]);
});
