// Who was brought where by which request, for whoever asks again on another node (O2).
import { asTextIfAny } from "../../redis/replies.ts";
import type { RedisLink } from "../../redis/link.ts";
import { matchKey } from "./layout.ts";

/** A client that has lost its node asks again within seconds. */
const KEPT_S = "60";

/** Both reject with RedisTimeout or ErrorReply. */
export function createSharedMatches(link: Pick<RedisLink, "send">) {
  return {
    async note(owner: string, match: { readonly roomId: string; readonly requestId: string }) {
      const key = matchKey(owner);
      await link.send(key, ["SET", key, `${match.roomId} ${match.requestId}`, "EX", KEPT_S]);
    },
    async of(owner: string) {
      const key = matchKey(owner);
      const [roomId, ...words] = asTextIfAny(await link.send(key, ["GET", key]))?.split(" ") ?? [];
      return roomId === undefined ? undefined : { roomId, requestId: words.join(" ") };
    },
  };
}
