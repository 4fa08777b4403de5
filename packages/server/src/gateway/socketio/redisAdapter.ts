// Broadcasts between nodes: the Redis streams adapter of Socket.IO, and a check of its connection.
import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { Server } from "socket.io";
import { pause, within } from "@kingrow/time";
import {
  type ConnectionOptions,
  openConnection,
  type RedisConnection,
} from "../../redis/connection.ts";

/** One stream for all nodes; the hash tag keeps it in one slot. */
const STREAM = "kingrow:{events}";
/** Far more entries than a node misses before its players are sent away. */
const KEPT_ENTRIES = 10_000;
const BLOCK_MS = 2_000;
/** Pause between two checks of the connection, and timeout of each. */
const CHECK_PAUSE_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;
/** Pause after a failed read. */
const READ_PAUSE_MS = 100;

export interface RedisAdapterOptions extends Omit<ConnectionOptions, "hasQueue" | "onError"> {
  /** Called when broadcasts work again after a time in which some may have been lost. */
  readonly onResumed: (brokenMs: number) => void;
}

export interface RedisAdapter {
  /** For Socket.IO's option `adapter`. */
  readonly factory: Parameters<Server["adapter"]>[0] & object;
  /** Resolves when Redis has the last broadcasts, or does not answer. Never rejects. */
  close(): Promise<void>;
}

/** Resolves when broadcasts are received. @throws Error when Redis doesn't answer */
export async function openRedisAdapter(options: RedisAdapterOptions): Promise<RedisAdapter> {
  const health = { hasError: false };
  const onError = (): void => void (health.hasError = true);
  const connection = openConnection({ ...options, onError, hasQueue: true });
  try {
    await awaitConnection(connection, options);
  } catch (error) {
    connection.destroy();
    throw error;
  }
  const stop = watchConnection(connection, options, health);
  const factory = createAdapter(connection.client, {
    streamName: STREAM,
    channelPrefix: STREAM,
    maxLen: KEPT_ENTRIES,
    blockTimeInMs: BLOCK_MS,
    onlyPlaintext: true,
  });
  return {
    factory,
    async close() {
      stop();
      // Redis answers in order. A broadcast without an answer would be a rejection that nobody can handle.
      await Promise.allSettled([checkStream(connection, options)]);
      connection.destroy();
    },
  };
}

/** A cluster refuses commands until it is connected. */
async function awaitConnection(
  connection: RedisConnection,
  options: RedisAdapterOptions,
): Promise<void> {
  const { steady } = options;
  const giveUpAt = steady.now() + CHECK_TIMEOUT_MS;
  for (;;) {
    try {
      await checkStream(connection, options);
      return;
    } catch (error) {
      if (steady.now() > giveUpAt) throw error;
    }
    await pause(steady, READ_PAUSE_MS);
  }
}

function checkStream(
  connection: RedisConnection,
  { steady }: RedisAdapterOptions,
): Promise<unknown> {
  const answer = connection.send(STREAM, ["XLEN", STREAM]);
  return within(steady, CHECK_TIMEOUT_MS, { answer, late: silence });
}

function silence(): Error {
  return new Error("Redis does not answer");
}

/**
 * The client does not notice a dead connection as long as it writes. A broadcast is lost if the connection breaks
 * meanwhile.
 */
function watchConnection(
  connection: RedisConnection,
  options: RedisAdapterOptions,
  health: { hasError: boolean },
): () => void {
  const { steady, onResumed } = options;
  const stopping = new AbortController();
  let answeredAt = steady.now();

  async function check(): Promise<void> {
    try {
      await checkStream(connection, options);
    } catch {
      health.hasError = true;
      connection.restart();
      return;
    }
    const brokenMs = steady.now() - answeredAt;
    answeredAt = steady.now();
    if (health.hasError) onResumed(brokenMs);
    health.hasError = false;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await check();
      await pause(steady, CHECK_PAUSE_MS, stopping.signal);
    }
  }

  void watch();
  return () => stopping.abort();
}
