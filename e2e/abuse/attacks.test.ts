// Every attack for a moment: the server lives on, closes its connections, and lets others in.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { attack } from "./attackers.ts";
import { ATTACKS } from "./attacks.ts";
import { useServer } from "./support/useServer.ts";
import { faultsOf, usageOf } from "./support/usage.ts";
import { arrive, openRoom } from "./support/visitor.ts";

const ATTACK_MS = 1_000;
const MOST_DESCRIPTORS_LEFT = 10;

const server = useServer();

test.each(Object.keys(ATTACKS).map((name, at) => [at, name] as const))(
  "[X6] [X7] attack %i, %s, costs nobody else anything",
  async (firstAddress, name) => {
    const { port, url } = server();
    const most = usageOf(server()).descriptors + MOST_DESCRIPTORS_LEFT;
    await attack({ port, names: [name], addresses: 1, firstAddress }, ATTACK_MS);
    const visitor = await arrive(url);
    expect(await openRoom(visitor)).not.toBe("");
    visitor.socket.disconnect();
    // The test's own time limit ends the wait.
    while (usageOf(server()).descriptors > most) await pause(100);
    expect(faultsOf(server())).toEqual([]);
  },
);
