// Asks for the list within every limit, on many connections, and reads nothing.
import { setTimeout as pause } from "node:timers/promises";
import type { Attack } from "../support/attack.ts";
import { frame, keepOn, openPlayer } from "../support/tcp.ts";

const CALL = frame('421["getAvailableRooms",{}]');
const PAUSE_MS = 550;

export const unreadAnswers: Attack = {
  name: "unread-answers",
  run: ({ signal, ...place }) =>
    keepOn(signal, 90, async () => {
      const socket = await openPlayer(place);
      if (socket === undefined) return;
      socket.pause();
      while (!socket.destroyed && !signal.aborted) {
        socket.write(CALL);
        await pause(PAUSE_MS);
      }
    }),
};
