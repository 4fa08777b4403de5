// The way to Redis: every command is answered or given up in time, over connections that come back.
import { pause, steadyClock, within } from "@kingrow/time";
import { ErrorReply } from "redis";
import { type Arguments, openClusterWire, openSingleWire, type Reply, type Wire } from "./wire.ts";

/** A caller hears within two seconds, whatever happens; a part of them is its own. */
const ANSWER_WITHIN_MS = 1_600;
/** Between two attempts, while a caller waits. */
export const RETRY_PAUSE_MS = 50;
/** A connection that did not answer in time is replaced, but not more often than this. */
const REPLACE_PAUSE_MS = 3_000;
/** Beyond so many waiting commands more would only be late as well. */
const MOST_WAITING = 20_000;

/** What Redis says while it is on its way back; the same command may work a moment later. */
const PASSING_TROUBLE = /^(?:LOADING|CLUSTERDOWN|TRYAGAIN|MASTERDOWN|READONLY|MOVED|ASK|BUSY)\b/;

/** The command was not even sent. */
class LinkRefusal extends Error {
  override readonly name = "LinkRefusal";
}

/** Redis did not answer: the command may or may not have been carried out. */
export class RedisTimeout extends Error {
  override readonly name = "RedisTimeout";
}

/** When to give up, on the steady clock. */
export type GiveUpAt = number;

export interface RedisLink {
  /**
   * Sends a command that may be repeated without harm, again whenever the connection breaks, until
   * the time is up.
   * @throws RedisTimeout when the time is up, ErrorReply when Redis refuses.
   */
  send(key: string, args: Arguments, giveUpAt?: GiveUpAt): Promise<Reply>;
  /** Waits for what is under way, then cuts. */
  close(): Promise<void>;
}

/** From now, for a chain of commands that a caller waits for together. */
export function timeToAnswer(): GiveUpAt {
  return steadyClock.now() + ANSWER_WITHIN_MS;
}

export interface LinkOptions {
  readonly urls: readonly string[];
  readonly isCluster: boolean;
  /** Hears of every broken connection and failed attempt. */
  readonly onError: (error: unknown) => void;
}

export function openLink({ urls, isCluster, onError }: LinkOptions): RedisLink {
  const waiting = new Set<Promise<Reply>>();
  let closed = false;
  let wire = openWire();
  let openedAt = steadyClock.now();

  function openWire(): Wire {
    return isCluster ? openClusterWire(urls, onError) : openSingleWire(urls[0] ?? "", onError);
  }

  function replaceWire(): void {
    if (closed || steadyClock.now() - openedAt < REPLACE_PAUSE_MS) return;
    wire.destroy();
    wire = openWire();
    openedAt = steadyClock.now();
  }

  async function persist(key: string, args: Arguments, giveUpAt: GiveUpAt): Promise<Reply> {
    for (;;) {
      try {
        return await inTime(wire.send(key, args), giveUpAt);
      } catch (error) {
        if (error instanceof ErrorReply && !PASSING_TROUBLE.test(error.message)) throw error;
        await pauseUnlessOver(error, giveUpAt);
      }
    }
  }

  async function pauseUnlessOver(error: unknown, giveUpAt: GiveUpAt): Promise<void> {
    if (!closed && steadyClock.now() + RETRY_PAUSE_MS < giveUpAt)
      return pause(steadyClock, RETRY_PAUSE_MS);
    replaceWire();
    throw new RedisTimeout("Redis did not answer in time", { cause: error });
  }

  async function send(key: string, args: Arguments, giveUpAt = timeToAnswer()) {
    if (closed) throw new LinkRefusal("The link to Redis is closed");
    if (waiting.size >= MOST_WAITING) throw new LinkRefusal("Too many commands wait for Redis");
    const answer = persist(key, args, giveUpAt);
    waiting.add(answer);
    try {
      return await answer;
    } finally {
      waiting.delete(answer);
    }
  }

  async function close(): Promise<void> {
    await Promise.allSettled(waiting);
    closed = true;
    wire.destroy();
  }

  return { send, close };
}

/** A later answer is nobody's any more. */
function inTime(answer: Promise<Reply>, giveUpAt: GiveUpAt): Promise<Reply> {
  return within(steadyClock, giveUpAt - steadyClock.now(), { answer, late });
}

function late(): Error {
  return new RedisTimeout("Redis is silent");
}
