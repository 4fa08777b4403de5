// Matches in Redis, with a lock for each player whom a node seats (O2).
import { asTextIfAny } from "../../redis/replies.ts";
import type { RedisLink } from "../../redis/link.ts";
import { type Match, MATCH_KEPT_MS, type Matches } from "../matches.ts";
import { asStoreFault } from "./asStoreFault.ts";
import { lockKey, matchKey } from "./layout.ts";
import { runScript } from "./runScript.ts";
import { LOCK, UNLOCK } from "./scripts.ts";

const KEPT_MS = String(MATCH_KEPT_MS);

/** @param node what no other node is called, nor this one before it was started anew */
export function createSharedMatches(link: RedisLink, node: string): Matches {
  return {
    async lock(owner, lockMs) {
      const call = { script: LOCK, keys: keysOf(owner), values: [node, String(lockMs)] };
      const text = asTextIfAny(await asStoreFault(runScript(link, call)));
      return text === undefined ? undefined : { last: readMatch(text) };
    },
    async note(owner, match) {
      const key = matchKey(owner);
      await asStoreFault(link.send(key, ["SET", key, matchText(match), "PX", KEPT_MS]));
    },
    async unlock(owner, match) {
      const values = [node, match === undefined ? "" : matchText(match), KEPT_MS];
      await asStoreFault(runScript(link, { script: UNLOCK, keys: keysOf(owner), values }));
    },
  };
}

function keysOf(owner: string): readonly string[] {
  return [lockKey(owner), matchKey(owner)];
}

function matchText({ roomId, since, requestId = "" }: Match): string {
  return `${roomId} ${since} ${requestId}`;
}

function readMatch(text: string): Match | undefined {
  const [roomId, since, ...words] = text.split(" ");
  if (roomId === undefined || roomId === "") return undefined;
  return { roomId, since: Number(since), requestId: words.join(" ") || undefined };
}
