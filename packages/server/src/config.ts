// Every setting of the server, read from the environment once; all faults are told at once.
import path from "node:path";
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

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;
/** When a change counts as stored in Redis, see docs/scale.md. */
const REDIS_DURABILITIES = ["appendfsync", "waitaof"] as const;
const MAX_PORT = 65_535;
const MANY = 1_000_000;

/** The names are the environment's; `.env.example` explains each. */
function settings(defaultDataDir: string) {
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
    MAX_LAP_MS: count("MAX_LAP_MS", 10),
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
    RATE_TCP_CONNECTIONS_PER_IP: rate("RATE_TCP_CONNECTIONS_PER_IP", "600/10"),
    MAX_TCP_CONNECTIONS_PER_IP: count("MAX_TCP_CONNECTIONS_PER_IP", 600),
    MAX_TCP_CONNECTIONS: count("MAX_TCP_CONNECTIONS", 10_000),
    MAX_WAITING_MESSAGES: count("MAX_WAITING_MESSAGES", 64),
    MAX_WAITING_BYTES: count("MAX_WAITING_BYTES", 65_536),
    DRAIN_SECONDS: seconds("DRAIN_SECONDS", 10),
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

type Settings = v.InferOutput<ReturnType<typeof settings>>;

/** `count` calls are let through in each window of `seconds`. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

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
  /** Under which address people know this site, if it has one for all. */
  readonly publicOrigin: string | undefined;
  /** The public one included. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and CIDR ranges. */
  readonly trustedProxies: readonly string[];
  /** So many rooms at most are remembered as they were last stored. */
  readonly roomsInMemory: number;
  readonly limits: Limits;
}

export interface RedisConfig {
  /** One server, or some nodes of one cluster. */
  readonly urls: readonly string[];
  readonly durability: (typeof REDIS_DURABILITIES)[number];
}

/** The limits of section X. */
export interface Limits {
  readonly connectionsPerAddress: number;
  readonly messageBytes: number;
  readonly roomsPerPlayer: number;
  readonly roomsPerAddress: number;
  readonly openRowsPerAddress: number;
  readonly seatsPerPlayer: number;
  readonly seatsPerAddress: number;
  /** Beyond these the server is too busy for moves, and for other calls before (X5). */
  readonly load: LoadLimits;
  readonly rates: Rates;
  readonly addressRates: AddressRates;
  readonly wire: WireLimits;
}

export interface LoadLimits {
  /** Calls that are not answered yet. */
  readonly callsInFlight: number;
  /** How late timers may be, in milliseconds, on average of the last ones. */
  readonly loopDelayMs: number;
  /** For how long, in milliseconds, one lap of the event loop takes new calls while there are too many. */
  readonly lapMs: number;
}

/** Of all who come from one address (X4). */
export interface AddressRates {
  readonly rooms: Rate;
  readonly joins: Rate;
  /** Players that this server does not know. */
  readonly newKeys: Rate;
  readonly handshakes: Rate;
  /** Answers `Room not found`. */
  readonly notFound: Rate;
}

/** What holds below the game's own calls: packets, connections, and how long anything may take. */
export interface WireLimits {
  /** Packets of one connection, whatever they are. */
  readonly packets: Rate;
  /** Bytes of one WebSocket. */
  readonly bytes: Rate;
  /** HTTP requests of one address. */
  readonly requests: Rate;
  /** TCP connections begun by one address. */
  readonly newTcpConnections: Rate;
  /** How long an address that flooded is not let in. */
  readonly floodWaitSeconds: number;
  readonly tcpConnections: number;
  readonly tcpConnectionsPerAddress: number;
  /** What may wait for a connection that does not read. */
  readonly waitingMessages: number;
  readonly waitingBytes: number;
  /** How long it may wait. */
  readonly drainSeconds: number;
  readonly headerSeconds: number;
  readonly requestSeconds: number;
  /** From the handshake until the game is joined. */
  readonly connectSeconds: number;
  /** From polling to a WebSocket. */
  readonly upgradeSeconds: number;
}

export interface Rates {
  readonly movePiece: Rate;
  readonly playerReady: Rate;
  readonly playAgain: Rate;
  readonly createRoom: Rate;
  readonly joinRoom: Rate;
  readonly getAvailableRooms: Rate;
  readonly greet: Rate;
  /** Each of the events that have no rate of their own. */
  readonly other: Rate;
  /** Refused calls of one socket; beyond that it is cut. */
  readonly flood: Rate;
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
  const parsed = v.safeParse(settings(defaultDataDir), Object.fromEntries(given));
  if (!parsed.success) {
    return { ok: false, faults: parsed.issues.map((issue) => issue.message) };
  }
  return { ok: true, config: toConfig(parsed.output) };
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

function toLimits(read: Settings): Limits {
  return {
    connectionsPerAddress: read.MAX_CONNECTIONS_PER_IP,
    messageBytes: read.MAX_MESSAGE_BYTES,
    roomsPerPlayer: read.MAX_ROOMS_PER_PLAYER,
    roomsPerAddress: read.MAX_ROOMS_PER_ADDRESS,
    openRowsPerAddress: read.MAX_OPEN_ROWS_PER_ADDRESS,
    seatsPerPlayer: read.MAX_SEATS_PER_PLAYER,
    seatsPerAddress: read.MAX_SEATS_PER_ADDRESS,
    load: {
      callsInFlight: read.MAX_CALLS_IN_FLIGHT,
      loopDelayMs: read.MAX_LOOP_DELAY_MS,
      lapMs: read.MAX_LAP_MS,
    },
    rates: {
      movePiece: read.RATE_MOVE_PIECE,
      playerReady: read.RATE_PLAYER_READY,
      playAgain: read.RATE_PLAY_AGAIN,
      createRoom: read.RATE_CREATE_ROOM,
      joinRoom: read.RATE_JOIN_ROOM,
      getAvailableRooms: read.RATE_GET_AVAILABLE_ROOMS,
      greet: read.RATE_GREET,
      other: read.RATE_OTHER,
      flood: read.RATE_FLOOD,
    },
    addressRates: {
      rooms: read.RATE_ROOMS_PER_ADDRESS,
      joins: read.RATE_JOINS_PER_ADDRESS,
      newKeys: read.RATE_NEW_KEYS_PER_ADDRESS,
      handshakes: read.RATE_HANDSHAKES_PER_ADDRESS,
      notFound: read.RATE_NOT_FOUND_PER_ADDRESS,
    },
    wire: toWireLimits(read),
  };
}

function toWireLimits(read: Settings): WireLimits {
  return {
    packets: read.RATE_PACKETS,
    bytes: read.RATE_BYTES,
    requests: read.RATE_REQUESTS_PER_IP,
    newTcpConnections: read.RATE_TCP_CONNECTIONS_PER_IP,
    floodWaitSeconds: read.FLOOD_WAIT_SECONDS,
    tcpConnections: read.MAX_TCP_CONNECTIONS,
    tcpConnectionsPerAddress: read.MAX_TCP_CONNECTIONS_PER_IP,
    waitingMessages: read.MAX_WAITING_MESSAGES,
    waitingBytes: read.MAX_WAITING_BYTES,
    drainSeconds: read.DRAIN_SECONDS,
    headerSeconds: read.HEADER_SECONDS,
    requestSeconds: read.REQUEST_SECONDS,
    connectSeconds: read.CONNECT_SECONDS,
    upgradeSeconds: read.UPGRADE_SECONDS,
  };
}
