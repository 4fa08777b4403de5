// Each attack for a second, and the fuzzer: the server closes the connections and serves other visitors.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Site } from "../support/site.ts";
import { startAttack } from "./attackers.ts";
import { ATTACKS } from "./attacks.ts";
import { fuzz } from "./support/fuzz.ts";
import { faultsOf, usageOf } from "./support/usage.ts";
import { arrive, openRoom } from "./support/visitor.ts";

const ATTACK_MS = 1_000;
const MOST_DESCRIPTORS_LEFT = 10;
const MOST_MEGABYTES_MORE = 200;

let site: Site;
beforeAll(async () => {
  site = await Site.open({ settings: {} });
});
// On a busy machine the stop after many floods may take longer than the server waits: its exit code is not checked.
afterAll(() => site.close());

test.each(Object.keys(ATTACKS).map((name, at) => ({ name, host: at + 1 })))(
  "[X6] [X7] during $name other visitors are served, and its connections end",
  async ({ name, host }) => {
    const { port, url } = site.server;
    const before = usageOf(site.server);
    const stop = await startAttack({ port, name, host });
    try {
      await pause(ATTACK_MS);
      const visitor = await arrive(url);
      expect(await openRoom(visitor)).not.toBe("");
      visitor.socket.disconnect();
      const grown = usageOf(site.server).megabytes - before.megabytes;
      expect(grown).toBeLessThan(MOST_MEGABYTES_MORE);
    } finally {
      await stop();
    }
    // The time limit of the test ends the wait.
    const most = before.descriptors + MOST_DESCRIPTORS_LEFT;
    while (usageOf(site.server).descriptors > most) await pause(100);
    expect(faultsOf(site.server)).toEqual([]);
  },
);

test("[W2] random events, frames and requests leave the server as it was", async () => {
  await fuzz(site.server, { events: 3_000, frames: 600, requests: 600 }, 1);
  expect(faultsOf(site.server)).toEqual([]);
});
