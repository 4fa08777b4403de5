// The WebSockets below Socket.IO: each is bounded from its first byte, and none outlives its end by more than a second.
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type ServerOptions, type WebSocket, WebSocketServer } from "ws";
import type { Connection } from "./admission.ts";

/** What was sent last reaches the other side within this time, or nothing does. */
export const GOODBYE_MS = 500;
/** No client of this game sends its messages in pieces; a proxy may cut one into a few. */
const MAX_FRAGMENTS = 64;

/** Hears of each WebSocket as soon as it is open, with what it came from. */
export type OnWebSocket = (
  websocket: WebSocket,
  origin: { readonly request: IncomingMessage; readonly tcp: Duplex },
) => void;

/** What carries each of them. */
const carriers = new WeakMap<WebSocket, Duplex>();

type Accept = (websocket: WebSocket, request: IncomingMessage) => void;

/** For Socket.IO's option `wsEngine`. */
export function webSocketServer(onOpen: OnWebSocket) {
  return class BoundedWebSocketServer extends WebSocketServer {
    constructor(options: ServerOptions) {
      const bounds = { closeTimeout: GOODBYE_MS, maxFragments: MAX_FRAGMENTS };
      super({ ...options, ...bounds });
    }

    override handleUpgrade(
      request: IncomingMessage,
      tcp: Duplex,
      head: Buffer,
      accept: Accept,
    ): void {
      super.handleUpgrade(request, tcp, head, (websocket, accepted) => {
        carriers.set(websocket, tcp);
        onOpen(websocket, { request, tcp });
        accept(websocket, accepted);
      });
    }
  };
}

/**
 * The WebSocket that carries a connection now; `undefined` while polling does. Socket.IO keeps it in a
 * private field, and nowhere else do we reach for one.
 */
export function webSocketOf({ transport }: Connection): WebSocket | undefined {
  if (transport.name !== "websocket") return undefined;
  const socket: unknown = Reflect.get(transport, "socket");
  if (isWebSocket(socket)) return socket;
  throw new Error("Socket.IO has changed: its WebSocket transport has no field `socket` any more");
}

/** The TCP connection that carries the WebSocket; `undefined` while polling does. */
export function tcpOf(connection: Connection): Duplex | undefined {
  const websocket = webSocketOf(connection);
  return websocket && carriers.get(websocket);
}

function isWebSocket(value: unknown): value is WebSocket {
  return typeof value === "object" && value !== null && "terminate" in value && "ping" in value;
}
