// An event for some sockets of this node: made into bytes once, and handed to each without a look through rooms.
import type { Audience } from "../types.ts";
import type { GameServer } from "./gameServer.ts";

/**
 * Socket.IO's own broadcast looks for binary data in all of a state, gathers its audience in sets and
 * writes a frame in two pieces, which together costs as much as the JSON.
 */
export function directTo(io: GameServer): (socketIds: readonly string[]) => Audience {
  const { sockets } = io.of("/");
  return (socketIds) => ({
    emit(event, ...payload) {
      const packet = eventPacket([event, ...payload]);
      const options = { compress: false, wsPreEncodedFrame: [frameOf(packet)] };
      for (const id of socketIds) {
        const socket = sockets.get(id);
        for (const listener of socket?.listenersAnyOutgoing() ?? []) listener(event, ...payload);
        socket?.conn.write(packet, options);
      }
    },
  });
}

/** As Socket.IO's protocol writes an event of the namespace `/`: https://socket.io/docs/v4/socket-io-protocol */
function eventPacket(event: readonly unknown[]): string {
  return `2${JSON.stringify(event)}`;
}

const WHOLE_TEXT = 0x81;
/** The lengths that stand for one in two more bytes, and in eight (RFC 6455, 5.2). */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** Engine.IO sends such a frame as it is where a WebSocket carries the connection. */
function frameOf(packet: string): Buffer {
  const message = `4${packet}`;
  const length = Buffer.byteLength(message);
  const headLength = length < IN_TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headLength + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = headLength === 2 ? length : headLength === 4 ? IN_TWO_BYTES : IN_EIGHT_BYTES;
  if (headLength === 4) frame.writeUInt16BE(length, 2);
  if (headLength === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(message, headLength);
  return frame;
}
