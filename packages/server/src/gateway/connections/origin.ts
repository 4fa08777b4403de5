// Which pages may connect: the server's own, those configured, and clients that are no browser (X3).
import type { IncomingMessage } from "node:http";

/** A cross-origin websocket is not stopped by CORS, so every handshake asks here. */
export function isAllowedOrigin(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return allowed.includes(origin) || isOwnOrigin(origin, host);
}

/** The scheme may differ (TLS ends at a proxy), the host and port may not. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && page.host !== "" && new URL(own).host === page.host;
}
