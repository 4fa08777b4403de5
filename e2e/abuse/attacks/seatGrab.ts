// Comes with many keys from one address, takes every seat that Play now finds, opens rooms besides, and holds them.
import { setTimeout as pause } from "node:timers/promises";
import type { Attack } from "../support/attack.ts";
import { frame, openPlayer, untilAborted } from "../support/tcp.ts";

const KEYS = 90;
/** Of each key: more than one player may hold. */
const SEATS = 15;
const CALL_MS = 20;

export const seatGrab: Attack = {
  name: "seat-grab",
  run: async ({ signal, ...place }) => {
    const grabbing = Array.from({ length: KEYS }, async () => {
      const socket = await openPlayer(place);
      socket?.resume();
      for (let seat = 0; seat < SEATS && !signal.aborted; seat += 1) {
        socket?.write(frame(`42${seat}${JSON.stringify(["playNow", {}])}`));
        await pause(CALL_MS);
      }
    });
    await Promise.all(grabbing);
    await untilAborted(signal);
  },
};
