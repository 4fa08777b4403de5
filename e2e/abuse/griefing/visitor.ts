// The people in the griefing tests: plain Socket.IO clients, each with an address and a key of its own.
import type { RoomState } from "@kingrow/protocol";
import {
  asThePage,
  freePort,
  letIn,
  openStockSocket,
  type StockSocket,
} from "@kingrow/protocol/testing";
import { afterAll, beforeAll } from "vitest";
import { makeKey } from "../../support/modes.ts";
import {
  makeDataDir,
  removeDataDir,
  type Server,
  type Settings,
  startServer,
} from "../../support/server.ts";

const ANSWER_WITHIN_MS = 20_000;

interface Answer {
  readonly success: boolean;
  readonly code?: string;
  readonly roomId?: string;
  readonly version?: number;
  readonly roomState?: RoomState;
}

export interface Visitor {
  readonly socket: StockSocket;
  /** The latest state of any room. */
  readonly state: () => RoomState | undefined;
  readonly call: (event: string, payload?: object) => Promise<Answer>;
  /** Resolves with whether the event came before the time was up. */
  readonly hears: (event: string, withinMs: number) => Promise<boolean>;
}

interface Arrival {
  readonly address?: string;
  readonly key?: string;
}

const present = new Set<StockSocket>();
let addresses = 0;

/** An address of this machine that nobody else has. */
export function newAddress(): string {
  addresses += 1;
  return `127.0.${2 + Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
}

export async function arrive(
  url: string,
  { address = newAddress(), key = makeKey() }: Arrival = {},
): Promise<Visitor> {
  const options = { ...asThePage(key), localAddress: address, reconnection: false };
  const socket = openStockSocket(url, options);
  present.add(socket);
  let latest: RoomState | undefined;
  socket.on("roomState", (state: RoomState) => void (latest = state));
  await letIn(socket);
  return {
    socket,
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

/** Joins the visitor's own seat again: who sits in the room now. */
export async function playersOf(visitor: Visitor, roomId: string): Promise<readonly string[]> {
  const { roomState } = await visitor.call("joinRoom", { roomId });
  return roomState?.players ?? [];
}

/** Opens a public room. */
export async function openRoom(host: Visitor, options: object = {}): Promise<string> {
  const { roomId = "" } = await host.call("createRoom", { isPrivate: false, ...options });
  return roomId;
}

/** The visitors sit down in a new public room and both get ready. Black moves first. */
export async function startGame(
  white: Visitor,
  black: Visitor,
  options: object = {},
): Promise<string> {
  const roomId = await openRoom(white, options);
  await black.call("joinRoom", { roomId });
  for (const player of [white, black]) await player.call("playerReady", { roomId, isReady: true });
  return roomId;
}

/** A server as it ships, for the tests of one file; the visitors leave after all of them. */
export function useServer(settings: Settings = {}): () => Server {
  const dataDir = makeDataDir();
  let server: Server | undefined;
  beforeAll(async () => {
    server = await startServer(dataDir, await freePort(), { settings });
  });
  afterAll(async () => {
    for (const socket of present) socket.disconnect();
    present.clear();
    await server?.stop();
    removeDataDir(dataDir);
  });
  return () => {
    if (server === undefined) throw new Error("The server is not running.");
    return server;
  };
}
