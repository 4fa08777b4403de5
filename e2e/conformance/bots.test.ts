// The example bot against the built server: two of them play a whole game.
import { freePort } from "@kingrow/protocol/testing";
import { connectTo } from "@kingrow/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playGame } from "../../packages/client/examples/bot.ts";
import { makeDataDir, removeDataDir, startServer, type Server } from "../support/server.ts";
import { NO_LIMITS } from "../support/settings.ts";

const dataDir = makeDataDir();
let server: Server;
beforeAll(async () => {
  server = await startServer(dataDir, await freePort(), { settings: NO_LIMITS });
});
afterAll(async () => {
  await server.stop("SIGTERM");
  removeDataDir(dataDir);
});

test(
  "[G4] two example bots play a whole game and agree on how it ended",
  { timeout: 60_000 },
  async () => {
    const [host, guest] = [connectTo(server.url), connectTo(server.url)];
    await host.enter();
    const opened = await host.ask("createRoom", { isPrivate: true });
    if (!opened.ok) throw new Error(`No room: ${opened.error.code}`);
    const { roomId } = opened.value;
    const verdicts = await Promise.all([playGame(host, roomId, 1), playGame(guest, roomId, 1)]);
    for (const { link } of [host, guest]) link.close();
    expect(["won,lost", "lost,won", "draw,draw"]).toContain(verdicts.join());
  },
);
