// Empties each list of packets that Engine.IO has handed on, so that V8 need not take what was sent for alive.
import type { Connection } from "./admission.ts";
import type { Packet } from "./packets.ts";

/**
 * Engine.IO begins another list with each message and drops the last one. Of a connection that was quiet for
 * a while that list has grown old, and whatever an old one holds, dropped or not, grows old with it and stays until
 * the next whole collection: each state that was sent, and its frame.
 */
export function emptyHandedOn(connection: Connection): void {
  connection.on("flush", (packets: Packet[]) => process.nextTick(empty, packets));
}

function empty(packets: Packet[]): void {
  packets.length = 0;
}
