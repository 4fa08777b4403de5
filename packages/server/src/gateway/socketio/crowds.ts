// Tells many sockets of this node the same: one frame is made, and each connection gets it without a packet of its own.
import { type Packet, PacketType } from "socket.io-parser";
import type { Audience } from "../transport/types.ts";
import type { Connection } from "./admission.ts";
import { frameOf } from "./frame.ts";
import { textParser } from "./textParser.ts";
import { tcpOf, webSocketOf } from "./webSockets.ts";

export interface CrowdDependencies {
  /** Of this node, those who are to be told. */
  readonly connectionsIn: (room: string) => Iterable<Connection>;
  /** So many bytes went to the connection past Socket.IO. */
  readonly onPassed: (connection: Connection, bytes: number) => void;
}

/**
 * A packet of Socket.IO costs more than the write itself does in Node, and leaves a kilobyte of garbage:
 * for a thousand watchers of one move a megabyte, whose collection their players would wait for.
 */
export function createCrowds({ connectionsIn, onPassed }: CrowdDependencies) {
  const encoder = new textParser.Encoder();
  /** The frame of what was told last, of use as long as the same text is told again. */
  let text = "";
  let frame = frameOf(text);

  function tell(connection: Connection): void {
    const tcp = isAtRest(connection) ? tcpOf(connection) : undefined;
    if (tcp === undefined) connection.write(text);
    else {
      tcp.write(frame);
      onPassed(connection, text.length);
    }
  }

  function tellAll(room: string, data: readonly unknown[]): void {
    const packet: Packet = { type: PacketType.EVENT, nsp: "/", data };
    const [told = ""] = encoder.encode(packet);
    if (told !== text) [text, frame] = [told, frameOf(told)];
    for (const connection of connectionsIn(room)) tell(connection);
  }

  return (room: string): Audience => ({
    emit: (...data: readonly unknown[]) => tellAll(room, data),
  });
}

/** Nothing waits for it in Socket.IO, before which this would come, and it is not about to end. */
function isAtRest(connection: Connection): boolean {
  const { readyState, transport } = connection;
  if (readyState !== "open" || !transport.writable) return false;
  const websocket = webSocketOf(connection);
  return websocket?.readyState === websocket?.OPEN;
}
