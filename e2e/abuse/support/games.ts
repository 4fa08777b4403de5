// The reference games: stock clients at real games, and how long each move waits for its answer.
import { setTimeout as pause } from "node:timers/promises";
import { coordOf, type Game, legalSteps, play, startGame } from "@kingrow/rules";
import { asThePage, openStockSocket, type StockSocket } from "@kingrow/protocol/testing";
import { createRandom, type Random } from "@kingrow/rules/testing";
import { makeKey } from "../../support/modes.ts";

/** One step of each game in this time, so that nobody comes near the limit of moves. */
const PACE_MS = 200;
const ANSWER_WITHIN_MS = 10_000;

interface Ack {
  readonly success: boolean;
  readonly code?: string;
  readonly roomId?: string;
}

export interface ReferenceGames {
  /** Milliseconds from each move to its answer since the last look. */
  take(): readonly number[];
  /** What no honest player should meet: lost connections, refusals, answers that did not come. */
  readonly faults: readonly string[];
  stop(): Promise<void>;
}

/** Resolves when all games have begun. */
export async function startGames(url: string, games: number): Promise<ReferenceGames> {
  const faults: string[] = [];
  const random = createRandom(7);
  let waits: number[] = [];
  let isOver = false;
  const tables = await Promise.all(
    Array.from({ length: games }, (_, number) => sitDown(url, householdOf(number), faults)),
  );
  const dependencies = { random, isOver: () => isOver, note: (ms: number) => void waits.push(ms) };
  const running = tables.map((table) =>
    playOn(table, dependencies).catch((fault) => faults.push(String(fault))),
  );

  return {
    take() {
      const taken = waits;
      waits = [];
      return taken;
    },
    faults,
    async stop() {
      isOver = true;
      await Promise.all(running);
      for (const { white, black } of tables)
        for (const s of [white, black]) s.removeAllListeners().disconnect();
    },
  };
}

interface Table {
  readonly white: StockSocket;
  readonly black: StockSocket;
}

interface Dependencies {
  readonly random: Random;
  readonly isOver: () => boolean;
  readonly note: (milliseconds: number) => void;
}

/** Each game is played behind an address of its own: rooms are opened far more often here than by people. */
function householdOf(number: number): string {
  return `127.0.0.${10 + number}`;
}

async function sitDown(url: string, address: string, faults: string[]): Promise<Table> {
  const [white, black] = [connect(url, address), connect(url, address)];
  for (const socket of [white, black]) {
    if (!socket.connected) await new Promise<void>((open) => socket.once("connect", open));
    socket.on("disconnect", (reason) => faults.push(`a player was disconnected: ${reason}`));
    socket.on("error", ({ code }) => faults.push(`a player was told ${code}`));
    socket.on("rateLimitExceeded", ({ event }) =>
      faults.push(`a player met the limit of ${event}`),
    );
  }
  return { white, black };
}

function connect(url: string, address: string): StockSocket {
  const from = { localAddress: address };
  return openStockSocket(url, { ...asThePage(makeKey()), ...from });
}

async function playOn(table: Table, dependencies: Dependencies): Promise<void> {
  await pause(dependencies.random.fraction() * PACE_MS);
  while (!dependencies.isOver()) await playOne(table, dependencies);
}

async function playOne({ white, black }: Table, dependencies: Dependencies): Promise<void> {
  const { roomId } = await ask(white, "createRoom", { isPrivate: true });
  await ask(black, "joinRoom", { roomId });
  for (const socket of [white, black]) await ask(socket, "playerReady", { roomId, isReady: true });
  let game = startGame();
  while (game.outcome === undefined && !dependencies.isOver()) {
    game = await step(game, { white, black }, { ...dependencies, roomId });
    await pause(PACE_MS);
  }
  for (const socket of [white, black]) socket.emit("leaveRoom", { roomId });
}

async function step(
  game: Game,
  table: Table,
  { random, note, roomId }: Dependencies & { readonly roomId: string | undefined },
): Promise<Game> {
  const steps = legalSteps(game.position);
  const choice = random.pick(steps);
  if (choice === undefined) throw new Error("a game went on without a step");
  const [from, to] = [coordOf(choice.from), coordOf(choice.to)];
  const places = { fromRow: from.row, fromCol: from.col, toRow: to.row, toCol: to.col };
  const sentAt = performance.now();
  await ask(table[game.position.turn], "movePiece", { roomId, ...places, moveId: makeKey() });
  note(performance.now() - sentAt);
  const turn = play(game, choice.from, choice.to);
  if (!turn.ok) throw new Error(turn.error);
  return turn.value.game;
}

async function ask(socket: StockSocket, event: string, payload: object): Promise<Ack> {
  const answer: Ack = await socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, payload);
  if (!answer.success) throw new Error(`${event} was refused with ${answer.code}`);
  return answer;
}
