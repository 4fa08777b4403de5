// Who is let in at all: right origin, not far over the connections of an address, not while stopping.
import type { IncomingMessage } from "node:http";
import { countingKey } from "../connections/address.ts";
import type { Connections } from "../connections/connections.ts";
import { isAllowedOrigin } from "../connections/origin.ts";

export interface HandshakeDependencies {
  readonly allowedOrigins: readonly string[];
  readonly addressOf: (request: IncomingMessage) => string;
  readonly connections: Connections;
  /** Stopping, or cut off from the other nodes. */
  readonly isAway: () => boolean;
  /** Several nodes serve: the requests of one polling client could reach different ones. */
  readonly isWebsocketOnly: boolean;
  /** Counts a handshake of its address (X4); false when it is one too many. */
  readonly mayShake: (request: IncomingMessage) => Promise<boolean>;
  /** The address flooded a moment ago. */
  readonly isWaiting: (address: string) => boolean;
  readonly onRefused: () => void;
}

type Decide = (reason: string | null | undefined, success: boolean) => void;

/** For Socket.IO's `allowRequest`; asked once per connection, for polling and websocket alike. */
export function createAllowRequest(dependencies: HandshakeDependencies) {
  return (request: IncomingMessage, decide: Decide): void => {
    void whyNot(dependencies, request).then((reason) => {
      if (reason !== undefined) dependencies.onRefused();
      decide(reason, reason === undefined);
    });
  };
}

async function whyNot(
  dependencies: HandshakeDependencies,
  request: IncomingMessage,
): Promise<string | undefined> {
  if (dependencies.isAway()) return "The server is away for a moment";
  if (dependencies.isWebsocketOnly && isPolling(request)) return POLLING_REFUSED;
  if (!isAllowedOrigin(request, dependencies.allowedOrigins)) return "This origin is not allowed";
  if (isForScript(request)) return "Scripts of other sites are not allowed";
  const address = dependencies.addressOf(request);
  if (dependencies.isWaiting(address)) return "This address sent too many requests; wait a minute";
  if (dependencies.connections.isFarOver(countingKey(address))) return "Too many connections";
  return (await dependencies.mayShake(request))
    ? undefined
    : "Too many connections in a short time";
}

const POLLING_REFUSED =
  "This service runs on several nodes and takes websocket connections only. " +
  'Connect with the option transports: ["websocket"].';

/** Socket.IO names the transport in the query of every request. */
function isPolling(request: IncomingMessage): boolean {
  return queryOf(request).get("transport") === "polling";
}

/** Polling answered as a script (JSONP): a browser asks for those of any site, and names no origin. */
function isForScript(request: IncomingMessage): boolean {
  return queryOf(request).has("j");
}

function queryOf({ url = "" }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf("?")));
}
