// Opens the Redis store after a look at the server.
import { type Clock, pause } from "@kingrow/time";
import { ErrorReply } from "redis";
import { pauseBefore, withConnection } from "../../redis/connection.ts";
import { openLink, type RedisLink } from "../../redis/link.ts";
import { reasonOf, StoreStartFault } from "../roomStore.ts";
import { createRedisStore, type RedisStore } from "./redisStore.ts";
import {
  noteFormat,
  readFacts,
  readFormat,
  type ServerFacts,
  whyForeign,
  whyRefused,
} from "./serverFacts.ts";

export interface RedisOptions {
  /** One server, or some nodes of one cluster. */
  readonly urls: readonly string[];
  /** Called with a sentence for each failed attempt to connect and each broken connection. */
  readonly onAway: (sentence: string) => void;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

export interface OpenedRedis {
  readonly store: RedisStore;
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
  return { store: createRedisStore(link), link, facts };
}

async function findServer({ urls, onAway, steady }: RedisOptions): Promise<ServerFacts> {
  for (let attempt = 0; ; attempt += 1) {
    const url = urls[attempt % urls.length] ?? "";
    try {
      const facts = await withConnection(url, readFacts);
      refuseIf(urls, whyRefused(facts));
      return facts;
    } catch (error) {
      if (error instanceof StoreStartFault) throw error;
      refuseIf(urls, whyNotAdmitted(error));
      onAway(`${awaySentence([url], error)} Trying again.`);
    }
    await pause(steady, pauseBefore(attempt));
  }
}

/** A Redis that is still loading its data is worth a retry, one that refuses the credentials is not. */
function whyNotAdmitted(error: unknown): string | undefined {
  if (!(error instanceof ErrorReply)) return undefined;
  const isTemporary = /^(?:LOADING|BUSY|MASTERDOWN)/.test(error.message);
  return isTemporary ? undefined : `It says: ${error.message}`;
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

/** Repeats a request until Redis carries it out, with growing pauses. Reports each failure. */
export async function untilDone<T>(
  { urls, onAway, steady }: RedisOptions,
  request: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      onAway(`Redis at ${namesOf(urls)} takes no changes (${reasonOf(error)}). Trying again.`);
    }
    await pause(steady, pauseBefore(attempt));
  }
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
