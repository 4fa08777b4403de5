// Everything that is loaded only where several nodes share Redis: store, copies, adapter, registry of nodes.
import type { Counters } from "../door/windows.ts";
import { openRedisAdapter, type RedisAdapter } from "../gateway/socketio/redisAdapter.ts";
import { type CachedStore, createCachedStore } from "../store/cachedStore.ts";
import type { Room } from "@kingrow/room";
import { forgetRun, noteRun } from "../store/redis/runRegistry.ts";
import { createCounters } from "../store/redis/counters.ts";
import { openRedisStore, type RedisOptions, untilDone } from "../store/redis/openRedisStore.ts";
import type { Clock } from "@kingrow/time";
import { createCommonClock } from "./commonClock.ts";
import {
  joinNodes,
  type Membership,
  type MembershipDependencies,
  type SharedRegistry,
} from "./membership.ts";

export interface SharedService {
  readonly store: CachedStore;
  readonly adapter: RedisAdapter["factory"];
  /** Where all nodes count what an address does. */
  readonly counters: Counters;
  /** The copies of rooms that this node keeps, see the store. */
  readonly lastSeen: (id: string) => Room | undefined;
  /** A socket of this node was shown this version of a room. */
  readonly onShown: (id: string, version: number) => void;
  /** Resolves when the other nodes can know of this one: before it takes connections. */
  readonly join: (dependencies: MembershipDependencies) => Promise<Membership>;
  /** The clock of all nodes, epoch ms; good once this node has joined. */
  readonly clock: Clock;
  /** What an operator should know, as a sentence. */
  readonly warning: string | undefined;
}

interface SharedOptions extends RedisOptions {
  readonly roomsInMemory: number;
}

/** Waits for Redis. @throws StoreStartFault */
export async function openSharedService({
  roomsInMemory,
  ...options
}: SharedOptions): Promise<SharedService> {
  const { urls, steady } = options;
  const { store, link, facts } = await openRedisStore(options);
  let membership: Membership | undefined;
  const onResumed = (brokenMs: number): void => membership?.broadcastsWereLost(brokenMs);
  const adapter = await untilDone(options, () =>
    openRedisAdapter({ urls, isCluster: facts.isCluster, steady, onResumed }),
  );
  const common = createCommonClock(steady.now);
  const cached = createCachedStore(store, roomsInMemory);
  const registry: SharedRegistry = {
    noteRun: async (run) => {
      const askedAt = steady.now();
      const noted = await noteRun(link, run, (moment) => common.timeAt(moment));
      common.learn(noted.time, askedAt);
      return noted;
    },
    forgetRun: (run) => forgetRun(link, run),
    roomsOfRun: (run, limit) => store.roomsOfRun(run, limit),
    lastSeen: (id) => cached.lastSeen(id),
  };
  return {
    store: {
      ...cached,
      secret: () => untilDone(options, () => cached.secret()),
      close: () => cached.close().finally(() => adapter.close()),
    },
    adapter: adapter.factory,
    counters: createCounters(link),
    lastSeen: (id) => cached.lastSeen(id),
    clock: { now: () => common.now(), after: steady.after },
    onShown: (id, version) => cached.noticed(id, version),
    join: async (dependencies) =>
      (membership = await untilDone(options, () => joinNodes(dependencies, registry))),
    warning: facts.writesLog ? undefined : NOT_DURABLE,
  };
}

const NOT_DURABLE =
  "Redis has appendonly off: what it has answered is lost when it crashes. Set appendonly yes.";
