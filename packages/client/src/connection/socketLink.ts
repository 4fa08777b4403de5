// The link over Socket.IO: the only file of the page that knows it.
import {
  RECONNECTION_ATTEMPTS,
  RECONNECTION_DELAY_MAX_MS,
  RECONNECTION_DELAY_MS,
  type ConnectionError,
  type GreetingNotice,
  type PeopleNotice,
  type AvailableRoom,
  type RateLimitNotice,
  type RoomNotice,
  type RoomState,
  type WatchersNotice,
} from "@kingrow/protocol";
import { io, type Socket } from "socket.io-client";
import type { Emitter } from "./emitter.ts";
import { createLinkEmitter, type Link, type LinkEvents } from "./link.ts";

/** A proxy that accepts and says nothing must not hold an attempt for long. Milliseconds. */
const ATTEMPT_TIMEOUT_MS = 10_000;

export interface SocketLinkOptions {
  /** Asked again at every connect, so that the tab may change its key in between. */
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
    open: () => void socket.connect(),
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
  socket.on("availableRooms", (rooms: readonly AvailableRoom[]) =>
    events.emit("availableRooms", rooms),
  );
  socket.on("roomState", (state: RoomState) => events.emit("roomState", state));
  socket.on("roomFull", (notice: RoomNotice) => events.emit("roomFull", notice));
  socket.on("playerLeft", (notice: RoomNotice) => events.emit("playerLeft", notice));
  socket.on("seatReleased", (notice: RoomNotice) => events.emit("seatReleased", notice));
  socket.on("roomAvailable", (notice: RoomNotice) => events.emit("roomAvailable", notice));
  socket.on("greeting", (notice: GreetingNotice) => events.emit("greeting", notice));
  socket.on("peopleHere", (notice: PeopleNotice) => events.emit("peopleHere", notice));
  socket.on("watchers", (notice: WatchersNotice) => events.emit("watchers", notice));
  socket.on("watchEnded", (notice: RoomNotice) => events.emit("watchEnded", notice));
  socket.on("error", (error: ConnectionError) => events.emit("error", error));
  socket.on("rateLimitExceeded", (notice: RateLimitNotice) =>
    events.emit("rateLimitExceeded", notice),
  );
}

/** `active` is false once Socket.IO will not try again by itself. */
function forwardLifecycle(socket: Socket, events: Emitter<LinkEvents>): void {
  socket.on("connect", () => events.emit("up", undefined));
  socket.on("disconnect", (reason) => {
    events.emit("down", undefined);
    if (reason === "io server disconnect") events.emit("gaveUp", undefined);
  });
  socket.on("connect_error", () => {
    if (!socket.active) events.emit("gaveUp", undefined);
  });
  socket.io.on("reconnect_failed", () => events.emit("gaveUp", undefined));
}
