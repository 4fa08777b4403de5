// A gateway on a free port with stock clients, for the tests of this folder.
import { createServer, type Server as HttpServer } from "node:http";
import { steadyClock, systemClock } from "@kingrow/time/machine";
import type { StockOptions } from "@kingrow/protocol/testing";
import { vi } from "vitest";
import { type Config, type Environment, readConfig } from "../../base/config.ts";
import { StoppableRequest } from "../../http/askedAhead.ts";
import { boundServer } from "../../http/bounds.ts";
import { listen } from "../../http/listen.ts";
import { newRoomId } from "../../keeper/roomIds.ts";
import { NO_TRACE } from "../trace.ts";
import { createRoomKeeper, type RoomKeeper } from "../../keeper/roomKeeper.ts";
import { createMemoryStore } from "../../store/memoryStore.ts";
import type { RoomStore } from "../../store/roomStore.ts";
import { failing, type FailingStore } from "../../testing/rooms.ts";
import { trustedProxies } from "../connections/address.ts";
import { createFloods } from "../connections/floods.ts";
import { createGateway } from "../gateway.ts";
import { createBacklog } from "../load/backlog.ts";
import { createLane, type Lane, STRANGERS_MS } from "../load/lane.ts";
import { createLoad, type Load } from "../load/load.ts";
import type { MetricsRecorder } from "../calls/metricsRecorder.ts";
import { createOnlookers } from "../watching/onlookers.ts";
import { openSockets, type Sockets } from "../socketio/sockets.ts";
import { caughtUp, type Client, createClients, createdBy } from "./testClients.ts";

export interface TestServer {
  readonly port: number;
  readonly url: string;
  readonly http: HttpServer;
  readonly store: FailingStore;
  readonly keeper: RoomKeeper;
  readonly sockets: Sockets;
  readonly load: Load;
  /** What strangers ask for waits in it. */
  readonly lane: Lane;
  readonly onFault: ReturnType<typeof vi.fn<(fault: unknown) => void>>;
  readonly recorder: {
    readonly [M in keyof MetricsRecorder]: ReturnType<typeof vi.fn<MetricsRecorder[M]>>;
  };
  /** Connects a client with a key of its own (or the given options) and waits for it. */
  connect(key?: string, options?: StockOptions): Promise<Client>;
  /** The same without waiting. */
  open(key?: string, options?: StockOptions): Client;
  /** Lets nobody in any more, and closes all connections when what runs is answered. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const INSTANCE = {
  run: () => "test-run",
  clock: systemClock,
  steady: steadyClock.now,
  wall: systemClock.now,
  trace: NO_TRACE,
};

/** Tests run side by side: timers are late, and that is no matter of the server. */
const BUSY_MACHINE: Environment = { MAX_LOOP_DELAY_MS: "100000", MAX_CALL_MS: "100000" };

/** @param kept what an earlier server left behind */
export async function startTestServer(
  environment: Environment = {},
  kept = createMemoryStore(),
): Promise<TestServer> {
  const read = readConfig({ ...BUSY_MACHINE, ...environment }, "/nowhere");
  if (!read.ok) throw new Error(read.faults.join(" "));
  const { config } = read;
  const http = createServer({
    connectionsCheckingInterval: 200,
    IncomingMessage: StoppableRequest,
  });
  const { gateway, draining, ...parts } = openTestGateway(http, config, kept);
  const { sockets } = parts;
  const port = await listen(http, { port: 0, host: config.host ?? "127.0.0.1" });
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

function openTestGateway(http: HttpServer, config: Config, kept: RoomStore) {
  const store = failing(kept);
  const onFault = vi.fn<(fault: unknown) => void>();
  const recorder = createTestRecorder();
  const { limits } = config;
  const onlookers = createOnlookers("a secret of tests", Date.now);
  const keeper = createRoomKeeper({
    store,
    onFault,
    onlookers: onlookers.of,
    newRoomId,
    chance: () => 1,
    now: Date.now,
    steady: steadyClock.now,
    instance: { run: INSTANCE.run(), bootedAt: Date.now() },
    onCommit: () => undefined,
    onConflict: () => undefined,
    ...limits,
  });
  const { wire } = limits;
  const load = createLoad(limits.load, steadyClock);
  const isTrusted = trustedProxies(config.trustedProxies);
  const { now } = steadyClock;
  const floods = createFloods({ waitSeconds: wire.floodWaitSeconds, isTrusted, now });
  const lane = createLane(STRANGERS_MS, now);
  const backlog = createBacklog(wire.backlogBytes);
  const entrance = {
    ...config,
    http,
    recorder,
    load,
    floods,
    lane,
    backlog,
    steady: steadyClock,
    secret: "a secret of tests",
  };
  const draining = { begun: false };
  const sockets = openSockets(entrance, () => draining.begun);
  const { transport, addresses } = sockets;
  const own = { keeper, onlookers, limits, recorder, onFault, load, transport, addresses };
  const gateway = createGateway({ ...own, ...INSTANCE });
  sockets.serve(gateway);
  boundServer(http, {
    limits: wire,
    messageBytes: limits.messageBytes,
    isTrusted,
    floods,
    lane,
    backlog,
    onDisconnect: recorder.disconnected,
    steady: steadyClock,
  });
  return { gateway, draining, sockets, load, lane, store, keeper, onFault, recorder };
}

function createTestRecorder() {
  return {
    answered: vi.fn<MetricsRecorder["answered"]>(),
    broadcast: vi.fn<MetricsRecorder["broadcast"]>(),
    limited: vi.fn<MetricsRecorder["limited"]>(),
    shed: vi.fn<MetricsRecorder["shed"]>(),
    disconnected: vi.fn<MetricsRecorder["disconnected"]>(),
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
