// Runs scripts by their fingerprints; Redis gets a text once, and again after it has forgotten it.
import { ErrorReply } from "redis";
import type { GiveUpAt, RedisLink } from "../../redis/link.ts";
import { asList } from "../../redis/replies.ts";
import type { Reply } from "../../redis/connection.ts";
import { type ScriptCall, together } from "./scripts.ts";

interface Asked {
  readonly call: ScriptCall;
  readonly giveUpAt: GiveUpAt;
  /** Also with a promise of it. */
  readonly answer: (reply: Reply) => void;
}

/** Redis does nothing else meanwhile. */
const MOST_TOGETHER = 32;
/** Beyond so many it is a look through all partitions: it takes as long as dozens of moves, which do not wait for it. */
const MANY_KEYS = 32;
/** Whoever has so much less time left than others is asked for alone: the others would be given up with it. */
const SPREAD_MS = 200;

/** What was asked for in this turn of the event loop. */
const gathered = new WeakMap<RedisLink, Asked[]>();

/**
 * What is asked for in one turn of the event loop goes to a single server together: each command of its own costs more
 * than most scripts do.
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

function gather(link: RedisLink, asked: Asked): void {
  const all = gathered.get(link);
  if (all !== undefined && all.length < MOST_TOGETHER) {
    all.push(asked);
    return;
  }
  const begun = [asked];
  gathered.set(link, begun);
  process.nextTick(() => {
    if (gathered.get(link) === begun) gathered.delete(link);
    runAll(link, begun);
  });
}

function runAll(link: RedisLink, all: readonly Asked[]): void {
  const isLong = ({ call }: Asked) => call.keys.length > MANY_KEYS;
  const brief = all.filter((asked) => !isLong(asked));
  if (brief.length > 1) runTogether(link, brief);
  else each(link, brief);
  each(link, all.filter(isLong));
}

function each(link: RedisLink, all: readonly Asked[]): void {
  for (const { call, giveUpAt, answer } of all) answer(runAlone(link, call, giveUpAt));
}

function runTogether(link: RedisLink, all: readonly Asked[]): void {
  const giveUpAt = Math.min(...all.map((asked) => asked.giveUpAt));
  const calls = all.map(({ call }) => call);
  runAlone(link, together(calls), giveUpAt).then(
    (replies) => {
      asList(replies).forEach((reply, at) => {
        const asked = all[at];
        // Some trouble passes, so whoever failed is asked alone. The others are not: a limit would count them twice.
        if (asked !== undefined && reply instanceof ErrorReply) each(link, [asked]);
        else asked?.answer(reply);
      });
    },
    (fault: unknown) => {
      // Redis has made none of them.
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
