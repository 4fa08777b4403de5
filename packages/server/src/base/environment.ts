// What the environment may say: each name, how it is read, and what holds without it.
import * as v from "valibot";
import { MAX_MESSAGE_BYTES } from "@kingrow/protocol";
import {
  addressRange,
  flag,
  list,
  oneOf,
  optional,
  origin,
  rate,
  redisUrl,
  wholeNumber,
} from "./settings.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;
/** When a change counts as stored in Redis, see docs/scale.md. */
export const REDIS_DURABILITIES = ["appendfsync", "waitaof"] as const;
const MAX_PORT = 65_535;
const MANY = 1_000_000;
const BACKLOG_BYTES = { least: 65_536, most: 1_000_000_000, fallback: 16_777_216 };

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
    MAX_CONNECTIONS_PER_IP: count("MAX_CONNECTIONS_PER_IP", 100),
    MAX_MESSAGE_BYTES: wholeNumber("MAX_MESSAGE_BYTES", {
      least: 512,
      most: MANY,
      fallback: MAX_MESSAGE_BYTES,
    }),
    ROOMS_IN_MEMORY: count("ROOMS_IN_MEMORY", 10_000),
    MAX_ROOMS_PER_PLAYER: count("MAX_ROOMS_PER_PLAYER", 5),
    MAX_ROOMS_PER_ADDRESS: count("MAX_ROOMS_PER_ADDRESS", 60),
    MAX_OPEN_ROWS_PER_ADDRESS: count("MAX_OPEN_ROWS_PER_ADDRESS", 3),
    MAX_SEATS_PER_PLAYER: count("MAX_SEATS_PER_PLAYER", 10),
    MAX_SEATS_PER_ADDRESS: count("MAX_SEATS_PER_ADDRESS", 150),
    MAX_CALLS_IN_FLIGHT: count("MAX_CALLS_IN_FLIGHT", 500),
    MAX_LOOP_DELAY_MS: count("MAX_LOOP_DELAY_MS", 250),
    MAX_CALL_MS: count("MAX_CALL_MS", 14),
    RATE_MOVE_PIECE: rate("RATE_MOVE_PIECE", "30/10"),
    RATE_PLAYER_READY: rate("RATE_PLAYER_READY", "10/10"),
    RATE_PLAY_AGAIN: rate("RATE_PLAY_AGAIN", "10/10"),
    RATE_CREATE_ROOM: rate("RATE_CREATE_ROOM", "10/60"),
    RATE_JOIN_ROOM: rate("RATE_JOIN_ROOM", "30/60"),
    RATE_GET_AVAILABLE_ROOMS: rate("RATE_GET_AVAILABLE_ROOMS", "20/10"),
    RATE_GREET: rate("RATE_GREET", "1/5"),
    RATE_OTHER: rate("RATE_OTHER", "20/10"),
    RATE_FLOOD: rate("RATE_FLOOD", "100/10"),
    RATE_ROOMS_PER_ADDRESS: rate("RATE_ROOMS_PER_ADDRESS", "20/60"),
    RATE_JOINS_PER_ADDRESS: rate("RATE_JOINS_PER_ADDRESS", "300/60"),
    RATE_NEW_KEYS_PER_ADDRESS: rate("RATE_NEW_KEYS_PER_ADDRESS", "120/60"),
    RATE_HANDSHAKES_PER_ADDRESS: rate("RATE_HANDSHAKES_PER_ADDRESS", "120/10"),
    RATE_NOT_FOUND_PER_ADDRESS: rate("RATE_NOT_FOUND_PER_ADDRESS", "60/60"),
    RATE_PACKETS: rate("RATE_PACKETS", "400/10"),
    RATE_BYTES: rate("RATE_BYTES", "262144/10"),
    FLOOD_WAIT_SECONDS: seconds("FLOOD_WAIT_SECONDS", 60),
    RATE_REQUESTS_PER_IP: rate("RATE_REQUESTS_PER_IP", "3000/10"),
    RATE_TCP_CONNECTIONS_PER_IP: rate("RATE_TCP_CONNECTIONS_PER_IP", "900/10"),
    MAX_TCP_CONNECTIONS_PER_IP: count("MAX_TCP_CONNECTIONS_PER_IP", 600),
    MAX_TCP_CONNECTIONS: count("MAX_TCP_CONNECTIONS", 10_000),
    MAX_WAITING_MESSAGES: count("MAX_WAITING_MESSAGES", 64),
    MAX_WAITING_BYTES: count("MAX_WAITING_BYTES", 65_536),
    DRAIN_SECONDS: seconds("DRAIN_SECONDS", 10),
    MAX_BACKLOG_BYTES: wholeNumber("MAX_BACKLOG_BYTES", BACKLOG_BYTES),
    HEADER_SECONDS: seconds("HEADER_SECONDS", 5),
    REQUEST_SECONDS: seconds("REQUEST_SECONDS", 10),
    CONNECT_SECONDS: seconds("CONNECT_SECONDS", 5),
    UPGRADE_SECONDS: seconds("UPGRADE_SECONDS", 5),
  });
}

function count(name: string, fallback: number) {
  return wholeNumber(name, { least: 1, most: MANY, fallback });
}

function seconds(name: string, fallback: number) {
  return wholeNumber(name, { least: 1, most: 3_600, fallback });
}

export type Settings = v.InferOutput<ReturnType<typeof settings>>;
