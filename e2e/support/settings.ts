// Names of the settings that this suite changes, as .env.example documents them.
import type { Settings } from "./server.ts";

export const CONNECTIONS_PER_IP = "MAX_CONNECTIONS_PER_IP";
export const TRUSTED_PROXIES = "TRUSTED_PROXIES";
export const ORIGINS = "ALLOWED_ORIGINS";

/** Everybody in a test comes from one address: limits of addresses that it never meets. */
export const NO_ADDRESS_LIMITS: Settings = { ADDRESS_LIMIT_FACTOR: "1000" };

/** Limits that a test which is not about limits never meets. */
export const NO_LIMITS: Settings = {
  ...NO_ADDRESS_LIMITS,
  PLAYER_LIMIT_FACTOR: "100000",
  [CONNECTIONS_PER_IP]: "100000",
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
