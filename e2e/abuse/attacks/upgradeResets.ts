// Asks for an upgrade where there is none, and resets the connection before the answer.
import { setTimeout as pause } from "node:timers/promises";
import type { Attack } from "../support/attack.ts";
import { keepOn, openTcp, upgradeRequest } from "../support/tcp.ts";

export const upgradeResets: Attack = {
  name: "upgrade-resets",
  run: ({ signal, ...place }) =>
    keepOn(signal, 20, async () => {
      const socket = openTcp(place);
      socket.write(upgradeRequest("/elsewhere"));
      await pause(10);
      socket.resetAndDestroy();
    }),
};
