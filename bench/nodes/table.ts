// Two bots at a table that play random legal games, one after the other.
import { coordOf, type Game, legalSteps, play, startGame } from "../../packages/rules/src/index.ts";
import { type Bot, openBot } from "../../e2e/support/bot.ts";

export interface Table {
  readonly roomId: string;
  /** White, then black; they change places with every rematch. */
  readonly players: [Bot, Bot];
  game: Game;
  close(): void;
}

export async function openTable(
  whiteUrl: string,
  blackUrl: string,
  isPrivate = true,
): Promise<Table> {
  const players: [Bot, Bot] = [await openBot(whiteUrl), await openBot(blackUrl)];
  const [white, black] = players;
  const roomId = await white.create(isPrivate);
  await black.join(roomId);
  for (const player of players) await player.ready();
  const close = () => players.forEach((player) => player.close());
  return { roomId, players, game: startGame(), close };
}

/** Plays so many steps; answers how long each waited for its answer, in ms. */
export async function playOn(table: Table, steps: number): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < steps) {
    await goOn(table);
    const choices = legalSteps(table.game.position);
    const step = choices[Math.floor(Math.random() * choices.length)];
    if (step === undefined) throw new Error("nothing to play in a running game");
    const [from, to] = [coordOf(step.from), coordOf(step.to)];
    const mover = table.players[table.game.position.turn === "white" ? 0 : 1];
    const asked = performance.now();
    const moved = await mover.ask("movePiece", {
      roomId: table.roomId,
      fromRow: from.row,
      fromCol: from.col,
      toRow: to.row,
      toCol: to.col,
    });
    waits.push(performance.now() - asked);
    if (!moved.ok) throw new Error(`movePiece: ${moved.error.code}`);
    const played = play(table.game, step.from, step.to);
    if (!played.ok) throw new Error(`not legal: ${played.error}`);
    table.game = played.value.game;
  }
  return waits;
}

/** Begins another game when one has ended, which no step then waits for. */
export async function goOn(table: Table): Promise<void> {
  if (table.game.outcome !== undefined) await rematch(table);
}

async function rematch(table: Table): Promise<void> {
  const [white, black] = table.players;
  const { roomId } = table;
  await white.ask("playAgain", { roomId });
  const agreed = await black.ask("playAgain", { roomId });
  if (!agreed.ok) throw new Error(`playAgain: ${agreed.error.code}`);
  // A state of the game before may come later than the answer, from another node.
  const { version } = agreed.value;
  await white.until((state) => state.gameStatus === "started" && state.version > version);
  table.players.splice(0, 2, black, white);
  table.game = startGame();
}
