// Settings of the servers under test, named as in .env.example.
import type { Settings } from "./server.ts";

const CONNECTIONS_PER_IP = "MAX_CONNECTIONS_PER_IP";
const TRUSTED_PROXIES = "TRUSTED_PROXIES";
export const ORIGINS = "ALLOWED_ORIGINS";

/** All clients of a test share one address, so its limits are raised. */
export const NO_ADDRESS_LIMITS: Settings = { ADDRESS_LIMIT_FACTOR: "1000" };

/** For tests that are not about limits. */
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
];
