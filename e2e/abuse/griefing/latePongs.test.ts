// A5: players answer pings late, so that the server takes their thinking for the delay of the line.
import { connect, createServer, type Server as Listener } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { RoomState } from "@kingrow/protocol";
import { coordOf, legalSteps, play, startGame as startBoard } from "@kingrow/rules";
import { createRandom } from "@kingrow/rules/testing";
import { expect, test } from "vitest";
import { arrive, startGame, useServer, type Visitor } from "./visitor.ts";

const PONG = 0x8a;
const LATE_MS = 600;
const THINK_MS = 450;
const STEPS = 36;
const INCREMENT_MS = 2_000;
/** What the tests' own machine may add. */
const NOISE_MS = 500;

const server = useServer();

test("[O3] pings answered late bring five seconds a game at most, every second one nothing", async () => {
  const { url, port } = server();
  const always = await delayPongs(port, 1);
  const everySecond = await delayPongs(port, 2);
  const black = await arrive(urlOf(always) ?? url);
  const white = await arrive(urlOf(everySecond) ?? url);
  const roomId = await startGame(white, black, { pace: "3+2" });
  const free = await playSlowly(roomId, { black, white });
  for (const proxy of [always, everySecond]) proxy.close();
  expect(free.black).toBeLessThanOrEqual(5_000 + NOISE_MS);
  expect(free.white).toBeLessThanOrEqual(2_000 + NOISE_MS);
});

/** Milliseconds that each thought and was not charged for. */
async function playSlowly(
  roomId: string,
  players: { readonly black: Visitor; readonly white: Visitor },
): Promise<{ readonly black: number; readonly white: number }> {
  const random = createRandom(3);
  const free = { black: 0, white: 0 };
  let game = startBoard();
  for (let count = 0; count < STEPS && game.outcome === undefined; count += 1) {
    const { turn } = game.position;
    const mover = players[turn];
    const isOnTurn = ({ currentPlayerTurn }: RoomState) => currentPlayerTurn === mover.socket.id;
    const before = await stateOf(mover, isOnTurn);
    const startedAt = performance.now();
    await pause(THINK_MS);
    const thought = performance.now() - startedAt;
    const step = random.pick(legalSteps(game.position));
    if (step === undefined) break;
    const [from, to] = [coordOf(step.from), coordOf(step.to)];
    const move = { fromRow: from.row, fromCol: from.col, toRow: to.row, toCol: to.col };
    await mover.call("movePiece", { roomId, ...move });
    const after = await stateOf(mover, ({ version }) => version > before.version);
    const played = play(game, step.from, step.to);
    if (!played.ok) throw new Error(played.error);
    ({ game } = played.value);
    const hasEnded = game.position.turn !== turn;
    const charged = leftOf(before, mover) - leftOf(after, mover) + (hasEnded ? INCREMENT_MS : 0);
    free[turn] += thought - charged;
  }
  return free;
}

function leftOf({ clocks }: RoomState, { socket }: Visitor): number {
  return clocks?.[socket.id ?? ""]?.remainingMs ?? Number.NaN;
}

async function stateOf(
  { socket, state }: Visitor,
  matches: (state: RoomState) => boolean,
): Promise<RoomState> {
  for (;;) {
    const latest = state();
    if (latest !== undefined && matches(latest)) return latest;
    await new Promise((heard) => socket.once("roomState", heard));
  }
}

/** A proxy that delays every `nth` pong of the client and nothing else. */
async function delayPongs(port: number, nth: number): Promise<Listener> {
  let pongs = 0;
  const listener = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [client, upstream]) socket.on("error", () => socket.destroy());
    upstream.pipe(client);
    client.on("close", () => upstream.destroy());
    client.on("data", (bytes: Buffer) => {
      pongs += bytes[0] === PONG ? 1 : 0;
      const isLate = bytes[0] === PONG && pongs % nth === 0;
      setTimeout(() => upstream.writable && upstream.write(bytes), isLate ? LATE_MS : 0);
    });
  });
  await new Promise<void>((listening) => listener.listen(0, "127.0.0.1", () => listening()));
  return listener;
}

function urlOf(listener: Listener): string | undefined {
  const address = listener.address();
  return typeof address === "object" && address !== null
    ? `http://127.0.0.1:${address.port}`
    : undefined;
}
