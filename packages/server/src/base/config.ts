// The server's configuration, read once from the environment; all faults are reported together.
import path from "node:path";
import * as v from "valibot";
import {
  type LOG_LEVELS,
  type REDIS_DURABILITIES,
  type Settings,
  settings,
  WITHOUT_EFFECT,
} from "./environment.ts";
import { type Limits, toLimits } from "./limits.ts";

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  /** `undefined`: every address of this machine, IPv4 and IPv6. */
  readonly host: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** Set where several nodes share Redis instead of DATA_DIR. */
  readonly redis: RedisConfig | undefined;
  /** On 127.0.0.1 only; 0 switches metrics off. */
  readonly metricsPort: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** The page is served over https by a proxy in front: only then HSTS makes sense. */
  readonly behindTls: boolean;
  /** The public origin of the site, if it has one. */
  readonly publicOrigin: string | undefined;
  /** The public one included. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and CIDR ranges. */
  readonly trustedProxies: readonly string[];
  /** Size of the cache of rooms. */
  readonly roomsInMemory: number;
  readonly limits: Limits;
}

export interface RedisConfig {
  /** One server, or some nodes of one cluster. */
  readonly urls: readonly string[];
  readonly durability: (typeof REDIS_DURABILITIES)[number];
}

export type Environment = Readonly<Record<string, string | undefined>>;
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * Reads all settings. An empty value counts as unset.
 * `defaultDataDir` is used without DATA_DIR; a relative DATA_DIR starts at the working directory.
 */
export function readConfig(environment: Environment, defaultDataDir: string): ConfigResult {
  const given = Object.entries(environment).filter(([, value]) => value?.trim() !== "");
  const known = Object.fromEntries(given);
  const parsed = v.safeParse(settings(defaultDataDir), known);
  const gone = WITHOUT_EFFECT.filter((name) => name in known).map(
    (name) => `${name} has no effect any more. Remove it.`,
  );
  if (parsed.success && gone.length === 0) return { ok: true, config: toConfig(parsed.output) };
  const wrong = parsed.success ? [] : parsed.issues.map((issue) => issue.message);
  return { ok: false, faults: [...wrong, ...gone] };
}

function toConfig(read: Settings): Config {
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: path.resolve(read.DATA_DIR),
    redis:
      read.REDIS_URL.length === 0
        ? undefined
        : { urls: read.REDIS_URL, durability: read.REDIS_DURABILITY },
    metricsPort: read.METRICS_PORT,
    logLevel: read.LOG_LEVEL,
    roomsInMemory: read.ROOMS_IN_MEMORY,
    behindTls: read.BEHIND_TLS,
    publicOrigin: read.PUBLIC_ORIGIN,
    allowedOrigins: [
      ...(read.PUBLIC_ORIGIN === undefined ? [] : [read.PUBLIC_ORIGIN]),
      ...read.ALLOWED_ORIGINS,
    ],
    trustedProxies: read.TRUSTED_PROXIES,
    limits: toLimits(read),
  };
}
