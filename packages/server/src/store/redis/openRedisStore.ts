// Opens the Redis store: finds a server, looks at it, and only then lets rooms in.
import { type Clock, pause } from "@kingrow/time";
import { ErrorReply } from "redis";
import type { SharedStore } from "../cachedStore.ts";
import { StoreFault, StoreStartFault } from "../roomStore.ts";
import { createDurabilityGate, GATE_LINES, gateLineOn, OPEN_GATE } from "./durabilityGate.ts";
import { openLink, type RedisLink } from "../../redis/link.ts";
import { createRedisStore } from "./redisStore.ts";
import {
  type Durability,
  noteFormat,
  readFacts,
  readFormat,
  type ServerFacts,
  whyForeign,
  whyRefused,
} from "./serverFacts.ts";
import { openConnection, pauseBefore, withConnection } from "../../redis/connection.ts";

export interface RedisOptions {
  /** One server, or some nodes of one cluster. */
  readonly urls: readonly string[];
  readonly durability: Durability;
  /** Hears, as a sentence, of each failed attempt to connect and of connections that broke. */
  readonly onAway: (sentence: string) => void;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

export interface OpenedRedis {
  readonly store: SharedStore;
  readonly link: RedisLink;
  readonly facts: ServerFacts;
}

/**
 * Waits for Redis as long as it takes, with growing pauses.
 * @throws StoreStartFault when rooms must not be kept there.
 */
export async function openRedisStore(options: RedisOptions): Promise<OpenedRedis> {
  const facts = await findServer(options);
  const link = openLink({
    urls: options.urls,
    isCluster: facts.isCluster,
    onError: (error) => options.onAway(awaySentence(options.urls, error)),
    steady: options.steady,
  });
  await checkFormat(options, link);
  return { store: createRedisStore(link, gateFor(options)), link, facts };
}

async function findServer({
  urls,
  durability,
  onAway,
  steady,
}: RedisOptions): Promise<ServerFacts> {
  for (let attempt = 0; ; attempt += 1) {
    const url = urls[attempt % urls.length] ?? "";
    try {
      const facts = await withConnection(url, readFacts);
      refuseIf(urls, whyRefused(facts, durability));
      return facts;
    } catch (error) {
      if (error instanceof StoreStartFault) throw error;
      refuseIf(urls, whyNotLetIn(error));
      onAway(`${awaySentence([url], error)} Trying again.`);
    }
    await pause(steady, pauseBefore(attempt));
  }
}

/** Redis that is still loading its data comes round; one that does not know us does not. */
function whyNotLetIn(error: unknown): string | undefined {
  if (!(error instanceof ErrorReply)) return undefined;
  const isPassing = /^(?:LOADING|BUSY|MASTERDOWN)/.test(error.message);
  return isPassing ? undefined : `It says: ${error.message}`;
}

async function checkFormat(options: RedisOptions, link: RedisLink): Promise<void> {
  const send: RedisLink["send"] = (...command) => link.send(...command);
  const why = await untilDone(options, async () => {
    await noteFormat(send);
    return whyForeign(await readFormat(send));
  });
  if (why !== undefined) await link.close();
  refuseIf(options.urls, why);
}

/** Asks again until Redis does it, with growing pauses; each time that it does not is told. */
export async function untilDone<T>(
  { urls, onAway, steady }: Pick<RedisOptions, "urls" | "onAway" | "steady">,
  ask: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      onAway(`Redis at ${namesOf(urls)} takes no changes (${reasonOf(error)}). Trying again.`);
    }
    await pause(steady, pauseBefore(attempt));
  }
}

function gateFor({ urls, durability, onAway, steady }: RedisOptions) {
  if (durability === "appendfsync") return OPEN_GATE;
  const onError = (error: unknown) => onAway(awaySentence(urls, error));
  const connection = { urls, isCluster: false, onError, steady };
  const line = () => gateLineOn(openConnection(connection));
  return createDurabilityGate(Array.from({ length: GATE_LINES }, line), steady);
}

function refuseIf(urls: readonly string[], why: string | undefined): void {
  if (why === undefined) return;
  throw new StoreStartFault(`Redis at ${namesOf(urls)} cannot be used. ${why}`);
}

function awaySentence(urls: readonly string[], error: unknown): string {
  return `Redis at ${namesOf(urls)} cannot be reached (${reasonOf(error)}).`;
}

/** Without name and password. */
function namesOf(urls: readonly string[]): string {
  return urls.map((url) => new URL(url).host).join(", ");
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreFault && error.cause !== undefined) return reasonOf(error.cause);
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return error.message === "" ? code || error.name : error.message;
}
