// A gateway on a free port with stock clients, for the tests of this folder.
import { once } from "node:events";
import { createServer, type Server as HttpServer } from "node:http";
import { steadyClock, systemClock } from "@kingrow/time/machine";
import type { StockOptions } from "@kingrow/protocol/testing";
import { vi } from "vitest";
import { type Config, readConfig } from "../../base/config.ts";
import type { Environment } from "../../base/settings.ts";
import type { Limits } from "../../base/limits.ts";
import { createDoor, type Door } from "../../door/door.ts";
import { SERVER_OPTIONS } from "../../door/http.ts";
import { newRoomId } from "../../keeper/creation.ts";
import { createRoomKeeper, type RoomKeeper } from "../../keeper/roomKeeper.ts";
import { createMemoryStore } from "../../store/testing/memoryStore.ts";
import type { RoomStore } from "../../store/roomStore.ts";
import { failing, type FailingStore } from "../../store/testing/rooms.ts";
import { createGateway } from "../gateway.ts";
import type { Recorder } from "../../door/recorder.ts";
import { createWatcherCounts } from "../watching/watcherCounts.ts";
import { openSockets, type Sockets } from "../socketio/sockets.ts";
import { caughtUp, type Client, createClients, createdBy } from "./testClients.ts";

export interface TestServer {
  readonly port: number;
  readonly url: string;
  readonly http: HttpServer;
  readonly store: FailingStore;
  readonly keeper: RoomKeeper;
  readonly sockets: Sockets;
  readonly door: Door;
  readonly limits: Limits;
  /** Ids of all sockets in the game. */
  memberIds(): string[];
  readonly onFault: ReturnType<typeof vi.fn<(fault: unknown) => void>>;
  readonly recorder: {
    readonly [M in keyof Recorder]: ReturnType<typeof vi.fn<Recorder[M]>>;
  };
  /** Connects a client with a new key (or the given options) and waits for it. */
  connect(key?: string, options?: StockOptions): Promise<Client>;
  /** The same without waiting. */
  open(key?: string, options?: StockOptions): Client;
  /** Refuses new connections, and closes all others when their calls are answered. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param kept what an earlier server left behind
 * @param change the limits, where the test is about others than the usual ones
 */
export async function startTestServer(
  environment: Environment = {},
  kept = createMemoryStore(),
  change = (limits: Limits): Limits => limits,
): Promise<TestServer> {
  const read = readConfig(environment, "/nowhere");
  if (!read.ok) throw new Error(read.faults.join(" "));
  const config = { ...read.config, limits: change(read.config.limits) };
  const http = createServer({ ...SERVER_OPTIONS, connectionsCheckingInterval: 200 });
  http.on("request", (request, response) => {
    if (parts.door.http.admits(request, response)) response.writeHead(404).end();
  });
  const { gateway, draining, ...parts } = openTestGateway(http, config, kept);
  const { sockets } = parts;
  http.listen(0, config.host ?? "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const { disconnectAll, ...clients } = createClients(url);

  async function close(): Promise<void> {
    disconnectAll();
    const closed = sockets.close();
    http.closeAllConnections();
    await closed;
    // What still looks on by a timer would go on in the tests of other files.
    await gateway.drain();
  }

  function drain(): Promise<void> {
    draining.begun = true;
    return gateway.drain();
  }

  return { port, url, http, ...parts, ...clients, drain, close };
}

const SECRET = "a secret of tests";

function openTestGateway(http: HttpServer, config: Config, kept: RoomStore) {
  const store = failing(kept);
  const onFault = vi.fn<(fault: unknown) => void>();
  const recorder = createTestRecorder();
  const { limits } = config;
  const draining = { begun: false };
  const watcherCounts = createWatcherCounts(SECRET, Date.now);
  const door = createDoor({
    limits,
    origins: config,
    trustedProxies: config.trustedProxies,
    secret: SECRET,
    recorder,
    steady: steadyClock,
    wall: systemClock.now,
    isAway: () => draining.begun,
  });
  door.http.guard(http);
  const keeper = createRoomKeeper({
    store,
    roomsInMemory: 100,
    onFault,
    watcherInfo: watcherCounts.of,
    newRoomId,
    chance: () => 1,
    now: Date.now,
    steady: steadyClock.now,
    instance: { run: RUN, bootedAt: Date.now() },
    onCommit: () => undefined,
    onConflict: () => undefined,
    roomsPerPlayer: limits.roomsPerPlayer,
    isAtBound: (address) => door.rooms.isAtBound(address),
  });
  const sockets = openSockets({ http, limits, door: door.sockets, recorder, steady: steadyClock });
  const gateway = createGateway({
    keeper,
    watcherCounts,
    recorder,
    onFault,
    door,
    transport: sockets.transport,
    run: () => RUN,
    clock: systemClock,
    inCall: (act) => act(),
  });
  const members = new Set<string>();
  sockets.serve({
    ...gateway,
    welcome: (socket) => {
      members.add(socket.id);
      gateway.welcome(socket);
    },
    gone: (socket) => {
      members.delete(socket.id);
      gateway.gone(socket);
    },
  });
  const memberIds = () => [...members];
  return { gateway, draining, sockets, door, limits, memberIds, store, keeper, onFault, recorder };
}

const RUN = "test-run";

export function createTestRecorder() {
  return {
    answered: vi.fn<Recorder["answered"]>(),
    broadcast: vi.fn<Recorder["broadcast"]>(),
    limited: vi.fn<Recorder["limited"]>(),
    shed: vi.fn<Recorder["shed"]>(),
    disconnected: vi.fn<Recorder["disconnected"]>(),
    untrustedProxy: vi.fn<Recorder["untrustedProxy"]>(),
  };
}

/** Two players in a running game; `white` created the room. */
export async function startedGame(server: TestServer, options?: StockOptions) {
  const [white, black] = [
    await server.connect(undefined, options),
    await server.connect(undefined, options),
  ];
  const roomId = await createdBy(white);
  await black.emitWithAck("joinRoom", { roomId });
  for (const player of [white, black]) {
    await player.emitWithAck("playerReady", { roomId, isReady: true });
  }
  await Promise.all([caughtUp(white), caughtUp(black)]);
  return { white, black, roomId };
}
