// Takes connections and does nothing with them: silent TCP, slow headers, sessions that never connect.
import { setTimeout as pause } from "node:timers/promises";
import type { Attack, Target } from "../support/attack.ts";
import { keepOn, openTcp, openWebsocket, untilAborted } from "../support/tcp.ts";
import { openPolling } from "./upgradeProbes.ts";

const MANY = 2_000;

export const silentTcp: Attack = {
  name: "silent-tcp",
  run: (target) => hold(target, () => openTcp(target)),
};

export const drippingHeaders: Attack = {
  name: "dripping-headers",
  run: (target) =>
    hold(target, async () => {
      const socket = openTcp(target);
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
      while (!socket.destroyed && !target.signal.aborted) {
        await pause(1_000);
        socket.write("X-Drip: 1\r\n");
      }
    }),
};

export const neverConnecting: Attack = {
  name: "never-connecting",
  run: (target) => hold(target, () => openWebsocket(target)),
};

export const idlePolling: Attack = {
  name: "idle-polling",
  run: ({ signal, ...place }) => keepOn(signal, 20, () => openPolling(place)),
};

/** Opens many, a few at a time, and keeps them until the time is up. */
async function hold({ signal }: Target, open: () => unknown): Promise<void> {
  for (let count = 0; count < MANY && !signal.aborted; count += 1) {
    void open();
    if (count % 20 === 0) await pause(5);
  }
  await untilAborted(signal);
}
