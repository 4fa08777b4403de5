// Two stock clients at a table that play random legal games, one after the other.
import { coordOf, type Game, legalSteps, play, startGame } from "../../packages/rules/src/index.ts";
import { io, type Socket } from "socket.io-client";

export interface Table {
  readonly roomId: string;
  /** White, then black; they change places with every rematch. */
  readonly players: [Socket, Socket];
  game: Game;
  close(): void;
}

let keys = 0;

export async function openTable(
  whiteUrl: string,
  blackUrl: string,
  isPrivate = true,
): Promise<Table> {
  const players: [Socket, Socket] = [await connect(whiteUrl), await connect(blackUrl)];
  const [white, black] = players;
  const { roomId } = await call(white, "createRoom", { isPrivate });
  await call(black, "joinRoom", { roomId });
  for (const player of players) await call(player, "playerReady", { roomId, isReady: true });
  const close = () => players.forEach((player) => player.disconnect());
  return { roomId, players, game: startGame(), close };
}

/** Plays so many steps; answers how long each waited for its answer, in ms. */
export async function playOn(table: Table, steps: number): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < steps) {
    if (table.game.outcome !== undefined) await rematch(table);
    const choices = legalSteps(table.game.position);
    const step = choices[Math.floor(Math.random() * choices.length)];
    if (step === undefined) throw new Error("nothing to play in a running game");
    const [from, to] = [coordOf(step.from), coordOf(step.to)];
    const mover = table.players[table.game.position.turn === "white" ? 0 : 1];
    const asked = performance.now();
    await call(mover, "movePiece", {
      roomId: table.roomId,
      fromRow: from.row,
      fromCol: from.col,
      toRow: to.row,
      toCol: to.col,
    });
    waits.push(performance.now() - asked);
    const played = play(table.game, step.from, step.to);
    if (!played.ok) throw new Error(`not legal: ${played.error}`);
    table.game = played.value.game;
  }
  return waits;
}

async function rematch(table: Table): Promise<void> {
  const [white, black] = table.players;
  const states: State[] = [];
  const listener = (state: State) => void states.push(state);
  white.on("roomState", listener);
  await call(white, "playAgain", { roomId: table.roomId });
  const { version } = await call(black, "playAgain", { roomId: table.roomId });
  // A state of the game before may come later than the answer, from another node.
  while (!states.some((state) => state.gameStatus === "started" && state.version > version)) {
    await new Promise((resolve) => void setTimeout(resolve, 10));
  }
  white.off("roomState", listener);
  table.players.splice(0, 2, black, white);
  table.game = startGame();
}

interface State {
  readonly gameStatus: string;
  readonly version: number;
}

interface Answer {
  readonly roomId: string;
  readonly version: number;
}

async function connect(url: string): Promise<Socket> {
  keys += 1;
  const playerKey = `bench-player-key-${String(keys).padStart(8, "0")}`;
  const socket = io(url, { transports: ["websocket"], forceNew: true, auth: { playerKey } });
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return socket;
}

async function call(socket: Socket, event: string, payload: object): Promise<Answer> {
  const ack = await socket.emitWithAck(event, payload);
  if (ack.success !== true) throw new Error(`${event}: ${ack.message}`);
  return ack;
}
