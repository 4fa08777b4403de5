// Watch ids of private rooms. Only the server's secret converts between watch id and room id (O6).
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from "node:crypto";
import { WATCH_ID_MARK } from "@kingrow/protocol";

const TAG_BYTES = 16;
const KEY_BYTES = 32;
const CIPHER = "aes-256-ctr";

/**
 * A watch id is a keyed hash of the room id, followed by the encrypted room id with the hash as initial counter.
 * Nobody can read or forge one, and a changed one does not fit its hash.
 */
export function createWatchIds(secret: string) {
  const [hashKey, cipherKey] = [keyFor(secret, "hash"), keyFor(secret, "cipher")];
  const tagOf = (roomId: string): Buffer =>
    createHmac("sha256", hashKey).update(roomId).digest().subarray(0, TAG_BYTES);

  return {
    /** The same on every node and after a restart. */
    of(roomId: string): string {
      const tag = tagOf(roomId);
      const cipher = createCipheriv(CIPHER, cipherKey, tag);
      const bytes = Buffer.concat([tag, cipher.update(roomId, "utf8"), cipher.final()]);
      return WATCH_ID_MARK + bytes.toString("base64url");
    },
    /** `undefined` for an id that this server has not made. */
    roomOf(watchId: string): string | undefined {
      if (!watchId.startsWith(WATCH_ID_MARK)) return undefined;
      const bytes = Buffer.from(watchId.slice(WATCH_ID_MARK.length), "base64url");
      if (bytes.length <= TAG_BYTES) return undefined;
      const tag = bytes.subarray(0, TAG_BYTES);
      const cipher = createDecipheriv(CIPHER, cipherKey, tag);
      const roomId =
        cipher.update(bytes.subarray(TAG_BYTES), undefined, "utf8") + cipher.final("utf8");
      return timingSafeEqual(tag, tagOf(roomId)) ? roomId : undefined;
    },
  };
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `kingrow watch ${purpose}`, KEY_BYTES));
}
