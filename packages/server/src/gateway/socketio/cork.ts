// What a connection is told in one turn of the event loop leaves in one write: half of what a move costs is writing to the kernel.
import type { Duplex } from "node:stream";
import type { Connection } from "./admission.ts";
import type { Packet } from "./packets.ts";
import { tcpOf } from "./webSockets.ts";

/** What Socket.IO makes of a packet, once for all who are told the same. */
interface Encoded extends Packet {
  readonly options?: { readonly wsPreEncodedFrame?: Buffer[] | undefined };
}

/**
 * Holds back what is sent to the connection until this turn of the event loop has said all it has to say.
 *
 * Engine.IO hands its WebSocket nothing more until the last packet is written, which here would be one
 * write too late; so it is told that it may go on. The WebSocket itself keeps the order.
 */
export function corkTurns(connection: Connection): void {
  connection.on("packetCreate", (packet: Encoded) => {
    joinPieces(packet.options?.wsPreEncodedFrame);
    hold(connection);
  });
}

/** A frame in one piece costs less to write than its head and its body, and it is joined once for all. */
function joinPieces(frame: Buffer[] | undefined): void {
  if (frame !== undefined && frame.length > 1) frame.splice(0, frame.length, Buffer.concat(frame));
}

/** In this turn. */
const held = new Set<Duplex>();

function hold(connection: Connection): void {
  const { transport } = connection;
  const tcp = tcpOf(connection);
  if (tcp === undefined) return;
  if (held.has(tcp)) transport.writable = true;
  else if (transport.writable) {
    if (held.size === 0) process.nextTick(letGo);
    held.add(tcp);
    tcp.cork();
  }
}

function letGo(): void {
  for (const tcp of held) tcp.uncork();
  held.clear();
}
