// Matches in Redis, with a lock on each player while a node seats the player (O2).
import type { RedisLink } from "../../redis/link.ts";
import { asTextIfAny } from "../../redis/replies.ts";
import { runScript } from "../../redis/script.ts";
import { type Match, MATCH_KEPT_MS, type Matches } from "../matches.ts";
import { asStoreFault } from "../roomStore.ts";
import { lockKey, matchKey } from "./layout.ts";
import { LOCK, UNLOCK } from "./scripts.ts";

const KEPT_MS = String(MATCH_KEPT_MS);

/** @param node a name of this process that no other process has or had */
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
