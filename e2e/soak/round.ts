// One round of the soak: rooms are created, played a little, and left in every way there is.
import type { RoomState } from "@kingrow/protocol";
import { io, type Socket } from "socket.io-client";
import { makeKey } from "../support/modes.ts";
import { readScript } from "../faults/support/script.ts";

/** As many as one player may have. */
const ROOMS_PER_PAIR = 5;
const PAIRS_AT_ONCE = 24;
const STEPS = readScript(0).steps.slice(0, 3);

interface Ack {
  readonly success: boolean;
  readonly code?: string;
  readonly roomId?: string;
  readonly roomState?: RoomState;
}

/** Resolves when all rooms were played and all clients are gone. */
export async function playRound(url: string, rooms: number): Promise<void> {
  let left = Math.ceil(rooms / ROOMS_PER_PAIR);
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await playPair(url, left);
    }
  };
  await Promise.all(Array.from({ length: PAIRS_AT_ONCE }, lane));
}

/** Two players and, at times, a visitor who finds the room full; most of them vanish. */
async function playPair(url: string, number: number): Promise<void> {
  const [white, black] = [connect(url), connect(url)];
  await ask(black, "getAvailableRooms");
  for (let room = 0; room < ROOMS_PER_PAIR; room += 1) {
    const isPrivate = room % 2 === 0;
    const { roomId } = await ask(white, "createRoom", { isPrivate, requestId: makeKey() });
    await play(white, black, roomId ?? "");
    if (room === 0 && number % 5 === 0) await visit(url, roomId ?? "");
    if (room === 1) await ask(white, "leaveRoom", { roomId });
    if (room === 2) await ask(black, "resign", { roomId });
  }
  for (const socket of [white, black]) vanish(socket);
}

async function play(white: Socket, black: Socket, roomId: string): Promise<void> {
  await ask(black, "joinRoom", { roomId });
  for (const socket of [white, black]) await ask(socket, "playerReady", { roomId, isReady: true });
  for (const { player, from, to } of STEPS) {
    const places = { fromRow: from.row, fromCol: from.col, toRow: to.row, toCol: to.col };
    const mover = player === 1 ? white : black;
    await ask(mover, "movePiece", { roomId, ...places, moveId: makeKey() });
  }
}

async function visit(url: string, roomId: string): Promise<void> {
  const visitor = connect(url);
  const answer = await ask(visitor, "joinRoom", { roomId }, false);
  if (answer.code !== "ROOM_FULL") throw new Error(`A third player was answered ${answer.code}`);
  vanish(visitor);
}

function connect(url: string): Socket {
  return io(url, { forceNew: true, transports: ["websocket"], auth: { playerKey: makeKey() } });
}

/** Without a goodbye, as a closed laptop. */
function vanish(socket: Socket): void {
  socket.io.reconnection(false);
  socket.io.engine.close();
}

async function ask(
  socket: Socket,
  event: string,
  payload?: object,
  mustSucceed = true,
): Promise<Ack> {
  const args = payload === undefined ? [] : [payload];
  const answer: Ack = await socket.timeout(60_000).emitWithAck(event, ...args);
  if (mustSucceed && !answer.success) throw new Error(`${event} was refused with ${answer.code}`);
  return answer;
}
