// The way to Redis: every command is answered or given up in time, over connections that come back.
import { type Clock, pause, within } from "@kingrow/time";
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
  /** The clock of all that is awaited from Redis. */
  readonly steady: Clock;
  /** What one command or script touches has to lie in one hash slot. */
  readonly isCluster: boolean;
  /** From now, for a chain of commands that a caller waits for together. */
  timeToAnswer(): GiveUpAt;
  /**
   * Sends a command that may be repeated without harm, again whenever the connection breaks, until
   * the time is up.
   * @throws RedisTimeout when the time is up, ErrorReply when Redis refuses.
   */
  send(key: string, args: Arguments, giveUpAt?: GiveUpAt): Promise<Reply>;
  /** Waits for what is under way, then disconnects. */
  close(): Promise<void>;
}

export interface LinkOptions {
  readonly urls: readonly string[];
  readonly isCluster: boolean;
  /** Hears of every broken connection and failed attempt. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

export function openLink({ urls, isCluster, onError, steady }: LinkOptions): RedisLink {
  const waiting = new Set<Promise<Reply>>();
  let closed = false;
  let wire = openWire();
  let openedAt = steady.now();

  function openWire(): Wire {
    return isCluster
      ? openClusterWire(urls, { onError, steady })
      : openSingleWire(urls[0] ?? "", onError);
  }

  function replaceWire(): void {
    if (closed || steady.now() - openedAt < REPLACE_PAUSE_MS) return;
    wire.destroy();
    wire = openWire();
    openedAt = steady.now();
  }

  const timeToAnswer = (): GiveUpAt => steady.now() + ANSWER_WITHIN_MS;
  /** A later answer is nobody's any more. */
  const inTime = (answer: Promise<Reply>, giveUpAt: GiveUpAt): Promise<Reply> =>
    within(steady, giveUpAt - steady.now(), { answer, late });

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
    if (!closed && steady.now() + RETRY_PAUSE_MS < giveUpAt) return pause(steady, RETRY_PAUSE_MS);
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

  return { steady, isCluster, timeToAnswer, send, close };
}

function late(): Error {
  return new RedisTimeout("Redis is silent");
}
