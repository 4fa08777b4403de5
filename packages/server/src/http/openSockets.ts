// The TCP connections of a server, so that those who never answer cannot hold up its end.
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type Clock, pause } from "@kingrow/time";

/** A peer that does not finish the goodbye within this time is left without one. */
const GOODBYE_MS = 1_000;
const LOOK_EVERY_MS = 20;

export interface OpenSockets {
  /** Waits a moment for the peers to go, then drops those that are left, upgraded ones too. */
  drop(): Promise<void>;
}

export function trackSockets(server: Server, steady: Clock): OpenSockets {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });

  return {
    async drop() {
      server.closeIdleConnections();
      for (let waited = 0; open.size > 0 && waited < GOODBYE_MS; waited += LOOK_EVERY_MS) {
        await pause(steady, LOOK_EVERY_MS);
      }
      for (const socket of open) socket.destroy();
    },
  };
}
