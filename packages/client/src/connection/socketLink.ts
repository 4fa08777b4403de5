// The link over Socket.IO. The only file of the page that imports its client.
import { RECONNECTION_ATTEMPTS, SERVER_EVENTS, SILENT_END_MS } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import { io, type Socket } from "socket.io-client";
import { createLinkEmitter, type Emitter, type Link, type LinkEvents } from "./link.ts";

export interface SocketLinkOptions {
  readonly clock: Clock;
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
  forwardLifecycle(socket, events, options.clock);
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
    // Of an attempt, for a proxy that accepts and stays silent.
    timeout: SILENT_END_MS,
    // It reconnects by default, after 1 s at first and 5 s at most.
    reconnectionAttempts: RECONNECTION_ATTEMPTS,
    auth: (callback) => callback({ playerKey: playerKey(), name: name?.() }),
  });
}

function forwardServerEvents(socket: Socket, events: Emitter<LinkEvents>): void {
  for (const event of SERVER_EVENTS) socket.on(event, (payload) => events.emit(event, payload));
}

/** The server sends something every 6 s. Socket.IO itself notices a silent connection only after 85 s. */
function closeWhenSilent(engine: Socket["io"]["engine"], clock: Clock): void {
  let cancel: Cancel | undefined;
  const heard = (): void => {
    cancel?.();
    cancel = clock.after(SILENT_END_MS, () => engine.close());
  };
  engine.on("packet", heard);
  heard();
}

/** `active` is false when Socket.IO has stopped retrying. A single attempt ends with its first error. */
function forwardLifecycle(socket: Socket, events: Emitter<LinkEvents>, clock: Clock): void {
  socket.on("connect", () => {
    closeWhenSilent(socket.io.engine, clock);
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
