// The environment variables: name, parser and default of each.
import * as v from "valibot";
import {
  addressRange,
  flag,
  list,
  oneOf,
  optional,
  origin,
  redisUrl,
  wholeNumber,
} from "./settings.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;
/** When a change counts as stored in Redis, see docs/scale.md. */
export const REDIS_DURABILITIES = ["appendfsync", "waitaof"] as const;
const MAX_PORT = 65_535;
const MANY = 1_000_000;

/** The names are the environment's; `.env.example` explains each. */
export function settings(defaultDataDir: string) {
  return v.object({
    PORT: wholeNumber("PORT", { least: 0, most: MAX_PORT, fallback: 3000 }),
    HOST: v.optional(v.string()),
    DATA_DIR: v.optional(v.string(), defaultDataDir),
    REDIS_URL: list("REDIS_URL", redisUrl),
    REDIS_DURABILITY: oneOf("REDIS_DURABILITY", REDIS_DURABILITIES, "appendfsync"),
    METRICS_PORT: wholeNumber("METRICS_PORT", { least: 0, most: MAX_PORT, fallback: 9464 }),
    LOG_LEVEL: oneOf("LOG_LEVEL", LOG_LEVELS, "info"),
    BEHIND_TLS: flag("BEHIND_TLS"),
    PUBLIC_ORIGIN: optional("PUBLIC_ORIGIN", origin),
    ALLOWED_ORIGINS: list("ALLOWED_ORIGINS", origin),
    TRUSTED_PROXIES: list("TRUSTED_PROXIES", addressRange),
    MAX_TCP_CONNECTIONS: count("MAX_TCP_CONNECTIONS", 10_000),
    MAX_CONNECTIONS_PER_IP: count("MAX_CONNECTIONS_PER_IP", 100),
    MAX_CALLS_IN_FLIGHT: count("MAX_CALLS_IN_FLIGHT", 250),
    ADDRESS_LIMIT_FACTOR: count("ADDRESS_LIMIT_FACTOR", 1),
    PLAYER_LIMIT_FACTOR: count("PLAYER_LIMIT_FACTOR", 1),
    ROOMS_IN_MEMORY: count("ROOMS_IN_MEMORY", 10_000),
  });
}

function count(name: string, fallback: number) {
  return wholeNumber(name, { least: 1, most: MANY, fallback });
}

export type Settings = v.InferOutput<ReturnType<typeof settings>>;

/** Settings of earlier versions. If one is still set, the server refuses to start and names it. */
export const WITHOUT_EFFECT = [
  "MAX_MESSAGE_BYTES",
  "MAX_ROOMS_PER_PLAYER",
  "MAX_ROOMS_PER_ADDRESS",
  "MAX_OPEN_ROWS_PER_ADDRESS",
  "MAX_SEATS_PER_PLAYER",
  "MAX_SEATS_PER_ADDRESS",
  "MAX_LOOP_DELAY_MS",
  "MAX_CALL_MS",
  "RATE_MOVE_PIECE",
  "RATE_PLAYER_READY",
  "RATE_PLAY_AGAIN",
  "RATE_CREATE_ROOM",
  "RATE_JOIN_ROOM",
  "RATE_GET_AVAILABLE_ROOMS",
  "RATE_GREET",
  "RATE_OTHER",
  "RATE_FLOOD",
  "RATE_ROOMS_PER_ADDRESS",
  "RATE_JOINS_PER_ADDRESS",
  "RATE_NEW_KEYS_PER_ADDRESS",
  "RATE_HANDSHAKES_PER_ADDRESS",
  "RATE_NOT_FOUND_PER_ADDRESS",
  "RATE_PACKETS",
  "RATE_BYTES",
  "FLOOD_WAIT_SECONDS",
  "RATE_REQUESTS_PER_IP",
  "RATE_TCP_CONNECTIONS_PER_IP",
  "MAX_TCP_CONNECTIONS_PER_IP",
  "MAX_WAITING_MESSAGES",
  "MAX_WAITING_BYTES",
  "DRAIN_SECONDS",
  "MAX_BACKLOG_BYTES",
  "HEADER_SECONDS",
  "REQUEST_SECONDS",
  "CONNECT_SECONDS",
  "UPGRADE_SECONDS",
] as const;
