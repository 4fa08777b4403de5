// Names of the settings that this suite changes, as .env.example documents them.
import type { Settings } from "./server.ts";

export const CONNECTIONS_PER_IP = "MAX_CONNECTIONS_PER_IP";
export const TRUSTED_PROXIES = "TRUSTED_PROXIES";
export const ORIGINS = "ALLOWED_ORIGINS";

/** Limits that a test which is not about limits never meets. */
export const NO_LIMITS: Settings = {};
