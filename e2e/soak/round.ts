// One round of the soak: creates rooms, plays a little, and leaves them in all possible ways.
import { FaultProxy } from "@kingrow/protocol/testing";
import { type Bot, openBot } from "../support/bot.ts";
import { placesOf } from "../support/archive.ts";
import { makeKey } from "../support/modes.ts";
import { readScript } from "../support/script.ts";

/** As many as one player may have. */
const ROOMS_PER_PAIR = 5;
const PAIRS_AT_ONCE = 24;
const STEPS = readScript(0).steps.slice(0, 3);

/** Resolves when all rooms were played and all clients are gone. */
export async function playRound(port: number, rooms: number): Promise<void> {
  let left = Math.ceil(rooms / ROOMS_PER_PAIR);
  const playPairs = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await playPair(port, left);
    }
  };
  await Promise.all(Array.from({ length: PAIRS_AT_ONCE }, playPairs));
}

/** Two players, sometimes with a third visitor who is refused. Most of them vanish. */
async function playPair(port: number, number: number): Promise<void> {
  const line = await FaultProxy.open(port);
  const [white, black] = [await openBot(line.url), await openBot(line.url)];
  await black.ask("getAvailableRooms", {});
  for (let room = 0; room < ROOMS_PER_PAIR; room += 1) {
    const roomId = await white.create({ isPrivate: room % 2 === 0 });
    await play(white, black, roomId);
    if (room === 0 && number % 5 === 0) await visit(port, roomId);
    if (room === 1) await white.ask("leaveRoom", { roomId });
    if (room === 2) await black.ask("resign", { roomId });
  }
  await vanish(line, [white, black]);
}

async function play(white: Bot, black: Bot, roomId: string): Promise<void> {
  await black.join(roomId);
  for (const bot of [white, black]) await bot.ready();
  for (const step of STEPS) {
    const mover = step.player === 1 ? white : black;
    const moved = await mover.ask("movePiece", { roomId, ...placesOf(step), moveId: makeKey() });
    if (!moved.ok) throw new Error(`A move was refused with ${moved.error.code}`);
  }
}

async function visit(port: number, roomId: string): Promise<void> {
  const line = await FaultProxy.open(port);
  const visitor = await openBot(line.url);
  const answer = await visitor.ask("joinRoom", { roomId });
  if (answer.ok || answer.error.code !== "ROOM_FULL")
    throw new Error(`A third player was answered ${answer.ok ? "yes" : answer.error.code}`);
  await vanish(line, [visitor]);
}

/** Without a goodbye, as a closed laptop. */
async function vanish(line: FaultProxy, bots: readonly Bot[]): Promise<void> {
  line.cut(false);
  for (const bot of bots) bot.close();
  await line.close();
}
