// Connections below Socket.IO: counted per address (X1), text only (X3), listed for the drain.
import type { IncomingMessage } from "node:http";
import { countingKey } from "./address.ts";
import type { Connections, Standing } from "./connections.ts";
import type { GameSocket } from "./types.ts";

export type Connection = GameSocket["conn"];

interface Packet {
  readonly type: string;
  readonly data?: unknown;
}

export interface Admission {
  admit(connection: Connection): void;
  standingOf(connection: Connection): Standing;
  readonly open: ReadonlySet<Connection>;
}

export function createAdmission(
  connections: Connections,
  addressOf: (request: IncomingMessage) => string,
): Admission {
  const open = new Set<Connection>();
  const over = new WeakSet<Connection>();

  function admit(connection: Connection): void {
    const counted = connections.open(countingKey(addressOf(connection.request)));
    if (counted.standing === "over") over.add(connection);
    open.add(connection);
    connection.once("close", () => {
      open.delete(connection);
      counted.close();
    });
    connection.on("packet", (packet: Packet) => {
      if (isBinary(packet)) connection.close();
    });
  }

  return { admit, standingOf: (conn) => (over.has(conn) ? "over" : "within"), open };
}

/** A binary frame, or the header of an event (5) or acknowledgement (6) that has some coming. */
function isBinary({ type, data }: Packet): boolean {
  if (type !== "message") return false;
  return typeof data !== "string" || data.startsWith("5") || data.startsWith("6");
}
