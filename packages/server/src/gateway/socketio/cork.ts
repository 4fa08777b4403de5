// An answer and what is told right after it leave in one write: half of what a move costs is writing to the kernel.
import type { Connection } from "./admission.ts";
import { tcpOf } from "./webSockets.ts";

/**
 * Sends an answer, and holds it back until this turn of the event loop has said all it has to say.
 *
 * Engine.IO hands its WebSocket nothing more until the last packet is written, which here would be one
 * write too late; so it is told that it may go on. The WebSocket itself keeps the order.
 */
export function sendCorked(connection: Connection, send: () => void): void {
  const { transport } = connection;
  const tcp = tcpOf(connection);
  if (tcp === undefined || !transport.writable) {
    send();
    return;
  }
  tcp.cork();
  process.nextTick(() => tcp.uncork());
  send();
  transport.writable = true;
}
