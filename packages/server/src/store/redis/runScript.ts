// Runs Lua scripts by their hashes. Redis gets the text of a script once, and again after a restart.
import { ErrorReply } from "redis";
import type { GiveUpAt, RedisLink } from "../../redis/link.ts";
import { asList } from "../../redis/replies.ts";
import type { Reply } from "../../redis/connection.ts";
import { type ScriptCall, together } from "./scripts.ts";

interface PendingScript {
  readonly call: ScriptCall;
  readonly giveUpAt: GiveUpAt;
  /** Takes a promise too. */
  readonly answer: (reply: Reply) => void;
}

/** Redis does nothing else meanwhile. */
const MOST_TOGETHER = 32;
/** A script with more keys reads all partitions. It runs alone, so that no move waits for it. */
const MANY_KEYS = 32;
/** A script whose deadline is so much earlier runs alone: the others would time out with it. */
const SPREAD_MS = 200;

/** Scripts of this turn of the event loop. */
const gathered = new WeakMap<RedisLink, PendingScript[]>();

/**
 * Scripts of one turn of the event loop go to a single server as one command, because a command
 * costs more than most scripts.
 * @throws RedisTimeout, ErrorReply
 */
export function runScript(
  link: RedisLink,
  call: ScriptCall,
  giveUpAt = link.timeToAnswer(),
): Promise<Reply> {
  const isLate = giveUpAt < link.timeToAnswer() - SPREAD_MS;
  if (link.isCluster || isLate) return runAlone(link, call, giveUpAt);
  return new Promise((answer) => gather(link, { call, giveUpAt, answer }));
}

function gather(link: RedisLink, pending: PendingScript): void {
  const all = gathered.get(link);
  if (all !== undefined && all.length < MOST_TOGETHER) {
    all.push(pending);
    return;
  }
  const begun = [pending];
  gathered.set(link, begun);
  process.nextTick(() => {
    if (gathered.get(link) === begun) gathered.delete(link);
    runAll(link, begun);
  });
}

function runAll(link: RedisLink, all: readonly PendingScript[]): void {
  const isLong = ({ call }: PendingScript) => call.keys.length > MANY_KEYS;
  const brief = all.filter((pending) => !isLong(pending));
  if (brief.length > 1) runTogether(link, brief);
  else each(link, brief);
  each(link, all.filter(isLong));
}

function each(link: RedisLink, all: readonly PendingScript[]): void {
  for (const { call, giveUpAt, answer } of all) answer(runAlone(link, call, giveUpAt));
}

function runTogether(link: RedisLink, all: readonly PendingScript[]): void {
  const giveUpAt = Math.min(...all.map((pending) => pending.giveUpAt));
  const calls = all.map(({ call }) => call);
  runAlone(link, together(calls), giveUpAt).then(
    (replies) => {
      asList(replies).forEach((reply, at) => {
        const pending = all[at];
        // A failed script is repeated, because some errors are temporary. The others are not: a rate limit would count twice.
        if (pending !== undefined && reply instanceof ErrorReply) each(link, [pending]);
        else pending?.answer(reply);
      });
    },
    (fault: unknown) => {
      // Redis has run none of them.
      if (fault instanceof ErrorReply) return each(link, all);
      all.forEach(({ answer }) => answer(Promise.reject(fault)));
    },
  );
}

async function runAlone(
  link: RedisLink,
  { script, keys, values }: ScriptCall,
  giveUpAt: GiveUpAt,
): Promise<Reply> {
  const [firstKey = ""] = keys;
  const rest = [String(keys.length), ...keys, ...values];
  try {
    return await link.send(firstKey, ["EVALSHA", script.sha1, ...rest], giveUpAt);
  } catch (error) {
    if (!(error instanceof ErrorReply && error.message.startsWith("NOSCRIPT"))) throw error;
    return link.send(firstKey, ["EVAL", script.text, ...rest], giveUpAt);
  }
}
