// Honest games with random legal moves, and how long each move waits for its answer.
import { setTimeout as pause } from "node:timers/promises";
import { coordOf, type Game, legalSteps, play, startGame as startBoard } from "@kingrow/rules";
import { createRandom, type Random } from "@kingrow/rules/testing";
import { placesOf } from "../../support/archive.ts";
import type { Client } from "../../support/client.ts";
import { makeKey } from "../../support/modes.ts";
import { arrive, insist, startGame } from "./visitor.ts";

const PACE_MS = 200;

export interface HonestGames {
  /** Milliseconds that each move since the last call waited for its answer. */
  readonly take: () => readonly number[];
  /** Lost connections, refusals and missing answers. */
  readonly faults: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Resolves when all players are there. Each pair has an address of its own. */
export async function startGames(url: string, count: number): Promise<HonestGames> {
  const [faults, random]: [string[], Random] = [[], createRandom(7)];
  const waits: number[] = [];
  const state = { isOver: false };
  const tables = await Promise.all(Array.from({ length: count }, (_, at) => sitDown(url, at)));
  for (const { socket } of tables.flatMap(({ white, black }) => [white, black])) {
    socket.on("disconnect", (reason) => state.isOver || faults.push(`disconnected: ${reason}`));
    socket.on("rateLimitExceeded", ({ event }) => faults.push(`limit of ${event}`));
  }
  const running = tables.map(async (table) => {
    await pause(random.fraction() * PACE_MS);
    while (!state.isOver) await playOne(table);
  });
  const ended = running.map((game) => game.catch((fault: unknown) => faults.push(String(fault))));

  async function playOne(table: Table): Promise<void> {
    const roomId = await startGame(table, { isPrivate: true });
    for (
      let game = startBoard();
      game.outcome === undefined && !state.isOver;
      await pause(PACE_MS)
    ) {
      const { move, after } = randomStep(game, random);
      const sentAt = performance.now();
      const payload = { roomId, ...move, moveId: makeKey() };
      const { success, code } = await insist(table[game.position.turn], "movePiece", payload);
      if (!success) throw new Error(`A move was refused with ${code}.`);
      waits.push(performance.now() - sentAt);
      game = after;
    }
    for (const player of [table.white, table.black]) await insist(player, "leaveRoom", { roomId });
  }

  return {
    take: () => waits.splice(0),
    faults,
    stop: async () => {
      state.isOver = true;
      await Promise.all(ended);
      for (const { white, black } of tables)
        for (const { socket } of [white, black]) socket.close();
    },
  };
}

interface Table {
  readonly white: Client;
  readonly black: Client;
}

async function sitDown(url: string, at: number): Promise<Table> {
  const address = `127.0.0.${10 + at}`;
  return { white: await arrive(url, { address }), black: await arrive(url, { address }) };
}

/** One step or one jump, as `movePiece` names it, and the game after it. */
export function randomStep(game: Game, random: Random) {
  const step = random.pick(legalSteps(game.position));
  if (step === undefined) throw new Error("A running game has no legal step.");
  const played = play(game, step.from, step.to);
  if (!played.ok) throw new Error(played.error);
  const move = placesOf({ from: coordOf(step.from), to: coordOf(step.to) });
  return { move, after: played.value.game };
}
