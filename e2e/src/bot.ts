// A player without a page: a stock Socket.IO client, for the side of a game that is not under test.
import type { Ack, CommandName, CommandPayload, RoomState } from "@kingrow/protocol";
import { coordOf, type Square } from "@kingrow/rules";
import { io, type Socket } from "socket.io-client";

export interface Bot {
  readonly id: string;
  /** The latest state of the room it sits in. */
  readonly state: RoomState | undefined;
  create(isPrivate?: boolean): Promise<string>;
  join(roomId: string): Promise<void>;
  ask<N extends Exclude<CommandName, "getAvailableRooms">>(
    name: N,
    payload: CommandPayload<N>,
  ): Promise<Ack<N>>;
  ready(): Promise<void>;
  /** Moves along the squares, one step or jump after the other. */
  play(path: readonly Square[]): Promise<void>;
  /** Waits until the room is as wanted. */
  until(wanted: (state: RoomState) => boolean): Promise<void>;
  close(): void;
}

/** Connects a player who has no key: the seat is the socket's. */
export async function openBot(origin: string): Promise<Bot> {
  const socket = io(origin, { forceNew: true, transports: ["websocket"], reconnection: false });
  await connected(socket);
  let state: RoomState | undefined;
  let roomId = "";
  socket.on("roomState", (next: RoomState) => {
    if (next.id === roomId) state = next;
  });

  const ask: Bot["ask"] = (name, payload) => socket.timeout(8_000).emitWithAck(name, payload);
  const insist: Bot["ask"] = async (name, payload) => {
    const answer = await ask(name, payload);
    if (!answer.success) throw new Error(`${name} was refused: ${answer.message}`);
    return answer;
  };
  const isSo = (wanted: (state: RoomState) => boolean): boolean =>
    state !== undefined && wanted(state);
  const until: Bot["until"] = async (wanted) => {
    while (!isSo(wanted)) await nextState(socket);
  };

  return {
    get id() {
      return socket.id ?? "";
    },
    get state() {
      return state;
    },
    create: async (isPrivate = false) => {
      const answer = await insist("createRoom", { isPrivate });
      if (answer.success) ({ roomId } = answer);
      return roomId;
    },
    join: async (id) => {
      roomId = id;
      const answer = await insist("joinRoom", { roomId });
      if (answer.success) state = answer.roomState;
    },
    ask,
    ready: async () => {
      await insist("playerReady", { roomId, isReady: true });
    },
    play: async (path) => {
      await until((room) => room.currentPlayerTurn === socket.id);
      for (const [index, to] of path.slice(1).entries()) {
        const { row: fromRow, col: fromCol } = coordOf(path[index]!);
        const { row: toRow, col: toCol } = coordOf(to);
        await insist("movePiece", { roomId, fromRow, fromCol, toRow, toCol });
      }
    },
    until,
    close: () => void socket.disconnect(),
  };
}

async function connected(socket: Socket): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
}

function nextState(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error("The room did not become so.")), 8_000);
    socket.once("roomState", () => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
