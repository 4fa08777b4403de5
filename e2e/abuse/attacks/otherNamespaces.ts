// Connects to one namespace after the other on one connection, and reads none of the answers.
import type { Attack } from "../support/attack.ts";
import { frame, keepOn, openWebsocket, pour, repeated } from "../support/tcp.ts";

const CONNECTS = repeated(frame("40/anything,"));

export const otherNamespaces: Attack = {
  name: "other-namespaces",
  run: ({ signal, ...place }) =>
    keepOn(signal, 1, async () => {
      const socket = await openWebsocket(place);
      socket?.pause();
      if (socket !== undefined) await pour(socket, CONNECTS, signal, 2_000_000);
    }),
};
