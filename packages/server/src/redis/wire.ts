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
    readonly reconnectStrategy: false | ((attempt: number) => number | false);
    readonly signal?: AbortSignal;
    readonly socketTimeout?: number;
  };
  readonly pingInterval?: number;
}

/**
 * What belongs together ends together, and says nothing after that. A connection that is just being made the package
 * does not end by itself, and one that is just being greeted it takes away and then trips over
 * (https://github.com/redis/node-redis/issues/2320).
 */
function beginLife(tellError: OnError) {
  const over = new AbortController();
  const { signal } = over;
  return {
    signal,
    /** Of every socket of this life. */
    socket: {
      signal,
      reconnectStrategy: (attempt: number) => (signal.aborted ? false : pauseBefore(attempt)),
    },
    onError: (error: unknown): void => {
      if (!signal.aborted) tellError(error);
    },
    end(client: { readonly isOpen: boolean; destroy(): void }): void {
      over.abort();
      if (client.isOpen) client.destroy();
    },
  };
}

type Life = ReturnType<typeof beginLife>;

/** Options of clients that end with this life. */
function lively<T extends typeof CLIENT_OPTIONS>(options: T, { socket }: Life) {
  return { ...options, socket: { ...options.socket, ...socket } };
}

/** The package writes into what it is given: hand in what nobody else has. */
function newClient(options: ClientOptions) {
  return PATTERN.duplicate({ ...options, socket: { ...options.socket } });
}

/** Connects by itself, and again whenever the connection breaks. */
export function openSingleWire(url: string, tellError: OnError): Wire {
  const life = beginLife(tellError);
  const client = newClient({ ...lively(CLIENT_OPTIONS, life), url });
  client.on("error", life.onError);
  // With this strategy connecting never gives up; it ends only by `destroy`.
  client.connect().catch(life.onError);
  return {
    send: (_key, args) => client.sendCommand([...args]),
    destroy: () => life.end(client),
  };
}

/** Like the single one; `urls` are the cluster's nodes to ask for all others. */
export function openClusterWire(urls: readonly string[], { onError, steady }: Tries): Wire {
  const life = beginLife(onError);
  const cluster = createCluster({
    rootNodes: urls.map((url) => ({ url })),
    defaults: { ...lively(CLIENT_OPTIONS, life), ...credentialsOf(urls) },
  });
  cluster.on("error", life.onError).on("node-error", life.onError);
  void connectAtLast(() => cluster.connect(), steady, life);
  return {
    send: (key, args) => cluster.sendCommand(key, false, [...args]),
    destroy: () => life.end(cluster),
  };
}

/** Tries until it succeeds or its life has ended. */
async function connectAtLast(
  connect: () => Promise<unknown>,
  steady: Clock,
  { signal, onError }: Life,
): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1)
    try {
      await connect();
      return;
    } catch (error) {
      onError(error);
      await pause(steady, pauseBefore(count), signal);
    }
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
  { urls, isCluster, onError, steady }: SubscriberOptions,
  channels: readonly string[],
  onSignal: OnSignal,
): Subscriber {
  const life = beginLife(onError);
  const options = lively(LISTENING, life);
  const client = isCluster
    ? createCluster({
        rootNodes: urls.map((url) => ({ url })),
        defaults: { ...options, ...credentialsOf(urls) },
      })
    : newClient({ ...options, url: urls[0] ?? "" });
  client.on("error", life.onError);
  const listen = async (): Promise<void> => {
    if (!client.isOpen) await client.connect();
    await client.subscribe([...channels], onSignal, true);
  };
  void connectAtLast(listen, steady, life);
  return { destroy: () => life.end(client) };
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
