// Goes on calling although it was told that it floods, and never reads.
import type { Attack } from "../support/attack.ts";
import { frame, keepOn, openPlayer, pour, repeated } from "../support/tcp.ts";

const CALLS = repeated(frame('421["nonsense",{}]'));

export const callsWithoutEnd: Attack = {
  name: "calls",
  run: ({ signal, ...place }) =>
    keepOn(signal, 4, async () => {
      const socket = await openPlayer(place);
      socket?.pause();
      if (socket !== undefined) await pour(socket, CALLS, signal);
    }),
};
