// One set of connections to Redis, to a single server or to a cluster, as the `redis` package gives it.
import { type Clock, backoff, pause, spread } from "@kingrow/time";
import { createClient, createCluster } from "redis";

/** What Redis answered, not looked at yet. */
export type Reply = unknown;

/** A command and what belongs to it. */
export type Arguments = readonly (string | Buffer)[];

export interface Wire {
  /**
   * Sends to the master that holds the key. Rejects with an `ErrorReply` when Redis said no, with
   * anything else when there is no connection or it broke; never waits for a connection.
   */
  send(key: string, args: Arguments): Promise<Reply>;
  /** Ends all connections; what waits for an answer is rejected. */
  destroy(): void;
}

export type OnError = (error: unknown) => void;

/** What trying again and again needs. */
export interface Tries {
  readonly onError: OnError;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

const CONNECT_TIMEOUT_MS = 1_000;
const PAUSES = { firstMs: 50, longestMs: 1_000 };

/** Pauses between attempts grow to a second and are spread, so that nodes do not come in step. */
export function pauseBefore(attempt: number): number {
  return spread(backoff(PAUSES, attempt + 1), Math.random());
}

const CLIENT_OPTIONS = {
  disableOfflineQueue: true,
  /**
   * For people who look at Redis' list of clients. And a connection counts only once this is answered: where
   * something in between takes connections and drops them, the package would otherwise come again at once,
   * without a pause.
   */
  name: "kingrow",
  /** The package's own name for itself is of no use to anybody, and one command less. */
  disableClientInfo: true,
  maintNotifications: "disabled",
  socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: pauseBefore },
} as const;

/**
 * For each set of options the package makes a class of its own, which costs as much as hundreds of commands. So all
 * clients of one server are copies of this one, which never connects.
 */
const PATTERN = createClient(CLIENT_OPTIONS);

interface ClientOptions extends Omit<typeof CLIENT_OPTIONS, "socket"> {
  readonly url: string;
  readonly socket: Omit<typeof CLIENT_OPTIONS.socket, "reconnectStrategy"> & {
    readonly reconnectStrategy: false | typeof pauseBefore;
    readonly socketTimeout?: number;
  };
  readonly pingInterval?: number;
}

/** The package writes into what it is given: hand in what nobody else has. */
function newClient(options: ClientOptions) {
  return PATTERN.duplicate({ ...options, socket: { ...options.socket } });
}

/**
 * The package would keep a connection that is made after its client's end, so a client that is just connecting ends
 * as soon as it has. From one that is being greeted it takes the connection away and then trips over that: nobody
 * needs to hear of it (https://github.com/redis/node-redis/issues/2320).
 */
function openEndable(options: ClientOptions, tellError: OnError) {
  const client = newClient(options);
  let isGreeted = false;
  let isOver = false;
  const onError: OnError = (error) => {
    if (!isOver) tellError(error);
  };
  const endIfOver = (): void => {
    if (isOver && client.isOpen) client.destroy();
  };
  client.on("error", onError).on("error", () => void (isGreeted = false));
  client.on("connect", () => void (isGreeted = true));
  for (const event of ["connect", "ready", "error", "reconnecting"]) client.on(event, endIfOver);
  const destroy = (): void => {
    isOver = true;
    if (isGreeted || client.isReady) endIfOver();
  };
  return { client, onError, destroy };
}

/** Connects by itself, and again whenever the connection breaks. */
export function openSingleWire(url: string, tellError: OnError): Wire {
  const { client, onError, destroy } = openEndable({ ...CLIENT_OPTIONS, url }, tellError);
  // With this strategy connecting never gives up; it ends only by `destroy`.
  client.connect().catch(onError);
  return { send: (_key, args) => client.sendCommand([...args]), destroy };
}

/** Like the single one; `urls` are the cluster's nodes to ask for all others. */
export function openClusterWire(urls: readonly string[], tries: Tries): Wire {
  const { onError } = tries;
  const cluster = createCluster({
    rootNodes: urls.map((url) => ({ url })),
    defaults: { ...CLIENT_OPTIONS, ...credentialsOf(urls) },
  });
  cluster.on("error", onError).on("node-error", onError);
  const stop = connectAtLast(() => cluster.connect(), tries);
  return {
    send: (key, args) => cluster.sendCommand(key, false, [...args]),
    destroy: () => {
      stop();
      if (cluster.isOpen) cluster.destroy();
    },
  };
}

/** Tries until it succeeds or is stopped by calling what it returns. */
function connectAtLast(connect: () => Promise<unknown>, { onError, steady }: Tries): () => void {
  const stopping = new AbortController();
  const attempt = async (count: number): Promise<void> => {
    try {
      await connect();
    } catch (error) {
      onError(error);
      await pause(steady, pauseBefore(count), stopping.signal);
      if (!stopping.signal.aborted) await attempt(count + 1);
    }
  };
  void attempt(0);
  return () => stopping.abort();
}

export type OnSignal = (payload: Buffer) => void;

export interface Subscriber {
  destroy(): void;
}

export interface SubscriberOptions extends Tries {
  readonly urls: readonly string[];
  readonly isCluster: boolean;
}

/** A connection on which nobody asks anything must ask itself, or it never learns that it is dead. */
const LISTENING = {
  ...CLIENT_OPTIONS,
  pingInterval: 2_000,
  socket: { ...CLIENT_OPTIONS.socket, socketTimeout: 5_000 },
} as const;

/** Listens to these channels, again whenever the connection breaks. What is said meanwhile is lost. */
export function openSubscriber(
  { urls, isCluster, onError: tellError, steady }: SubscriberOptions,
  channels: readonly string[],
  onSignal: OnSignal,
): Subscriber {
  const { client, onError, destroy } = isCluster
    ? openListeningCluster(urls, tellError)
    : openEndable({ ...LISTENING, url: urls[0] ?? "" }, tellError);
  const listen = async (): Promise<void> => {
    if (!client.isOpen) await client.connect();
    await client.subscribe([...channels], onSignal, true);
  };
  const stop = connectAtLast(listen, { onError, steady });
  return {
    destroy: () => {
      stop();
      destroy();
    },
  };
}

function openListeningCluster(urls: readonly string[], onError: OnError) {
  const client = createCluster({
    rootNodes: urls.map((url) => ({ url })),
    defaults: { ...LISTENING, ...credentialsOf(urls) },
  });
  client.on("error", onError);
  const destroy = (): void => {
    if (client.isOpen) client.destroy();
  };
  return { client, onError, destroy };
}

/** Nodes found by asking have no URL of their own; they take the same name and password. */
function credentialsOf(urls: readonly string[]): { username?: string; password?: string } {
  const { username, password } = new URL(urls[0] ?? "redis://localhost");
  return {
    ...(username !== "" && { username: decodeURIComponent(username) }),
    ...(password !== "" && { password: decodeURIComponent(password) }),
  };
}

/**
 * Connects once and asks one question. Rejects when there is no connection, or with an `ErrorReply`
 * when Redis lets nobody in with these credentials.
 */
export async function askOnce<T>(url: string, ask: (wire: Wire) => Promise<T>): Promise<T> {
  const client = newClient({
    ...CLIENT_OPTIONS,
    url,
    socket: { ...CLIENT_OPTIONS.socket, reconnectStrategy: false },
  });
  client.on("error", ignore);
  try {
    await client.connect();
    return await ask({
      send: (_key, args) => client.sendCommand([...args]),
      destroy: () => client.destroy(),
    });
  } finally {
    if (client.isOpen) client.destroy();
  }
}

function ignore(): void {
  // The same error rejects the call that it belongs to.
}
