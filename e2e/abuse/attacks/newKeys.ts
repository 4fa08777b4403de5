// Comes with a new key for each connection and takes what is free to new players: rooms, seats, guesses, lists.
import { randomBytes } from "node:crypto";
import type { Attack } from "../support/attack.ts";
import { frame, keepOn, openPlayer } from "../support/tcp.ts";

/** What one connection may send before it is disconnected, and a little less. */
const CALLS = 300;

export const roomFlood = attackWith("room-flood", () => ["createRoom", { isPrivate: false }]);

export const idGuess = attackWith("id-guess", () => [
  "joinRoom",
  { roomId: randomBytes(32).toString("hex").replaceAll(/[01]/g, "2").slice(0, 20) },
]);

export const listFlood = attackWith("list-flood", () => ["getAvailableRooms"]);

function attackWith(name: string, call: () => readonly unknown[]): Attack {
  return {
    name,
    run: ({ signal, ...place }) =>
      keepOn(signal, 4, async () => {
        const socket = await openPlayer(place);
        if (socket === undefined) return;
        for (let count = 0; count < CALLS && !socket.destroyed; count += 1) {
          socket.write(frame(`42${count}${JSON.stringify(call())}`));
        }
        socket.end();
      }),
  };
}
