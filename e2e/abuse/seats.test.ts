// One address with many keys takes seats, holds them or drops them at once: it gets no more than its share.
import { freePort } from "@kingrow/protocol/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDataDir, removeDataDir, type Server, startServer } from "../support/server.ts";
import { attackFor } from "./support/attackers.ts";
import { type ReferenceGames, startGames } from "./support/games.ts";
import { faultsOf } from "./support/stage.ts";

const ATTACK_MS = 3_000;
const GAMES = 2;
/** Fewer than by default, and than the rooms that an address may open in a minute. */
const MOST_SEATS = 12;

let dataDir: string;
let metricsPort: number;
let server: Server;
let games: ReferenceGames;
beforeEach(async () => {
  dataDir = makeDataDir();
  metricsPort = await freePort();
  const settings = {
    METRICS_PORT: String(metricsPort),
    MAX_SEATS_PER_ADDRESS: String(MOST_SEATS),
    // On a busy machine the seats' own limit would hardly be asked: the crowd would be refused before.
    MAX_CALL_MS: "100000",
    MAX_LOOP_DELAY_MS: "100000",
  };
  server = await startServer(dataDir, await freePort(), { settings });
  games = await startGames(server.url, GAMES);
});
afterEach(async () => {
  await games.stop();
  await server.stop();
  removeDataDir(dataDir);
});

test.each(["seat-grab", "disconnect-bomb"])(
  "[X4] %s takes no more seats than one address may have, and games beside it go on",
  async (name) => {
    const order = { port: server.port, names: [name], attackers: 1, milliseconds: ATTACK_MS };
    await attackFor(order, () => void games.take());
    expect(await refused("ADDRESS_LIMIT")).toBeGreaterThan(50);
    expect(await metric("kingrow_rooms")).toBeLessThanOrEqual(MOST_SEATS + GAMES);
    expect(games.take().length).toBeGreaterThan(GAMES);
    expect([...games.faults, ...faultsOf(server)]).toEqual([]);
  },
);

function refused(code: string): Promise<number> {
  return metric(`kingrow_commands_total{event="playNow",code="${code}"}`);
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}
