// Ends a connection with the reason told first, so that a stock client does not come back by itself.
import { CONNECTION_ERROR_SENTENCES, type ConnectionErrorCode } from "@kingrow/protocol";
import type { Sender } from "./types.ts";

/** Works for a socket on any node; a socket that is gone already is no error. */
export function disconnect(io: Sender, socketId: string, code: ConnectionErrorCode): void {
  io.to(socketId).emit("error", { code, message: CONNECTION_ERROR_SENTENCES[code] });
  io.in(socketId).disconnectSockets(true);
}
