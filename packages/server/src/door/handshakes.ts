// Who may shake hands with Socket.IO: the right origin, not too many of one address, not while the server stops (X1, X3).
import type { IncomingMessage } from "node:http";

/** Which pages may connect. */
export interface OriginSettings {
  /** The address under which people know this site, if there is one for all. */
  readonly publicOrigin: string | undefined;
  /** Other pages that may connect, the public one included. */
  readonly allowedOrigins: readonly string[];
}

/**
 * A cross-origin WebSocket is not stopped by CORS, so every handshake asks here. A client without `Origin` is no
 * browser and may connect. Where the site has a public origin, another `Host` proves nothing: any name may lead here.
 */
export function isAllowedOrigin(request: IncomingMessage, settings: OriginSettings): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || settings.allowedOrigins.includes(origin)) return true;
  if (settings.publicOrigin !== undefined && !isThisMachine(origin)) return false;
  return isOwnOrigin(origin, host);
}

/** The scheme may differ (TLS ends at a proxy), the host and port may not. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && page.host !== "" && new URL(own).host === page.host;
}

function isThisMachine(origin: string): boolean {
  return (
    URL.canParse(origin) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname)
  );
}

/** Why a request of Socket.IO makes no sense here, whoever sends it. */
export function whyUnfit(request: IncomingMessage, isWebsocketOnly: boolean): string | undefined {
  const query = new URLSearchParams(request.url?.replace(/^[^?]*/, ""));
  if (isWebsocketOnly && query.get("transport") === "polling") return POLLING_REFUSED;
  // Polling answered as a script (JSONP): a browser sends it for any site, and names no origin.
  return query.has("j") ? "Scripts of other sites are not allowed" : undefined;
}

const POLLING_REFUSED =
  "This service runs on several nodes and takes websocket connections only. " +
  'Connect with the option transports: ["websocket"].';
