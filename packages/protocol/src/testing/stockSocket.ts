// A stock Socket.IO client, for tests that show that any client can play.
import { io, type ManagerOptions, type Socket, type SocketOptions } from "socket.io-client";
import type { ClientToServerEvents, ServerToClientEvents } from "../index.ts";

export type StockSocket = Socket;
/** A stock socket with the types of the events. */
export type TypedStockSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
export type StockOptions = Partial<ManagerOptions & SocketOptions>;

/** Opens a separate connection with the library's defaults. */
export function openStockSocket(url: string, options: StockOptions = {}): StockSocket {
  return io(url, { forceNew: true, ...options });
}

/** The options of the page: websocket only, with a player key. */
export function asThePage(playerKey: string): StockOptions {
  return { transports: ["websocket"], auth: { playerKey } };
}

/** Resolves when the socket is connected, rejects when it is refused. */
export function whenConnected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
}
