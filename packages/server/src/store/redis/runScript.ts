// Runs a script by its fingerprint; Redis gets the text once, and again after it has forgotten it.
import { ErrorReply } from "redis";
import type { GiveUpAt, RedisLink } from "../../redis/link.ts";
import type { Script } from "./scripts.ts";
import type { Reply } from "../../redis/wire.ts";

export interface ScriptCall {
  readonly script: Script;
  /** All in one hash slot, unless the link goes to a single server. */
  readonly keys: readonly string[];
  readonly values: readonly string[];
}

/** @throws RedisTimeout, ErrorReply */
export async function runScript(
  link: RedisLink,
  { script, keys, values }: ScriptCall,
  giveUpAt?: GiveUpAt,
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
