// Checks of a Socket.IO handshake that need the request alone: origin and transport (X3).
import type { IncomingMessage } from "node:http";

/** Pages that may connect. */
export interface OriginSettings {
  /** The public origin of the site, if it has one. */
  readonly publicOrigin: string | undefined;
  /** Other pages that may connect, the public one included. */
  readonly allowedOrigins: readonly string[];
}

/**
 * CORS does not stop a cross-origin WebSocket, so every handshake is checked here. A client without `Origin` is no
 * browser and may connect. Where the site has a public origin, `Host` proves nothing: any DNS name may lead here.
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

/** Why this server refuses the request from any client. */
export function whyUnfit(request: IncomingMessage, isWebsocketOnly: boolean): string | undefined {
  const query = new URLSearchParams(request.url?.replace(/^[^?]*/, ""));
  if (isWebsocketOnly && query.get("transport") === "polling") return POLLING_REFUSED;
  // JSONP: a browser sends such a request for any site, without `Origin`.
  return query.has("j") ? "Scripts of other sites are not allowed" : undefined;
}

const POLLING_REFUSED =
  "This service runs on several nodes and takes websocket connections only. " +
  'Connect with the option transports: ["websocket"].';
