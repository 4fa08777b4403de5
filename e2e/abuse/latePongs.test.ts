// Players who answer pings late, so that the server takes thinking time for the delay of the connection.
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { RoomState } from "@kingrow/protocol";
import { freePort } from "@kingrow/protocol/testing";
import { expect, test } from "vitest";
import { ARCHIVE, placesOf, stepsOf } from "../support/archive.ts";
import type { Client } from "../support/client.ts";
import { useSite } from "../support/site.ts";
import { arrive, startGame } from "./support/visitor.ts";

/** The first byte of a WebSocket's pong. */
const PONG = 0x8a;
const LATE_MS = 600;
const THINK_MS = 450;
const STEPS = 36;
const GAME = stepsOf(ARCHIVE[0] ?? []);
const INCREMENT_MS = 2_000;
/** Tolerance for a busy machine. */
const NOISE_MS = 500;

const site = useSite({ settings: {} });

test("[O3] late pongs win at most 5 s a game, and nothing when only every second one is late", async () => {
  const black = await arrive(await delayPongs(1));
  const white = await arrive(await delayPongs(2));
  const roomId = await startGame({ white, black }, { pace: "3+2" });
  const free = await playSlowly(roomId, { black, white });
  expect(free.black).toBeLessThanOrEqual(5_000 + NOISE_MS);
  expect(free.white).toBeLessThanOrEqual(2_000 + NOISE_MS);
});

/** Milliseconds that each side thought and was not charged for. */
async function playSlowly(
  roomId: string,
  players: Readonly<Record<"black" | "white", Client>>,
): Promise<{ readonly black: number; readonly white: number }> {
  const free = { black: 0, white: 0 };
  for (const [count, step] of GAME.slice(0, STEPS).entries()) {
    const turn = step.player === 1 ? "white" : "black";
    const mover = players[turn];
    const before = await mover.state((state) => state.currentPlayerTurn === mover.id);
    const startedAt = performance.now();
    await pause(THINK_MS);
    const thought = performance.now() - startedAt;
    await mover.call("movePiece", { roomId, ...placesOf(step) });
    const next = await mover.state(({ version }) => version > before.version);
    const increment = GAME[count + 1]?.player === step.player ? 0 : INCREMENT_MS;
    free[turn] += thought - (leftOf(before, mover) - leftOf(next, mover) + increment);
  }
  return free;
}

function leftOf({ clocks }: RoomState, player: Client): number {
  return clocks?.[player.id]?.remainingMs ?? Number.NaN;
}

/** The address of a proxy that delays every `nth` pong of a client and nothing else. */
async function delayPongs(nth: number): Promise<string> {
  let pongs = 0;
  const proxy = createServer((client) => {
    const upstream = connect(site().port, "127.0.0.1");
    for (const socket of [client, upstream]) socket.on("error", () => socket.destroy());
    upstream.pipe(client).on("close", () => upstream.destroy());
    client.on("data", (bytes: Buffer) => {
      pongs += bytes[0] === PONG ? 1 : 0;
      const delay = bytes[0] === PONG && pongs % nth === 0 ? LATE_MS : 0;
      setTimeout(() => upstream.write(bytes), delay);
    });
  });
  const port = await freePort();
  await new Promise<void>((listening) => proxy.listen(port, "127.0.0.1", listening));
  return `http://127.0.0.1:${port}`;
}
