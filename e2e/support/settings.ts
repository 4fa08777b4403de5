// Names of the settings that this suite changes, as .env.example documents them.
import type { Settings } from "./server.ts";

export const CONNECTIONS_PER_IP = "MAX_CONNECTIONS_PER_IP";
export const ROOMS_PER_PLAYER = "MAX_ROOMS_PER_PLAYER";
export const TRUSTED_PROXIES = "TRUSTED_PROXIES";
export const ORIGINS = "ALLOWED_ORIGINS";

const CALL_LIMITS = [
  "RATE_MOVE_PIECE",
  "RATE_PLAYER_READY",
  "RATE_PLAY_AGAIN",
  "RATE_CREATE_ROOM",
  "RATE_JOIN_ROOM",
  "RATE_GET_AVAILABLE_ROOMS",
  "RATE_GREET",
  "RATE_OTHER",
  "RATE_FLOOD",
  "RATE_PACKETS",
  "RATE_REQUESTS_PER_IP",
  "RATE_TCP_CONNECTIONS_PER_IP",
];

const ADDRESS_LIMITS = [
  "RATE_ROOMS_PER_ADDRESS",
  "RATE_JOINS_PER_ADDRESS",
  "RATE_NEW_KEYS_PER_ADDRESS",
  "RATE_HANDSHAKES_PER_ADDRESS",
  "RATE_NOT_FOUND_PER_ADDRESS",
];
const HELD_LIMITS = [
  // Tests share their machine, and what it has no time for is no overload.
  "MAX_LOOP_DELAY_MS",
  "MAX_CALL_MS",
  "MAX_ROOMS_PER_ADDRESS",
  "MAX_OPEN_ROWS_PER_ADDRESS",
  "MAX_SEATS_PER_PLAYER",
  "MAX_SEATS_PER_ADDRESS",
];

/** Everybody in a test comes from one address: limits of addresses that it never meets. */
export const NO_ADDRESS_LIMITS: Settings = {
  ...Object.fromEntries(ADDRESS_LIMITS.map((name) => [name, "100000/1"])),
  ...Object.fromEntries(HELD_LIMITS.map((name) => [name, "100000"])),
};

/** Limits that a test which is not about limits never meets. */
export const NO_LIMITS: Settings = {
  ...Object.fromEntries(CALL_LIMITS.map((name) => [name, "100000/1"])),
  ...NO_ADDRESS_LIMITS,
  RATE_BYTES: "9000000/1",
  MAX_TCP_CONNECTIONS_PER_IP: "5000",
  MAX_WAITING_MESSAGES: "10000",
  MAX_WAITING_BYTES: "1000000",
  [CONNECTIONS_PER_IP]: "1000",
};

/** One setting of each kind, for a start that must fail. */
export const OF_EVERY_KIND = [
  "PORT",
  "METRICS_PORT",
  "LOG_LEVEL",
  CONNECTIONS_PER_IP,
  TRUSTED_PROXIES,
  ORIGINS,
  "RATE_MOVE_PIECE",
];
