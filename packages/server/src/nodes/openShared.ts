// Opens what several nodes share; while Redis is still away the port answers that it is.
import type { Clock } from "@kingrow/time";
import type { Config, RedisConfig } from "../base/config.ts";
import { openStandIn, type StandIn } from "../http/listen.ts";
import type { Log } from "../base/log.ts";
import type { SharedService } from "./sharedService.ts";

const REASON = "Redis is not there yet";

export interface OpenSharedDependencies {
  readonly log: Log;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

export interface OpenedShared extends SharedService {
  /** Resolves when nobody answers on the port any more: Redis was awaited until now. @throws ListenFault */
  readonly leavePort: () => Promise<void>;
}

/** Waits for Redis as long as it takes, as do its `join` and its store's `secret`. @throws StoreStartFault, ListenFault */
export async function openShared(
  { urls, durability }: RedisConfig,
  config: Config,
  { log, steady }: OpenSharedDependencies,
): Promise<OpenedShared> {
  // Loaded only here: a server without REDIS_URL needs none of it.
  const { openSharedService } = await import("./sharedService.ts");
  const waiting = createWaiting(config);
  const onAway = (sentence: string): void => {
    log.warn(sentence);
    waiting.begin();
  };
  const service = await Promise.race([
    openSharedService({ urls, durability, onAway, steady, roomsInMemory: config.roomsInMemory }),
    waiting.failed,
  ]);
  if (service.warning !== undefined) log.warn(service.warning);
  return { ...service, leavePort: () => waiting.end() };
}

/** Begins at most once, and never after its end. */
function createWaiting(config: Config) {
  let standIn: Promise<StandIn> | undefined;
  let isOver = false;
  let fail: (fault: unknown) => void;
  const failed = new Promise<never>((_resolve, reject) => void (fail = reject));

  return {
    failed,
    begin(): void {
      if (isOver || standIn !== undefined) return;
      standIn = openStandIn(config, REASON);
      standIn.catch((fault: unknown) => fail(fault));
    },
    async end(): Promise<void> {
      isOver = true;
      await (await standIn)?.close();
    },
  };
}
