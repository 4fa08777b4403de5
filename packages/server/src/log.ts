// The program's own words: one JSON line each, without keys and addresses of players.
import { pino, type Logger } from "pino";
import type { Config } from "./config.ts";
import { callInLog } from "./trace.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

/** Nobody logs these on purpose; should an error object carry them along, they stay hidden. */
const NEVER_SHOWN = ["playerKey", "auth", "headers", "remoteAddress"];
const REDACTED = NEVER_SHOWN.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
const ONE_FAULT_PER_MS = 1_000;

export function createLog(level: Config["logLevel"]): Log {
  return pino({
    level,
    base: null,
    redact: REDACTED,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: callInLog,
  });
}

/**
 * Logs faults, at most one a second: a full disk makes each command fail, and a log of thousands of
 * lines would not help it. Each line tells how many were left out before it.
 */
export function createFaultLog(log: Pick<Log, "error">, now: () => number) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;

  return (err: unknown): void => {
    if (now() - loggedAt < ONE_FAULT_PER_MS) {
      leftOut += 1;
      return;
    }
    log.error({ err, leftOut }, "something failed");
    loggedAt = now();
    leftOut = 0;
  };
}
