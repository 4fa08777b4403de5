// The link over Socket.IO. The only file of the page that imports its client.
import {
  RECONNECTION_ATTEMPTS,
  RECONNECTION_DELAY_MAX_MS,
  RECONNECTION_DELAY_MS,
  SERVER_EVENTS,
} from "@kingrow/protocol";
import { io, type Socket } from "socket.io-client";
import { createLinkEmitter, type Emitter, type Link, type LinkEvents } from "./link.ts";

/** Timeout of an attempt, for a proxy that accepts and stays silent. Milliseconds. */
const ATTEMPT_TIMEOUT_MS = 10_000;

export interface SocketLinkOptions {
  /** Called at every connect, so that the tab may change its key in between. */
  readonly playerKey: () => string;
  /** Returns the number of the visitor's name (O8). Called at every connect; a seat keeps its name. */
  readonly name?: (() => number | undefined) | undefined;
  /** Address of the server. Default: the origin of the page. */
  readonly url?: string;
}

export function createSocketLink(options: SocketLinkOptions): Link {
  const socket = createSocket(options);
  const events = createLinkEmitter();
  forwardServerEvents(socket, events);
  forwardLifecycle(socket, events);
  return {
    get isUp() {
      return socket.connected;
    },
    get id() {
      return socket.id;
    },
    open: (attempts) => {
      socket.io.reconnection(attempts === undefined);
      socket.connect();
    },
    close: () => void socket.disconnect(),
    send: (name, payload, answer) => {
      if (!socket.connected) return;
      if (name === "getAvailableRooms") socket.emit(name, answer);
      else socket.emit(name, payload, answer);
    },
    on: (event, listener) => events.on(event, listener),
  };
}

function createSocket({ playerKey, name, url }: SocketLinkOptions): Socket {
  return io(url, {
    autoConnect: false,
    // A separate connection, because one program may run several players.
    forceNew: true,
    transports: ["websocket"],
    timeout: ATTEMPT_TIMEOUT_MS,
    reconnection: true,
    reconnectionAttempts: RECONNECTION_ATTEMPTS,
    reconnectionDelay: RECONNECTION_DELAY_MS,
    reconnectionDelayMax: RECONNECTION_DELAY_MAX_MS,
    auth: (callback) => callback({ playerKey: playerKey(), name: name?.() }),
  });
}

function forwardServerEvents(socket: Socket, events: Emitter<LinkEvents>): void {
  for (const event of SERVER_EVENTS) socket.on(event, (payload) => events.emit(event, payload));
}

/** `active` is false when Socket.IO has stopped retrying. A single attempt ends with its first error. */
function forwardLifecycle(socket: Socket, events: Emitter<LinkEvents>): void {
  socket.on("connect", () => {
    socket.io.reconnection(true);
    events.emit("up", undefined);
  });
  socket.on("disconnect", (reason) => {
    // After an expired heartbeat Socket.IO buffers calls, and would send them on the next connection.
    socket.sendBuffer = [];
    events.emit("down", undefined);
    if (reason === "io server disconnect") events.emit("gaveUp", undefined);
  });
  socket.on("connect_error", () => {
    if (!socket.active || !socket.io.reconnection()) events.emit("gaveUp", undefined);
  });
  socket.io.on("reconnect_failed", () => events.emit("gaveUp", undefined));
}
