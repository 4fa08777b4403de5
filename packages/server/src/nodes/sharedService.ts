// The services of several nodes on one Redis, loaded only with REDIS_URL: store, adapter, counters, registry, clock.
import type { Clock } from "@kingrow/time";
import type { Counters } from "../door/windows.ts";
import { openRedisAdapter, type RedisAdapter } from "../gateway/socketio/redisAdapter.ts";
import { createCounters } from "../store/redis/counters.ts";
import { openRedisStore, type RedisOptions, untilDone } from "../store/redis/openRedisStore.ts";
import { forgetRun, noteRun } from "../store/redis/runRegistry.ts";
import type { RoomStore } from "../store/roomStore.ts";
import { createCommonClock } from "./commonClock.ts";
import { joinNodes, type Membership, type MembershipOptions } from "./membership.ts";

export interface SharedService {
  readonly store: RoomStore;
  /** Carries broadcasts to the other nodes. */
  readonly adapter: RedisAdapter["factory"];
  /** Limits of addresses that all nodes count together. */
  readonly counters: Counters;
  /** Resolves when the other nodes can know of this one: before it takes connections. */
  readonly join: (options: MembershipOptions) => Promise<Membership>;
  /** The clock of all nodes, epoch ms. It is right once this node has joined. */
  readonly clock: Clock;
  /** A sentence for the operator. */
  readonly warning: string | undefined;
}

/** Waits for Redis. @throws StoreStartFault */
export async function openSharedService(options: RedisOptions): Promise<SharedService> {
  const { urls, steady } = options;
  const { store, link, facts } = await openRedisStore(options);
  let membership: Membership | undefined;
  const onResumed = (brokenMs: number): void => membership?.broadcastsWereLost(brokenMs);
  const adapter = await untilDone(options, () =>
    openRedisAdapter({ urls, isCluster: facts.isCluster, steady, onResumed }),
  );
  const common = createCommonClock(steady.now);
  const registry = {
    async noteRun(run: string) {
      const askedAt = steady.now();
      const noted = await noteRun(link, run, (moment) => common.timeAt(moment));
      common.learn(noted.time, askedAt);
      return noted;
    },
    forgetRun: (run: string) => forgetRun(link, run),
    roomsOfRun: (run: string, limit: number) => store.roomsOfRun(run, limit),
  };
  return {
    store: {
      ...store,
      secret: () => untilDone(options, () => store.secret()),
      async close() {
        try {
          await store.close();
        } finally {
          await adapter.close();
        }
      },
    },
    adapter: adapter.factory,
    counters: createCounters(link),
    clock: { now: () => common.now(), after: steady.after },
    join: async (joining) =>
      (membership = await untilDone(options, () => joinNodes(joining, registry))),
    warning: facts.writesLog ? undefined : NOT_DURABLE,
  };
}

const NOT_DURABLE =
  "Redis has appendonly off: what it has answered is lost when it crashes. Set appendonly yes.";
