// The server's configuration, read once from the environment; all faults are reported together.
import path from "node:path";
import { type Limits, toLimits } from "./limits.ts";
import { addressRange, type Environment, origin, redisUrl, SettingsReader } from "./settings.ts";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;
const MAX_PORT = 65_535;
const MANY = 1_000_000;

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  /** `undefined`: every address of this machine, IPv4 and IPv6. */
  readonly host: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** Set where several nodes share Redis instead of DATA_DIR: one server, or some nodes of one cluster. */
  readonly redisUrls: readonly string[] | undefined;
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

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * Reads all settings; `.env.example` explains each.
 * `defaultDataDir` is used without DATA_DIR; a relative DATA_DIR starts at the working directory.
 */
export function readConfig(environment: Environment, defaultDataDir: string): ConfigResult {
  const read = new SettingsReader(environment);
  const config = configFrom(read, defaultDataDir);
  const { faults } = read;
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}

function configFrom(read: SettingsReader, defaultDataDir: string): Config {
  const port = (name: string, fallback: number) =>
    read.wholeNumber(name, { least: 0, most: MAX_PORT, fallback });
  const count = (name: string, fallback: number) =>
    read.wholeNumber(name, { least: 1, most: MANY, fallback });
  const redisUrls = read.list("REDIS_URL", redisUrl);
  const publicOrigin = read.entry("PUBLIC_ORIGIN", origin);
  const allowedOrigins = read.list("ALLOWED_ORIGINS", origin);
  return {
    port: port("PORT", 3000),
    host: read.text("HOST"),
    dataDir: path.resolve(read.text("DATA_DIR") ?? defaultDataDir),
    redisUrls: redisUrls.length === 0 ? undefined : redisUrls,
    metricsPort: port("METRICS_PORT", 9464),
    logLevel: read.oneOf("LOG_LEVEL", LOG_LEVELS, "info"),
    behindTls: read.flag("BEHIND_TLS"),
    publicOrigin,
    allowedOrigins: publicOrigin === undefined ? allowedOrigins : [publicOrigin, ...allowedOrigins],
    trustedProxies: read.list("TRUSTED_PROXIES", addressRange),
    roomsInMemory: count("ROOMS_IN_MEMORY", 10_000),
    limits: toLimits({
      tcpConnections: count("MAX_TCP_CONNECTIONS", 10_000),
      connectionsPerAddress: count("MAX_CONNECTIONS_PER_IP", 100),
      callsInFlight: count("MAX_CALLS_IN_FLIGHT", 600),
      addressFactor: count("ADDRESS_LIMIT_FACTOR", 1),
      playerFactor: count("PLAYER_LIMIT_FACTOR", 1),
    }),
  };
}
