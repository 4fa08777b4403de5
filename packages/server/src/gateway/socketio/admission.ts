// Connections below Socket.IO: counted per address (X1), and listed for the drain.
import { countingKey } from "../connections/address.ts";
import type { Connections, LimitStatus } from "../connections/connections.ts";
import type { GameSocket } from "./gameServer.ts";

export type Connection = GameSocket["conn"];

export interface Admission {
  admit(connection: Connection): void;
  standingOf(connection: Connection): LimitStatus;
  readonly open: ReadonlySet<Connection>;
}

/** @param addressOf the client's address, already seen through proxies */
export function createAdmission(
  connections: Connections,
  addressOf: (request: Connection["request"]) => string,
): Admission {
  const open = new Set<Connection>();
  const over = new WeakSet<Connection>();

  function admit(connection: Connection): void {
    const counted = connections.open(countingKey(addressOf(connection.request)));
    if (counted.status === "over") over.add(connection);
    open.add(connection);
    connection.on("close", () => {
      open.delete(connection);
      counted.close();
    });
  }

  return { admit, standingOf: (conn) => (over.has(conn) ? "over" : "within"), open };
}
