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
];

/** Limits that a test which is not about limits never meets. */
export const NO_LIMITS: Settings = {
  ...Object.fromEntries(CALL_LIMITS.map((name) => [name, "100000/1"])),
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
