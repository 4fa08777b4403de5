// The end of a connection below Socket.IO: nothing more is read, and the TCP connection is soon gone.
import type { Clock } from "@kingrow/time";
import type { Connection } from "./admission.ts";
import { GOODBYE_MS, webSocketOf } from "./webSockets.ts";

/** What was said before still reaches who listens. */
export function hangUp(connection: Connection, steady: Clock): void {
  const websocket = webSocketOf(connection);
  // A polling session ends at once: what it could be told waits for a request that never has to come.
  if (websocket === undefined) connection.close(true);
  else {
    websocket.pause();
    endSoon(connection, steady);
  }
}

/** Without a goodbye and at once. */
export function hangUpNow(connection: Connection): void {
  webSocketOf(connection)?.terminate();
  connection.close(true);
}

/** A connection that Socket.IO has given up ends, also when its other side never takes what waits for it. */
export function endSoon(connection: Connection, steady: Clock): void {
  const websocket = webSocketOf(connection);
  steady.after(GOODBYE_MS, () => {
    websocket?.terminate();
    connection.close(true);
  });
}
