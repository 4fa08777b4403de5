// The link over Socket.IO: the only file of the page that knows it.
import {
  RECONNECTION_ATTEMPTS,
  RECONNECTION_DELAY_MAX_MS,
  RECONNECTION_DELAY_MS,
  SERVER_EVENTS,
} from "@kingrow/protocol";
import { io, type Socket } from "socket.io-client";
import { createLinkEmitter, type Emitter, type Link, type LinkEvents } from "./link.ts";

/** A proxy that accepts and says nothing must not hold an attempt for long. Milliseconds. */
const ATTEMPT_TIMEOUT_MS = 10_000;

export interface SocketLinkOptions {
  /** PersonalCall again at every connect, so that the tab may change its key in between. */
  readonly playerKey: () => string;
  /** The number of the visitor's name (O8), asked at every connect; a seat keeps the one it was taken with. */
  readonly name?: (() => number | undefined) | undefined;
  /** Where the server is; for a page it is where the page came from. */
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
    // A connection of its own: several players may live in one program.
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

/** `active` is false once Socket.IO will not try again by itself; a single attempt ends with its first error. */
function forwardLifecycle(socket: Socket, events: Emitter<LinkEvents>): void {
  socket.on("connect", () => {
    socket.io.reconnection(true);
    events.emit("up", undefined);
  });
  socket.on("disconnect", (reason) => {
    events.emit("down", undefined);
    if (reason === "io server disconnect") events.emit("gaveUp", undefined);
  });
  socket.on("connect_error", () => {
    if (!socket.active || !socket.io.reconnection()) events.emit("gaveUp", undefined);
  });
  socket.io.on("reconnect_failed", () => events.emit("gaveUp", undefined));
}
