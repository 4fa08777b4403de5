// Who was brought where by which request, and which node is about to: for whoever asks several nodes (O2).
import { asTextIfAny } from "../../redis/replies.ts";
import type { RedisLink } from "../../redis/link.ts";
import { matchKey, turnKey } from "./layout.ts";
import { runScript } from "./runScript.ts";
import { BEGIN_TURN, END_TURN } from "./scripts.ts";

/** A client that has lost its node asks again within seconds. */
const KEPT_S = "60";

interface Match {
  readonly roomId: string;
  readonly requestId: string | undefined;
  /** Epoch ms. */
  readonly since: number;
}

/**
 * Each rejects with RedisTimeout or ErrorReply.
 * @param node what no other node is called, nor this one before it was started anew
 */
export function createSharedMatches(link: RedisLink, node: string) {
  return {
    async begin(owner: string, turnMs: number) {
      const call = { script: BEGIN_TURN, keys: keysOf(owner), values: [node, String(turnMs)] };
      const text = asTextIfAny(await runScript(link, call));
      return text === undefined ? undefined : { last: readMatch(text) };
    },
    async note(owner: string, match: Match) {
      const key = matchKey(owner);
      await link.send(key, ["SET", key, matchText(match), "EX", KEPT_S]);
    },
    async end(owner: string, match: Match | undefined) {
      const values = [node, match === undefined ? "" : matchText(match), KEPT_S];
      await runScript(link, { script: END_TURN, keys: keysOf(owner), values });
    },
  };
}

function keysOf(owner: string): readonly string[] {
  return [turnKey(owner), matchKey(owner)];
}

function matchText({ roomId, since, requestId = "" }: Match): string {
  return `${roomId} ${since} ${requestId}`;
}

function readMatch(text: string): Match | undefined {
  const [roomId, since, ...words] = text.split(" ");
  if (roomId === undefined || roomId === "") return undefined;
  return { roomId, since: Number(since), requestId: words.join(" ") || undefined };
}
