// Lua scripts, which Redis runs by their hashes.
import { createHash } from "node:crypto";
import { ErrorReply } from "redis";
import type { Reply } from "./connection.ts";
import type { GiveUpAt, RedisLink } from "./link.ts";

export interface Script {
  readonly text: string;
  readonly sha1: string;
}

export function script(text: string): Script {
  return { text, sha1: createHash("sha1").update(text).digest("hex") };
}

export interface ScriptCall {
  readonly script: Script;
  /** All in one hash slot. */
  readonly keys: readonly string[];
  readonly values: readonly string[];
}

/**
 * Sends the text of a script only when Redis does not know the hash: the first time, and after a restart of Redis.
 * @throws RedisTimeout, ErrorReply
 */
export async function runScript(
  link: RedisLink,
  { script: { sha1, text }, keys, values }: ScriptCall,
  giveUpAt: GiveUpAt = link.timeToAnswer(),
): Promise<Reply> {
  const [firstKey = ""] = keys;
  const rest = [String(keys.length), ...keys, ...values];
  try {
    return await link.send(firstKey, ["EVALSHA", sha1, ...rest], giveUpAt);
  } catch (error) {
    if (!(error instanceof ErrorReply && error.message.startsWith("NOSCRIPT"))) throw error;
    return link.send(firstKey, ["EVAL", text, ...rest], giveUpAt);
  }
}
