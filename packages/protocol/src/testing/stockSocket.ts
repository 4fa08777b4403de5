// A stock Socket.IO client, as anybody would write one: for tests whose point is that any client can play.
import { io, type ManagerOptions, type Socket, type SocketOptions } from "socket.io-client";
import type { ClientToServerEvents, ServerToClientEvents } from "../index.ts";

export type StockSocket = Socket;
/** The same, told which events there are. */
export type TypedStockSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
export type StockOptions = Partial<ManagerOptions & SocketOptions>;

/** On a connection of its own, with the library's defaults where nothing else is said. */
export function openStockSocket(url: string, options: StockOptions = {}): StockSocket {
  return io(url, { forceNew: true, ...options });
}

/** What a page of its own would say: over a websocket, with its player's key. */
export function asThePage(playerKey: string): StockOptions {
  return { transports: ["websocket"], auth: { playerKey } };
}

/** Resolves when the socket is let in, rejects when it is not. */
export function letIn(socket: Pick<Socket, "once">): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
}
