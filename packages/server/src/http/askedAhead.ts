// Bounds what one connection may ask for before it has taken the answers to what it asked earlier.
import { IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { whyStrange } from "./bodies.ts";

/** No browser asks ahead at all; what does is a program that sees no need to read. */
const MOST_AHEAD = 16;

/**
 * For the server's option `IncomingMessage`. Node's parser makes a request of everything it was handed,
 * also when the connection was ended meanwhile, and calls for every piece of a body; only what asks for an
 * upgrade stops it. So whatever comes after the end, or is not looked at, says that it does, and the
 * upgrade's listener ends the connection if it is not ended yet.
 */
export class StoppableRequest extends IncomingMessage {
  declare private asksForUpgrade: boolean;

  get upgrade(): boolean {
    return this.asksForUpgrade || this.socket.destroyed || whyStrange(this) !== undefined;
  }

  set upgrade(asks: boolean) {
    this.asksForUpgrade = asks;
  }
}

/**
 * Node reads a connection in pieces that hold thousands of short requests, and makes each of them before
 * it looks whether anybody takes the answers. A connection with more than a few is ended, and the rest
 * of the piece is thrown away: nothing is answered, nothing more is read. Call it last: it stands before
 * every listener that is there by then.
 */
export function boundAskedAhead(server: Server, onOver: (request: IncomingMessage) => void): void {
  const listeners = server.listeners("request");
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, step: 1 | -1): number => {
    const ahead = (unanswered.get(socket) ?? 0) + step;
    unanswered.set(socket, ahead);
    return ahead;
  };

  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    response.once("close", () => count(socket, -1));
    if (count(socket, 1) <= MOST_AHEAD)
      for (const listener of listeners) listener.call(server, request, response);
    else {
      // With a goodbye the kernel would keep for it what nobody reads.
      onOver(request);
      socket.resetAndDestroy();
    }
  });
}
