// The program's own words: one JSON line each, without keys and addresses of players.
import { AsyncLocalStorage } from "node:async_hooks";
import { pino, type Logger } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

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

/** So many kinds are told apart; more at once are one. */
const MOST_KINDS = 100;

/**
 * Logs faults, of each kind at most one a second: a full disk makes each command fail, and a log of
 * thousands of lines would not help it. Each line tells how many of its kind were left out before it.
 */
export function createFaultLog(
  log: { error(fields: object, message: string): void },
  now: () => number,
  message = "something failed",
) {
  const kinds = new Map<string, { loggedAt: number; leftOut: number }>();

  return (err: unknown): void => {
    const own = kindOf(err);
    const name = kinds.has(own) || kinds.size < MOST_KINDS ? own : "any other";
    const kind = kinds.get(name) ?? { loggedAt: Number.NEGATIVE_INFINITY, leftOut: 0 };
    kinds.set(name, kind);
    if (now() - kind.loggedAt < ONE_FAULT_PER_MS) {
      kind.leftOut += 1;
      return;
    }
    log.error({ err, leftOut: kind.leftOut }, message);
    kind.loggedAt = now();
    kind.leftOut = 0;
  };
}

/** What it is and where it was made; its message may hold whatever a client sent. */
function kindOf(err: unknown): string {
  if (!(err instanceof Error)) return typeof err;
  const place = /^\s+at .*$/m.exec(err.stack ?? "")?.[0] ?? "";
  return `${err.name} ${String(Reflect.get(err, "code"))}${place}`;
}

const calls = new AsyncLocalStorage<string>();
let count = 0;

/** Runs a call under an id of its own, which every line of its log carries. */
export function inCall<R>(act: () => R): R {
  return calls.run(nextId(), act);
}

/** The fields that each log line gets. */
export function callInLog(): { readonly call?: string } {
  const call = calls.getStore();
  return call === undefined ? {} : { call };
}

/** Unique until the program restarts. */
function nextId(): string {
  count += 1;
  return count.toString(36).padStart(4, "0");
}
