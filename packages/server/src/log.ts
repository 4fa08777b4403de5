// The program's own words: one JSON line each, without keys and addresses of players.
import { pino, type Logger } from "pino";
import type { Config } from "./config.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

/** Nobody logs these on purpose; should an error object carry them along, they stay hidden. */
const NEVER_SHOWN = ["playerKey", "auth", "headers", "remoteAddress"];
const REDACTED = NEVER_SHOWN.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export function createLog(level: Config["logLevel"]): Log {
  return pino({ level, base: null, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime });
}
