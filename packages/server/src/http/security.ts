// The headers of every HTTP answer: a strict policy for the page, TLS promises behind TLS only.
import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
import { isHost } from "./siteOrigin.ts";

export type Secure = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * On plain http HSTS and upgraded requests would turn the page blank in a home network, and
 * Cross-Origin-Opener-Policy would only make the browser complain: all three need TLS.
 */
export function createSecurity(behindTls: boolean): Secure {
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(behindTls) },
    strictTransportSecurity: behindTls,
    crossOriginOpenerPolicy: behindTls,
    originAgentCluster: behindTls,
    xFrameOptions: { action: "deny" },
  });
  return (request, response) => apply(request, response, ignore);
}

function policy(behindTls: boolean) {
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'", ownSocket],
    fontSrc: ["'self'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", "data:"],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    workerSrc: ["'self'"],
    ...(behindTls && { upgradeInsecureRequests: [] }),
  };
}

/** Older browsers do not take 'self' to mean the websocket of the same host too. */
function ownSocket({ headers }: IncomingMessage): string {
  const host = headers.host ?? "";
  return isHost(host) ? `ws://${host} wss://${host}` : "'self'";
}

function ignore(): void {
  // helmet never fails with these settings, and what comes next is not its business.
}
