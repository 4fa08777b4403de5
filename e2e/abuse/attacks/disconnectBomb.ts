// A hundred connections take as many seats as they are given and drop at one moment, again and again.
import { setTimeout as pause } from "node:timers/promises";
import type { Attack } from "../support/attack.ts";
import { frame, keepOn, openPlayer } from "../support/tcp.ts";

const CONNECTIONS = 100;
const SEATS = 10;
/** So long the calls may take to be answered before all drop. */
const SEATED_MS = 300;

export const disconnectBomb: Attack = {
  name: "disconnect-bomb",
  run: ({ signal, ...place }) =>
    keepOn(signal, 1, async () => {
      const opened = Array.from({ length: CONNECTIONS }, () => openPlayer(place));
      const sockets = (await Promise.all(opened)).filter((socket) => socket !== undefined);
      for (const socket of sockets) {
        socket.resume();
        for (let seat = 0; seat < SEATS; seat += 1) socket.write(frame(`42${seat}["playNow",{}]`));
      }
      await pause(SEATED_MS);
      for (const socket of sockets) socket.destroy();
    }),
};
