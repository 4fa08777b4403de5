// Stock clients of a test server, and how a test waits for what comes to them.
import type { ServerEvent, ServerEventPayloads } from "@kingrow/protocol";
import {
  asThePage,
  whenConnected,
  openStockSocket,
  type StockOptions,
  type TypedStockSocket,
} from "@kingrow/protocol/testing";

export type Client = TypedStockSocket;

/** Clients of the server at this URL. */
export function createClients(url: string) {
  const clients: Client[] = [];

  function open(key = nextKey(), options: StockOptions = {}): Client {
    const client: Client = openStockSocket(url, {
      ...(key === "" ? { transports: ["websocket"] } : asThePage(key)),
      reconnection: false,
      ...options,
    });
    clients.push(client);
    return client;
  }

  async function connect(key?: string, options?: StockOptions): Promise<Client> {
    const client = open(key, options);
    await whenConnected(client);
    return client;
  }

  const disconnectAll = () => clients.forEach((client) => client.disconnect());
  return { open, connect, disconnectAll };
}

const PATIENCE_MS = 4_000;

let keys = 0;
export function nextKey(): string {
  keys += 1;
  return `testkey-${String(keys).padStart(16, "0")}`;
}

/** The next event of this name; rejects when it does not come. */
export function next<E extends ServerEvent>(
  client: Client,
  event: E,
): Promise<ServerEventPayloads[E]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event} came`)), PATIENCE_MS);
    const listener = (payload: ServerEventPayloads[E]) => {
      clearTimeout(timer);
      resolve(payload);
    };
    onceRaw(client, event, listener);
  });
}

/** Resolves with the reason when the client's connection has ended. */
export function ended(client: Client): Promise<string> {
  return new Promise((resolve) => client.once("disconnect", resolve));
}

const LOOK_EVERY_MS = 2;

/** Looks again and again until the condition holds; the test's timeout bounds it. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

/** All that came to the client until now, by event. */
export function recorded(client: Client): { readonly event: string; readonly payload: unknown }[] {
  const log: { event: string; payload: unknown }[] = [];
  client.onAny((event: string, payload: unknown) => log.push({ event, payload }));
  return log;
}

/** Everything sent to this client before the call has arrived when this resolves. */
export async function caughtUp(client: Client): Promise<void> {
  await client.emitWithAck("joinRoom", { roomId: "22222222" });
}

/** The client without its types. */
interface RawClient {
  emit(event: string, ...args: unknown[]): unknown;
}

function onceRaw<T>(
  client: { once(event: string, listener: (payload: T) => void): unknown },
  event: string,
  listener: (payload: T) => void,
): void {
  client.once(event, listener);
}

/** Sends what no typed client would send. */
export function emitRaw(client: RawClient, event: string, ...args: unknown[]): void {
  client.emit(event, ...args);
}

/** The acknowledgements of such a call: the first, and those that came until a later call was answered. */
export async function answersTo(
  client: Client,
  event: string,
  ...args: unknown[]
): Promise<unknown[]> {
  const answers: unknown[] = [];
  await new Promise<void>((answered) => {
    emitRaw(client, event, ...args, (answer: unknown) => {
      answers.push(answer);
      answered();
    });
  });
  await caughtUp(client);
  return answers;
}

export async function createdBy(client: Client, isPrivate = false): Promise<string> {
  const ack = await client.emitWithAck("createRoom", { isPrivate });
  if (!ack.success) throw new Error(ack.message);
  return ack.roomId;
}
