import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RoomState } from "@kingrow/protocol";
import { asThePage, whenConnected, openStockSocket } from "@kingrow/protocol/testing";
import { systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "./app.ts";
import { readConfig } from "./base/config.ts";
import { type Client, next } from "./gateway/testing/testClients.ts";
import { createLog } from "./base/log.ts";
import { storeFileIn } from "./store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "./store/lmdb/lmdbStore.ts";
import { DamagedRoom, type RoomStore, StoreFault } from "./store/roomStore.ts";

const KEYS = ["white-key-0123456789abcdef", "black-key-0123456789abcdef"] as const;

let folder: string;
let app: App | undefined;
let clients: Client[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kingrow-app-"));
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.disconnect();
  await app?.stop();
  app = undefined;
  rmSync(folder, { recursive: true });
});

interface Variation {
  /** Moves the clock. */
  readonly ahead?: number;
  readonly store?: (store: RoomStore) => RoomStore;
  readonly onServing?: (isServing: boolean) => void;
}

/** Starts a server on the same file. */
async function start({ ahead = 0, store = (own) => own, onServing }: Variation = {}) {
  const read = readConfig({ PORT: "0", HOST: "127.0.0.1", METRICS_PORT: "0" }, folder);
  if (!read.ok) throw new Error("the settings are wrong");
  app = await startApp({
    config: read.config,
    store: store(openLmdbStore(storeFileIn(folder))),
    pageDir: folder,
    log: createLog("silent"),
    clock: { ...systemClock, now: () => Date.now() + ahead },
    ...(onServing && { onServing }),
  });
}

async function stop(): Promise<void> {
  await app?.stop();
  app = undefined;
}

async function connect(playerKey: string): Promise<Client> {
  const url = `http://127.0.0.1:${app?.port}`;
  const client: Client = openStockSocket(url, asThePage(playerKey));
  clients.push(client);
  await whenConnected(client);
  return client;
}

async function join(client: Client, roomId: string): Promise<RoomState> {
  const ack = await client.emitWithAck("joinRoom", { roomId });
  if (!ack.success) throw new Error(ack.message);
  return ack.roomState;
}

/** A running game in which black has moved once. */
async function play(): Promise<string> {
  const [white, black] = [await connect(KEYS[0]), await connect(KEYS[1])];
  const created = await white.emitWithAck("createRoom", { isPrivate: false });
  const roomId = created.success ? created.roomId : "";
  await join(black, roomId);
  for (const player of [white, black]) {
    await player.emitWithAck("playerReady", { roomId, isReady: true });
  }
  const move = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1, moveId: "m1" };
  expect(await black.emitWithAck("movePiece", move)).toEqual({ success: true, version: 5 });
  return roomId;
}

describe("a server that was restarted", () => {
  it("[W3] [A2] continues all games with the same seats and boards", async () => {
    await start();
    const roomId = await play();
    await stop();
    await start();
    const [white, black] = [await connect(KEYS[0]), await connect(KEYS[1])];
    await join(white, roomId);
    const state = await join(black, roomId);
    expect(state).toMatchObject({
      gameStatus: "started",
      moves: ["12-16"],
      players: [white.id, black.id],
      currentPlayerTurn: white.id,
    });
    const move = { roomId, fromRow: 2, fromCol: 1, toRow: 3, toCol: 0 };
    const told = next(black, "roomState");
    expect(await white.emitWithAck("movePiece", move)).toMatchObject({ success: true });
    expect((await told).version).toBe(state.version + 1);
  });

  it("[G6] answers a move that it acknowledged in its instance before as it did then", async () => {
    await start();
    const roomId = await play();
    await stop();
    await start();
    const black = await connect(KEYS[1]);
    await join(black, roomId);
    const move = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1, moveId: "m1" };
    expect(await black.emitWithAck("movePiece", move)).toEqual({ success: true, version: 5 });
  });

  it("[O2] leads a repeated request to the same seat", async () => {
    await start();
    await (await connect(KEYS[0])).emitWithAck("playNow", {});
    const request = { requestId: "whose answer is lost" };
    const seat = await (await connect(KEYS[1])).emitWithAck("playNow", request);
    await stop();
    await start();
    expect(await (await connect(KEYS[1])).emitWithAck("playNow", request)).toEqual(seat);
  });

  it("[A2] moves every deadline to at least a minute ahead, after an hour or a week", async () => {
    await start();
    const roomId = await play();
    await stop();
    const week = 7 * 24 * 3_600_000;
    await start({ ahead: week });
    const started = Date.now() + week;
    const white = await connect(KEYS[0]);
    const state = await join(white, roomId);
    expect(state.gameStatus).toBe("started");
    const deadlines = Object.values(state.presence)
      .flatMap(({ claimableAt, forfeitAt }) => [claimableAt, forfeitAt])
      .filter((deadline) => deadline !== null);
    expect(deadlines.length).toBeGreaterThan(0);
    expect(Math.min(...deadlines)).toBeGreaterThan(started + 55_000);
  });

  it("ends soon although a connection never says goodbye", async () => {
    await start();
    const silent = createConnection({ port: app?.port ?? 0, host: "127.0.0.1" });
    await once(silent, "connect");
    silent.write("GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\n");
    silent.write("Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n");
    silent.write("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    await once(silent, "data");
    const [begun, gone] = [performance.now(), once(silent, "close")];
    await stop();
    await gone;
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it("shows the rooms of its instance before in the lobby", async () => {
    await start();
    const roomId = await play();
    await stop();
    await start();
    const guest = await connect("guest-key-0123456789abcdef");
    const list = next(guest, "availableRooms");
    guest.emit("getAvailableRooms");
    expect(await list).toMatchObject([
      { id: roomId, playerCount: 2, maxPlayers: 2, status: "Full" },
    ]);
  });
});

describe("a store that refuses", () => {
  const move = { fromRow: 2, fromCol: 1, toRow: 3, toCol: 0 };

  /** The answer to white's next move, and the signals to the server's clock. */
  async function playOn(broken: (fault: { now: boolean }) => (store: RoomStore) => RoomStore) {
    const fault = { now: false };
    const told: boolean[] = [];
    await start({ store: broken(fault), onServing: (isServing) => void told.push(isServing) });
    const roomId = await play();
    const white = await connect(KEYS[0]);
    await join(white, roomId);
    fault.now = true;
    const refused = await white.emitWithAck("movePiece", { roomId, ...move });
    expect(refused).toMatchObject({ code: "UNAVAILABLE" });
    const ready = await fetch(`http://127.0.0.1:${app?.port}/readyz`);
    fault.now = false;
    return {
      told,
      ready: ready.status,
      again: () => white.emitWithAck("movePiece", { roomId, ...move }),
    };
  }

  it("[A2] stops the clock until a change is stored again, and is not ready", async () => {
    const { told, ready, again } = await playOn((fault) => (store) => ({
      ...store,
      commit: (...change) =>
        fault.now ? Promise.reject(new StoreFault("full")) : store.commit(...change),
    }));
    expect({ told, ready }).toEqual({ told: [false], ready: 503 });
    expect(await again()).toMatchObject({ success: true });
    expect(told).toEqual([false, true]);
  });

  it("stays ready, and its clock goes on, when a single room is damaged", async () => {
    const { told, ready } = await playOn((fault) => (store) => ({
      ...store,
      commit: (...change) =>
        fault.now ? Promise.reject(new DamagedRoom("damaged")) : store.commit(...change),
    }));
    expect({ told, ready }).toEqual({ told: [], ready: 200 });
  });
});
