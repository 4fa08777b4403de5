// The log: JSON lines with the id of the call, without keys and addresses of players.
import { AsyncLocalStorage } from "node:async_hooks";
import { pino, type Logger } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

/** Fields that an error object may contain. */
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

/** Faults of further kinds count as one kind. */
const MOST_KINDS = 100;

/**
 * Logs at most one fault of each kind a second, because a full disk makes every command fail. `leftOut` counts the
 * faults of that kind since its last line.
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

/** Type, code and place of a fault. The message may contain text of a client. */
function kindOf(err: unknown): string {
  if (!(err instanceof Error)) return typeof err;
  const place = /^\s+at .*$/m.exec(err.stack ?? "")?.[0] ?? "";
  return `${err.name} ${String(Reflect.get(err, "code"))}${place}`;
}

const calls = new AsyncLocalStorage<string>();
let count = 0;

/** Runs a call with a new id, which all its lines in the log contain. */
export function inCall<R>(act: () => R): R {
  return calls.run(nextId(), act);
}

/** The fields of each line in the log. */
export function callInLog(): { readonly call?: string } {
  const call = calls.getStore();
  return call === undefined ? {} : { call };
}

/** Unique until the program restarts. */
function nextId(): string {
  count += 1;
  return count.toString(36).padStart(4, "0");
}
