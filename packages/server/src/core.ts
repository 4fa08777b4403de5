// A server without its network, for the product and the simulator: keeper, gateway and deadlines.
import type { ServerInstance } from "@kingrow/room";
import { type Clock, pause } from "@kingrow/time";
import type { Limits } from "./base/limits.ts";
import type { CallDoor } from "./door/door.ts";
import type { Recorder } from "./door/recorder.ts";
import { createGateway, type Gateway } from "./gateway/gateway.ts";
import type { Transport } from "./gateway/transport/transport.ts";
import { createWatcherCounts } from "./gateway/watching/watcherCounts.ts";
import { type DeadlineScheduler, startDeadlineScheduler } from "./keeper/deadlineScheduler.ts";
import type { KeeperOptions, RoomKeeper } from "./keeper/roomKeeper.ts";
import type { RoomStore } from "./store/roomStore.ts";

/** Callbacks for metrics and logs. */
export interface Observers {
  readonly recorder: Recorder;
  /** Runs a call whose lines in the log contain a new id. */
  readonly inCall: <R>(act: () => R) => R;
  readonly onFault: (fault: unknown) => void;
  /** Called after each commit with its duration in seconds. */
  readonly onCommit: (seconds: number) => void;
  readonly onConflict: () => void;
  readonly onCommand: KeeperOptions["onCommand"];
}

export interface Clocks {
  /** The clock of deadlines, epoch ms. */
  readonly serving: Clock;
  /** Milliseconds since some moment. */
  readonly steady: () => number;
}

export interface CoreOptions {
  readonly store: RoomStore;
  readonly transport: Transport;
  readonly door: CallDoor;
  readonly clocks: Clocks;
  readonly observers: Observers;
  readonly instance: ServerInstance;
  readonly limits: Limits;
  /** Key of watch ids; the same on all nodes and after a restart. */
  readonly secret: string;
  readonly roomsInMemory: number;
  readonly createKeeper: (options: KeeperOptions) => RoomKeeper;
  readonly newRoomId: KeeperOptions["newRoomId"];
  /** A random whole number of 32 bits. */
  readonly chance: () => number;
}

export interface Core {
  readonly keeper: RoomKeeper;
  readonly gateway: Gateway;
  /** Starts the deadlines of rooms. */
  begin(): void;
  /** Resolves when all calls are answered, all connections are closed, and nothing runs any more. */
  stop(): Promise<void>;
}

/** Changes of other nodes are visible here after this time. */
const PEERS_CATCH_UP_MS = 50;

export function createCore(options: CoreOptions): Core {
  const { store, transport, door, clocks, observers, instance, secret } = options;
  const { serving: clock, steady } = clocks;
  const { recorder, inCall, onFault, onCommit, onConflict, onCommand } = observers;
  const isShared = instance.peers !== undefined;
  const watcherCounts = createWatcherCounts(secret, steady);
  const keeper = options.createKeeper({
    store,
    instance,
    now: clock.now,
    steady,
    newRoomId: options.newRoomId,
    chance: options.chance,
    roomsPerPlayer: options.limits.roomsPerPlayer,
    watcherInfo: watcherCounts.of,
    roomsInMemory: options.roomsInMemory,
    isAtBound: (address) => door.rooms.isAtBound(address),
    peersCaughtUp: isShared ? () => pause(clock, PEERS_CATCH_UP_MS) : undefined,
    onFault,
    onCommit,
    onConflict,
    onCommand,
  });
  const run = (): string => instance.run;
  const gateway = createGateway({
    keeper,
    transport,
    door,
    run,
    clock,
    recorder,
    inCall,
    watcherCounts,
    onFault,
  });
  let scheduler: DeadlineScheduler | undefined;
  return {
    keeper,
    gateway,
    begin: () =>
      void (scheduler = startDeadlineScheduler({ keeper, store, clock, onFault, isShared })),
    async stop() {
      await gateway.drain();
      await scheduler?.stop();
      await keeper.idle();
    },
  };
}
