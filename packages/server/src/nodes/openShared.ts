// Opens the services that several nodes share. Until Redis answers, a stand-in server on the port reports the outage.
import type { Clock } from "@kingrow/time";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { openStandIn, type StandIn } from "../http/listen.ts";
import type { SharedService } from "./sharedService.ts";

const REASON = "Redis is not there yet";

export interface OpenedShared extends SharedService {
  /** Ends the stand-in and resolves when the port is free. @throws ListenFault */
  readonly closeStandIn: () => Promise<void>;
}

export interface SharedOptions {
  /** One server, or some nodes of one cluster. */
  readonly urls: readonly string[];
  readonly config: Config;
  readonly log: Log;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

/** Waits for Redis as long as it takes; so do its `join` and its store's `secret`. @throws StoreStartFault, ListenFault */
export async function openShared(options: SharedOptions): Promise<OpenedShared> {
  const { urls, config, log, steady } = options;
  // Loaded only here: a server without REDIS_URL does not need it.
  const { openSharedService } = await import("./sharedService.ts");
  const standIn = createStandIn(config);
  const onAway = (sentence: string): void => {
    log.warn(sentence);
    standIn.open();
  };
  const opening = openSharedService({ urls, onAway, steady });
  const service = await Promise.race([opening, standIn.failed]);
  if (service.warning !== undefined) log.warn(service.warning);
  return { ...service, closeStandIn: () => standIn.close() };
}

/** Opens at most once, and never after it was closed. */
function createStandIn(config: Config) {
  let opened: Promise<StandIn> | undefined;
  let isOver = false;
  let fail: (fault: unknown) => void;
  const failed = new Promise<never>((_resolve, reject) => void (fail = reject));

  return {
    failed,
    open(): void {
      if (isOver || opened !== undefined) return;
      opened = openStandIn(config, REASON);
      opened.catch((fault: unknown) => fail(fault));
    },
    async close(): Promise<void> {
      isOver = true;
      await (await opened)?.close();
    },
  };
}
