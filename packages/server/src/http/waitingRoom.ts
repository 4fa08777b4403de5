// Answers on the server's port while the store is not there yet: alive, but not ready.
import { createServer } from "node:http";
import { listen, type Place } from "./listen.ts";
import { send } from "./send.ts";

export interface WaitingRoom {
  /** Resolves when the port is free again. */
  close(): Promise<void>;
}

/** @param reason what `/readyz` and everybody else is told. @throws ListenFault */
export async function openWaitingRoom(at: Place, reason: string): Promise<WaitingRoom> {
  const server = createServer((request, response) => {
    if (request.url === "/healthz") send(response, 200, "ok");
    else send(response, 503, reason);
  });
  await listen(server, at);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
