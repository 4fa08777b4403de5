// Commands to Redis with a deadline and retries.
import { type Clock, pause, within } from "@kingrow/time";
import { ErrorReply } from "redis";
import { type Arguments, openConnection, type Reply } from "./connection.ts";

/** A player gets an answer within two seconds. The rest of that time is for the server itself. */
const ANSWER_WITHIN_MS = 1_600;
/** Pause between two attempts of one command. */
const RETRY_PAUSE_MS = 50;
/** Least time between two restarts of a silent connection. */
const RESTART_PAUSE_MS = 3_000;
/** More pending commands would only time out. */
const MOST_WAITING = 20_000;

/** Errors of a Redis that is starting or failing over; a retry may succeed. */
const TEMPORARY_ERROR = /^(?:LOADING|CLUSTERDOWN|TRYAGAIN|MASTERDOWN|READONLY|MOVED|ASK|BUSY)\b/;

/** The command was not sent. */
class LinkRefusal extends Error {
  override readonly name = "LinkRefusal";
}

/** Redis did not answer. The command may have been carried out or not. */
export class RedisTimeout extends Error {
  override readonly name = "RedisTimeout";
}

/** When to give up, on the steady clock. */
export type GiveUpAt = number;

export interface RedisLink {
  readonly steady: Clock;
  /** The deadline of a command that begins now. */
  timeToAnswer(): GiveUpAt;
  /**
   * Sends a command that may run twice without harm, and repeats it until the deadline when the connection breaks.
   * @throws RedisTimeout at the deadline, or when Redis refuses a repeated command whose first answer got lost;
   * ErrorReply when Redis refuses.
   */
  send(key: string, args: Arguments, giveUpAt?: GiveUpAt): Promise<Reply>;
  /** Waits for pending commands, then disconnects. */
  close(): Promise<void>;
}

export interface LinkOptions {
  readonly urls: readonly string[];
  readonly isCluster: boolean;
  /** Called for every broken connection and failed attempt. */
  readonly onError: (error: unknown) => void;
  readonly steady: Clock;
}

export function openLink({ urls, isCluster, onError, steady }: LinkOptions): RedisLink {
  const waiting = new Set<Promise<Reply>>();
  const connection = openConnection({ urls, isCluster, onError, steady });
  let closed = false;
  let restartedAt = steady.now();

  function restartIfSilent(): void {
    if (closed || steady.now() - restartedAt < RESTART_PAUSE_MS) return;
    connection.restart();
    restartedAt = steady.now();
  }

  const timeToAnswer = (): GiveUpAt => steady.now() + ANSWER_WITHIN_MS;
  const inTime = (answer: Promise<Reply>, giveUpAt: GiveUpAt): Promise<Reply> =>
    within(steady, giveUpAt - steady.now(), { answer, late });

  async function persist(key: string, args: Arguments, giveUpAt: GiveUpAt): Promise<Reply> {
    let isUnanswered = false;
    for (;;) {
      try {
        return await inTime(connection.send(key, args), giveUpAt);
      } catch (error) {
        if (error instanceof ErrorReply && !TEMPORARY_ERROR.test(error.message))
          throw isUnanswered ? whyUnknown(error) : error;
        isUnanswered ||= !(error instanceof ErrorReply);
        await pauseUnlessOver(error, giveUpAt);
      }
    }
  }

  async function pauseUnlessOver(error: unknown, giveUpAt: GiveUpAt): Promise<void> {
    if (!closed && steady.now() + RETRY_PAUSE_MS < giveUpAt) return pause(steady, RETRY_PAUSE_MS);
    restartIfSilent();
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
    connection.destroy();
  }

  return { steady, timeToAnswer, send, close };
}

function late(): Error {
  return new RedisTimeout("Redis is silent");
}

/** An earlier attempt may have been carried out. An unknown script is only sent in another way. */
function whyUnknown(error: ErrorReply): Error {
  if (error.message.startsWith("NOSCRIPT")) return error;
  return new RedisTimeout("Redis refuses a command whose first answer got lost", { cause: error });
}
