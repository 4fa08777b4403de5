// Which requests may have a body: those of a polling session, if they say how long it is (X11).
import type { IncomingMessage } from "node:http";

export const SOCKET_PATH = "/socket.io/";

/**
 * A body that comes in pieces of one byte is a call of the parser for each of them, ten thousand in one
 * read of the connection; no client of this game sends one in pieces, and the page takes none at all.
 */
export function hasStrangeBody({ method, url = "", headers }: IncomingMessage): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  if (Number(headers["content-length"] ?? 0) === 0) return false;
  return method !== "POST" || !url.startsWith(SOCKET_PATH);
}
