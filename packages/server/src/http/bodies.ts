// Which requests are looked at: those that say where they go, with few headers, and with a body only where one is wanted (X11).
import type { IncomingMessage } from "node:http";

export const SOCKET_PATH = "/socket.io/";

/** Browsers send about twenty, and proxies add some. Of more than this Node does not tell us. */
export const MOST_HEADERS = 100;

/** The status that ends the connection of a request, before anything is made of it; `undefined` for all others. */
export function whyStrange(request: IncomingMessage): string | undefined {
  if (request.rawHeaders.length >= MOST_HEADERS * 2) return "431 Request Header Fields Too Large";
  if (hasStrangeBody(request)) return "413 Content Too Large";
  return request.httpVersion === "1.1" ? whyAnsweredByNode(request) : undefined;
}

/**
 * A body that comes in pieces of one byte is a call of the parser for each of them, ten thousand in one
 * read of the connection; no client of this game sends one in pieces, and the page takes none at all.
 */
function hasStrangeBody(request: IncomingMessage): boolean {
  if (request.headers["transfer-encoding"] !== undefined) return true;
  if (bodyBytes(request) === 0) return false;
  return request.method !== "POST" || !(request.url ?? "").startsWith(SOCKET_PATH);
}

/** Node answers these itself and tells nobody: no bound would hold for thousands of them in one read. */
function whyAnsweredByNode({ headers }: IncomingMessage): string | undefined {
  if (headers.host === undefined) return "400 Bad Request";
  const isPromised = headers.expect === undefined || /^100-continue$/i.test(headers.expect);
  return isPromised ? undefined : "417 Expectation Failed";
}

/** As it is said: whoever sends more begins another request. */
export function bodyBytes({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}
