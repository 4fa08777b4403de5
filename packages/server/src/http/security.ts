// Security headers of HTTP answers.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import helmet from "helmet";
import type { OriginOf } from "./siteOrigin.ts";

export type Secure = (request: IncomingMessage, response: ServerResponse) => void;

/** Browser features that the game does not use. */
const UNUSED = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(", ");

/**
 * HSTS, upgraded requests and Cross-Origin-Opener-Policy need TLS. With the first two, the page would stay blank on
 * plain http in a home network.
 */
export function createSecurity(behindTls: boolean, originOf: OriginOf): Secure {
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(behindTls, originOf) },
    strictTransportSecurity: behindTls,
    crossOriginOpenerPolicy: behindTls,
    originAgentCluster: behindTls,
    xFrameOptions: { action: "deny" },
  });
  return (request, response) => {
    response.setHeader("Permissions-Policy", PERMISSIONS);
    apply(request, response, ignore);
  };
}

/** For all answers, including those of Socket.IO. Call it after all other request listeners are added. */
export function forbidSniffing(server: Server): void {
  server.prependListener("request", (_request, response) =>
    response.setHeader("X-Content-Type-Options", "nosniff"),
  );
}

function policy(behindTls: boolean, originOf: OriginOf) {
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'", (request: IncomingMessage) => ownSocket(originOf(request))],
    fontSrc: ["'self'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", "data:"],
    objectSrc: ["'none'"],
    // The computer's judgement of endings is a WebAssembly module.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    workerSrc: ["'self'"],
    ...(behindTls && { upgradeInsecureRequests: [] }),
  };
}

/** In older browsers 'self' does not include the websocket of the same host. */
function ownSocket(origin: string | undefined): string {
  if (origin === undefined) return "'self'";
  const { host } = new URL(origin);
  return `ws://${host} wss://${host}`;
}

function ignore(): void {
  // helmet never fails with these settings.
}
