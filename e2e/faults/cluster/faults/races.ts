// Many sockets on all nodes race for the two seats of a room.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { type Bot, openBot } from "../../../support/bot.ts";
import type { Cluster } from "../../support/cluster.ts";
import { report } from "../../support/journal.ts";
import { scaled } from "../../support/scale.ts";

const RACERS = scaled(60, 1_000);
const ROUNDS = scaled(3, 20);
const AT_ONCE = 50;
const COMES_AGAIN_MS = 500;

/** Retries what a busy server refused, as the page does. */
async function join(bot: Bot, roomId: string): Promise<"OK" | "ROOM_FULL"> {
  for (;;) {
    const answer = await bot.ask("joinRoom", { roomId });
    if (answer.ok) return "OK";
    const { code } = answer.error;
    if (code === "ROOM_FULL") return code;
    expect(code).toBe("OVERLOADED");
    await pause(COMES_AGAIN_MS);
  }
}

/** All join at the same time. Resolves with the bots that got a seat. */
async function winnersOf(bots: readonly Bot[], roomId: string): Promise<readonly Bot[]> {
  const answers = await Promise.all(bots.map((bot) => join(bot, roomId)));
  return bots.filter((_, k) => answers[k] === "OK");
}

async function gather({ nodes }: Cluster): Promise<readonly Bot[]> {
  const racers: Bot[] = [];
  while (racers.length < RACERS) {
    const group = Array.from({ length: Math.min(AT_ONCE, RACERS - racers.length) }, (_, k) => {
      return openBot(nodes[k % nodes.length]!.url);
    });
    racers.push(...(await Promise.all(group)));
  }
  return racers;
}

/** Exactly two sockets get the seats of a room, in each of many rounds. */
export async function expectTwoSeats(cluster: Cluster): Promise<void> {
  const racers = await gather(cluster);
  let joins = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    joins += await race(cluster.node(round).url, racers);
  report("join race", { sockets: RACERS, rounds: ROUNDS, joins, "seats given": 2 * ROUNDS });
  for (const bot of racers) bot.close();
}

/**
 * One seat is free at first, and the seat of the host after she has left. Resolves with the number of joins.
 */
async function race(url: string, racers: readonly Bot[]): Promise<number> {
  const host = await openBot(url);
  const roomId = await host.create({ isPrivate: true });
  const [first, ...tooMany] = await winnersOf(racers, roomId);
  const others = racers.filter((bot) => bot !== first);
  await host.ask("leaveRoom", { roomId });
  const [second, ...more] = await winnersOf(others, roomId);
  expect([...tooMany, ...more], "who got a third seat").toEqual([]);
  await first!.join(roomId);
  expect(new Set(first!.state?.players)).toEqual(new Set([first!.id, second!.id]));
  for (const winner of [first!, second!]) await winner.ask("leaveRoom", { roomId });
  host.close();
  return racers.length + others.length;
}
