// Plain Socket.IO clients, each with an address and a key of its own.
import { setTimeout as pause } from "node:timers/promises";
import type { RoomState } from "@kingrow/protocol";
import { asThePage, letIn, openStockSocket, type StockSocket } from "@kingrow/protocol/testing";
import { makeKey } from "../../support/modes.ts";

const ANSWER_WITHIN_MS = 20_000;

export interface Answer {
  readonly success: boolean;
  readonly code?: string;
  readonly retryInMs?: number;
  readonly roomId?: string;
  readonly roomState?: RoomState;
}

export interface Visitor {
  readonly socket: StockSocket;
  readonly id: () => string;
  /** The latest state of any room. */
  readonly state: () => RoomState | undefined;
  readonly call: (event: string, payload?: object) => Promise<Answer>;
  /** Resolves with whether the event came before the time was up. */
  readonly hears: (event: string, withinMs: number) => Promise<boolean>;
}

interface Arrival {
  readonly address?: string;
  readonly key?: string;
  readonly reconnection?: boolean;
}

let addresses = 0;

/** An address of this machine that no other visitor has. */
function newAddress(): string {
  addresses += 1;
  return `127.0.${2 + Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
}

export async function arrive(
  url: string,
  { address = newAddress(), key = makeKey(), reconnection = false }: Arrival = {},
): Promise<Visitor> {
  const from = { localAddress: address };
  const socket = openStockSocket(url, { ...asThePage(key), ...from, reconnection });
  let latest: RoomState | undefined;
  socket.on("roomState", (state: RoomState) => void (latest = state));
  await letIn(socket);
  return {
    socket,
    id: () => socket.id ?? "",
    state: () => latest,
    call: (event, payload = {}) => socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, payload),
    hears: (event, withinMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), withinMs);
        socket.once(event, () => {
          clearTimeout(timer);
          resolve(true);
        });
      }),
  };
}

/** Retries what a busy server refused with `OVERLOADED`, as the page does. */
export async function insist(
  visitor: Visitor,
  event: string,
  payload: object = {},
): Promise<Answer> {
  for (;;) {
    const answer = await visitor.call(event, payload);
    if (answer.code !== "OVERLOADED") return answer;
    await pause(answer.retryInMs);
  }
}

export async function openRoom(host: Visitor, options: object = {}): Promise<string> {
  const { roomId = "" } = await insist(host, "createRoom", { isPrivate: false, ...options });
  return roomId;
}

/** Starts a game in a new public room. Black moves first. */
export async function startGame(
  { white, black }: { readonly white: Visitor; readonly black: Visitor },
  options: object = {},
): Promise<string> {
  const roomId = await openRoom(white, options);
  await insist(black, "joinRoom", { roomId });
  for (const player of [white, black])
    await insist(player, "playerReady", { roomId, isReady: true });
  return roomId;
}
