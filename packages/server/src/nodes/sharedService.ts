// Everything that is loaded only where several nodes share Redis: store, copies, adapter, roll of nodes.
import { type AdapterFactory, openRedisAdapter } from "../gateway/redisAdapter.ts";
import { type CachedStore, createCachedStore } from "../store/cachedStore.ts";
import { forgetRun, noteRun } from "../store/redis/nodeRoll.ts";
import { openRedisStore, type RedisOptions } from "../store/redis/openRedisStore.ts";
import type { Heartbeat } from "./heartbeat.ts";
import { joinNodes, type MembershipParts } from "./membership.ts";

/** A room is a few kilobytes; a busy node plays some thousand games at a time. */
const COPIES = 10_000;

export interface SharedService {
  readonly store: CachedStore;
  readonly adapter: AdapterFactory;
  /** Resolves when the other nodes can know of this one: before it takes connections. */
  readonly join: (parts: MembershipParts) => Promise<Heartbeat>;
  /** What an operator should know, as a sentence. */
  readonly warning: string | undefined;
}

/** Waits for Redis. @throws StoreStartFault */
export async function openSharedService(options: RedisOptions): Promise<SharedService> {
  const { store, link, facts } = await openRedisStore(options);
  const adapter = await openRedisAdapter({
    urls: options.urls,
    isCluster: facts.isCluster,
    // The store's own connections break at the same time and are reported.
    onError: () => undefined,
  });
  return {
    store: createCachedStore(store, COPIES),
    adapter,
    join: (parts) =>
      joinNodes(parts, {
        noteRun: (run) => noteRun(link, run),
        forgetRun: (run) => forgetRun(link, run),
        roomsHeldBy: store.roomsHeldBy,
      }),
    warning: facts.writesLog ? undefined : NOT_DURABLE,
  };
}

const NOT_DURABLE =
  "Redis has appendonly off: what it has answered is lost when it crashes. Set appendonly yes.";
