// Every attack for a moment, on one server as it ships: it lives on, gives everything back, and lets others in.
import { setTimeout as pause } from "node:timers/promises";
import { asThePage, openStockSocket, freePort } from "@kingrow/protocol/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeKey } from "../support/modes.ts";
import { makeDataDir, removeDataDir, type Server, startServer } from "../support/server.ts";
import { ATTACKS } from "./attacks/index.ts";
import { attackFor } from "./support/attackers.ts";
import { faultsOf } from "./support/stage.ts";
import { MOST_DESCRIPTORS_LEFT, usageOf } from "./support/usage.ts";

const ATTACK_MS = 1_500;
/** Longer than anything may wait: 10 s of not reading, and what a busy machine adds. */
const SETTLES_WITHIN_MS = 25_000;
/** The server's own beginnings included; without its defences some take this much in the first second. */
const MOST_MEGABYTES = 250;
/** Of one attack; without a bound it is megabytes. */
const MOST_LOG_BYTES = 20_000;

const dataDir = makeDataDir();
let server: Server;
beforeAll(async () => {
  server = await startServer(dataDir, await freePort());
});
afterAll(async () => {
  await server.stop();
  removeDataDir(dataDir);
});

test.each(ATTACKS.map(({ name }, place) => ({ name, place })))(
  "[X6] [X7] [X10] [X11] $name costs nobody else anything",
  async ({ name, place }) => {
    const before = usageOf(server.pid);
    const logged = server.output().length;
    await attackFor({
      port: server.port,
      names: [name],
      attackers: 1,
      milliseconds: ATTACK_MS,
      firstAddress: place,
    });
    await expectPlay();
    await expectGivenBack(before.descriptors);
    expect(usageOf(server.pid).megabytes).toBeLessThan(MOST_MEGABYTES);
    expect(faultsOf(server)).toEqual([]);
    expect(server.output().length - logged).toBeLessThan(MOST_LOG_BYTES);
  },
);

/** A stranger from another address gets in and opens a room. */
async function expectPlay(): Promise<void> {
  const socket = openStockSocket(server.url, asThePage(makeKey()));
  const answer = await socket.timeout(10_000).emitWithAck("createRoom", { isPrivate: true });
  expect(answer).toMatchObject({ success: true });
  socket.emit("leaveRoom", { roomId: answer.roomId });
  socket.disconnect();
}

async function expectGivenBack(descriptors: number): Promise<void> {
  const giveUpAt = Date.now() + SETTLES_WITHIN_MS;
  const most = descriptors + MOST_DESCRIPTORS_LEFT;
  while (usageOf(server.pid).descriptors > most && Date.now() < giveUpAt) await pause(100);
  expect(usageOf(server.pid).descriptors).toBeLessThanOrEqual(most);
}
