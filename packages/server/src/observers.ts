// Observers of a running server: metrics, the log, the health of the store.
import { createHash } from "node:crypto";
import { inCall } from "./base/log.ts";
import type { Observers } from "./core.ts";
import type { Metrics } from "./http/metrics.ts";
import type { StoreHealth } from "./storeHealth.ts";

export interface ObserverOptions {
  readonly metrics: Omit<Metrics, "watch" | "text" | "figures">;
  readonly logFault: (fault: unknown) => void;
  readonly health: StoreHealth;
  /** Logs each call with its id. It follows calls through every promise, which is slow. */
  readonly debugLog?: { debug(fields: object, message: string): void } | undefined;
}

export function createObservers(options: ObserverOptions): Observers {
  const { metrics, logFault, health, debugLog } = options;
  const { recorder } = metrics;
  return {
    recorder: {
      ...recorder,
      answered(event, code) {
        debugLog?.debug({ event, code }, "answered");
        recorder.answered(event, code);
      },
    },
    inCall: debugLog === undefined ? (act) => act() : inCall,
    onFault(fault) {
      metrics.onFault();
      logFault(fault);
      health.failed(fault);
    },
    onCommit(seconds) {
      metrics.onCommit(seconds);
      debugLog?.debug({ ms: Number((seconds * 1000).toFixed(2)) }, "committed");
      health.worked();
    },
    onConflict: metrics.onConflict,
    onCommand: debugLog && ((id, type) => debugLog.debug({ room: aliasOf(id), type }, "command")),
  };
}

/** The id of a private room would let a reader of the log sit down in it. */
function aliasOf(roomId: string): string {
  return createHash("sha256").update(roomId).digest("hex").slice(0, 8);
}
