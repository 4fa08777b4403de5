// A server without its network: keeper, gateway and deadlines, put together once for the product and for the simulator.
import { pause } from "@kingrow/time";
import { createGateway, type Gateway, type GatewayDependencies } from "./gateway/gateway.ts";
import { createOnlookers } from "./gateway/watching/onlookers.ts";
import { type DeadlineScheduler, startDeadlineScheduler } from "./keeper/deadlineScheduler.ts";
import type { KeeperDependencies, RoomKeeper } from "./keeper/roomKeeper.ts";
import type { Limits } from "./base/limits.ts";

type OfGateway =
  | "transport"
  | "addresses"
  | "load"
  | "clock"
  | "steady"
  | "wall"
  | "recorder"
  | "trace"
  | "onFault";
type OfKeeper =
  | "store"
  | "instance"
  | "newRoomId"
  | "chance"
  | "onCommit"
  | "onConflict"
  | "onCommand";

export interface CoreDependencies
  extends Pick<GatewayDependencies, OfGateway>, Pick<KeeperDependencies, OfKeeper> {
  readonly createKeeper: (dependencies: KeeperDependencies) => RoomKeeper;
  readonly limits: Limits;
  /** Makes ids that nobody guesses; the same on all nodes and after a restart. */
  readonly secret: string;
  /** What all nodes have in common; missing where this is the only one. */
  readonly shared?:
    | (Pick<KeeperDependencies, "lastSeen"> & Pick<GatewayDependencies, "counters">)
    | undefined;
}

export interface Core {
  readonly keeper: RoomKeeper;
  readonly gateway: Gateway;
  /** Begins to look after rooms that nobody asks about. */
  begin(): void;
  /** Resolves when all connections are closed, everything is answered, and nothing runs any more. */
  stop(): Promise<void>;
}

/** After so long, what another node has stored at the same moment is seen here. */
const PEERS_CATCH_UP_MS = 50;

export function createCore(dependencies: CoreDependencies): Core {
  const { store, clock, instance, limits, load, secret, shared, onFault } = dependencies;
  const onlookers = createOnlookers(secret, dependencies.steady);
  const keeper = dependencies.createKeeper({
    ...dependencies,
    ...limits,
    now: clock.now,
    onlookers: onlookers.of,
    lastSeen: shared?.lastSeen,
    peersCaughtUp: shared && (({ address }) => load.idle(pause(clock, PEERS_CATCH_UP_MS), address)),
  });
  const gateway = createGateway({
    ...dependencies,
    keeper,
    onlookers,
    counters: shared?.counters,
    run: () => instance.run,
  });
  const looked = { keeper, store, clock, onFault, isShared: shared !== undefined };
  let scheduler: DeadlineScheduler | undefined;
  return {
    keeper,
    gateway,
    begin: () => void (scheduler = startDeadlineScheduler(looked)),
    async stop() {
      await gateway.drain();
      await scheduler?.stop();
      await keeper.idle();
    },
  };
}
