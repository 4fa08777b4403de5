// What a connection says before it is a WebSocket waits for its turn, and only then is any of it parsed (X11).
import type { Socket } from "node:net";
import type { DisconnectReason } from "../gateway/calls/metricsRecorder.ts";
import { countingKey } from "../gateway/connections/address.ts";
import type { Floods } from "../gateway/connections/floods.ts";
import type { Backlog } from "../gateway/load/backlog.ts";
import type { Lane } from "../gateway/load/lane.ts";

export interface ReadingDependencies {
  readonly lane: Lane;
  readonly backlog: Backlog;
  readonly floods: Floods;
  readonly onDisconnect: (reason: DisconnectReason) => void;
}

/**
 * Node's parser needs half a millisecond for thousands of headers, and hundreds of connections can bring them
 * at the same moment. Call it when the parser listens to the connection.
 */
export function readInTurn(
  socket: Socket,
  address: string,
  { lane, backlog, floods, onDisconnect }: ReadingDependencies,
): void {
  const listeners = socket.listeners("data");
  const end = (reason: DisconnectReason): void => {
    onDisconnect(reason);
    socket.resetAndDestroy();
  };
  const holder = { giveUp: () => end("BACKLOG") };
  let isInLine = false;
  let isTurn = false;
  const takeTurn = (): void => {
    isInLine = false;
    backlog.note(holder, 0);
    if (socket.destroyed) return;
    if (floods.isWaiting(address)) {
      end("ADDRESS_WAITS");
      return;
    }
    // Before it is read: while nobody takes the answers Node pauses it again, and bears no byte until it goes on.
    socket.resume();
    isTurn = true;
    socket.read();
    isTurn = false;
    if (socket.isPaused()) backlog.note(holder, socket.readableLength);
  };
  const hear = (chunk: Buffer): void => {
    if (isTurn) {
      for (const listener of listeners) listener.call(socket, chunk);
      return;
    }
    // What waits stays in the stream, so that its end comes after it.
    socket.pause();
    socket.unshift(chunk);
    if (!isInLine) lane.run(countingKey(address), takeTurn);
    isInLine = true;
    backlog.note(holder, socket.readableLength);
  };
  socket.removeAllListeners("data");
  socket.on("data", hear);
  socket.on("close", () => backlog.note(holder, 0));
}
