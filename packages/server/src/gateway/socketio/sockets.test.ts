// What a connection came with is not kept as long as it is open.
import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { caughtUp } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

it("forgets the request of a connection once it is in the game", async () => {
  const requests: WeakRef<IncomingMessage>[] = [];
  server.http.on("upgrade", (request) => void requests.push(new WeakRef(request)));
  const client = await server.connect();
  await caughtUp(client);
  // What was looked at in this turn is kept until the next one.
  await setImmediate();
  collectGarbage();
  expect(requests.map((request) => request.deref()?.url)).toEqual([undefined]);
  expect(client.connected).toBe(true);
});
