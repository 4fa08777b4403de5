// Answers on the server's port while the store is not there yet: alive, but not ready.
import { createServer } from "node:http";
import { listen, type ListenAddress } from "./listen.ts";
import { send } from "./send.ts";

export interface StandIn {
  /** Resolves when the port is free again. */
  close(): Promise<void>;
}

/** @param reason what `/readyz` and everybody else is told. @throws ListenFault */
export async function openStandIn(at: ListenAddress, reason: string): Promise<StandIn> {
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
