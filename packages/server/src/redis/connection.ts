// Connections to a Redis server or cluster that reconnect by themselves.
import { type Clock, backoff, pause, spread } from "@kingrow/time";
import { createClient, createCluster } from "redis";

/** An answer of Redis before its type is checked. */
export type Reply = unknown;

/** A command and its arguments. */
export type Arguments = readonly (string | Buffer)[];

type OnError = (error: unknown) => void;
type Client = ReturnType<typeof createSingleClient> | ReturnType<typeof createClusterClient>;

export interface ConnectionOptions {
  /** One server, or some nodes of one cluster. */
  readonly urls: readonly string[];
  readonly isCluster: boolean;
  /** Called for each broken connection and each failed attempt. */
  readonly onError: OnError;
  readonly steady: Clock;
  /** Commands wait while there is no connection; otherwise they fail at once. */
  readonly hasQueue?: boolean;
}

export interface RedisConnection {
  /** The package's client, for libraries that take one. */
  readonly client: Client;
  /**
   * Sends to the master that holds the key. Rejects with an `ErrorReply` when Redis refuses, with
   * another error when the connection is missing or breaks.
   */
  send(key: string, args: Arguments): Promise<Reply>;
  /** Replaces connections that no longer answer. Pending commands are rejected. */
  restart(): void;
  destroy(): void;
}

const CONNECT_TIMEOUT_MS = 1_000;
const PAUSES = { firstMs: 50, longestMs: 1_000 };

/** Pause before an attempt: grows to a second, with a random part, so that nodes do not connect all at once. */
export function pauseBefore(attempt: number): number {
  return spread(backoff(PAUSES, attempt + 1), Math.random());
}

/** An idle connection pings, because otherwise it would never notice that it is dead. */
const CLIENT_OPTIONS = {
  name: "kingrow",
  disableClientInfo: true,
  maintNotifications: "disabled",
  pingInterval: 2_000,
} as const;
const SOCKET_OPTIONS = { connectTimeout: CONNECT_TIMEOUT_MS, socketTimeout: 5_000 } as const;

function createSingleClient(url: string, hasQueue: boolean, isOver: () => boolean) {
  return createClient({
    ...CLIENT_OPTIONS,
    url,
    disableOfflineQueue: !hasQueue,
    socket: {
      ...SOCKET_OPTIONS,
      // Duplicates of a client with a queue share this function and end on their own.
      reconnectStrategy: (attempt) => (isOver() && !hasQueue ? false : pauseBefore(attempt)),
    },
  });
}

function createClusterClient(urls: readonly string[], hasQueue: boolean) {
  return createCluster({
    rootNodes: urls.map((url) => ({ url })),
    defaults: {
      ...CLIENT_OPTIONS,
      ...credentialsOf(urls),
      disableOfflineQueue: !hasQueue,
      socket: { ...SOCKET_OPTIONS },
    },
  });
}

/** Connects in the background. */
export function openConnection(options: ConnectionOptions): RedisConnection {
  return options.isCluster ? openCluster(options) : openSingle(options);
}

function openSingle({ urls, onError, hasQueue = false }: ConnectionOptions): RedisConnection {
  let isOver = false;
  const client = createSingleClient(urls[0] ?? "", hasQueue, () => isOver);
  const end = (): void => {
    if (isOver && client.isOpen) client.destroy();
  };
  // The package loses a socket that is destroyed while it connects (redis/node-redis issue 2320).
  client.on("connect", end).on("ready", end);
  client.on("error", (error: unknown) => {
    if (!isOver) onError(error);
  });
  const connect = (): void => void client.connect().catch(ignore);
  connect();
  return {
    client,
    send: (_key, args) => client.sendCommand([...args]),
    restart() {
      if (isOver || !client.isReady) return;
      client.destroy();
      connect();
    },
    destroy() {
      isOver = true;
      if (client.isReady) end();
    },
  };
}

function openCluster({ urls, onError, steady, hasQueue = false }: ConnectionOptions) {
  const cluster = createClusterClient(urls, hasQueue);
  cluster.on("error", onError).on("node-error", onError);
  let connecting = new AbortController();

  async function connect(): Promise<void> {
    const { signal } = connecting;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        await cluster.connect();
        return;
      } catch (error) {
        onError(error);
      }
      await pause(steady, pauseBefore(attempt), signal);
    }
  }

  function destroy(): void {
    connecting.abort();
    if (cluster.isOpen) cluster.destroy();
  }

  void connect();
  return {
    client: cluster,
    send: (key: string, args: Arguments): Promise<Reply> =>
      cluster.sendCommand(key, false, [...args]),
    restart() {
      if (!cluster.isOpen) return;
      destroy();
      connecting = new AbortController();
      void connect();
    },
    destroy,
  };
}

/** The nodes of a cluster take the credentials of the URLs. */
function credentialsOf(urls: readonly string[]): { username?: string; password?: string } {
  const { username, password } = new URL(urls[0] ?? "redis://localhost");
  return {
    ...(username !== "" && { username: decodeURIComponent(username) }),
    ...(password !== "" && { password: decodeURIComponent(password) }),
  };
}

/**
 * Connects once, without retries. Rejects when there is no connection, or with an `ErrorReply` when
 * Redis refuses the credentials.
 */
export async function withConnection<T>(
  url: string,
  use: (send: RedisConnection["send"]) => Promise<T>,
): Promise<T> {
  const client = createSingleClient(url, false, () => true);
  client.on("error", ignore);
  try {
    await client.connect();
    return await use((_key, args) => client.sendCommand([...args]));
  } finally {
    if (client.isOpen) client.destroy();
  }
}

function ignore(): void {
  // The "error" event or the caller's promise reports the same error.
}
