// Two players of Colyseus, by its own client.
import { Client } from "@colyseus/sdk";
import type { Players, Side } from "./match.ts";

interface Shown {
  readonly steps: number;
}

export async function openColyseus(url: string): Promise<Players> {
  const client = new Client(url);
  const black = await client.create<Shown>("checkers", {});
  const rooms = { black, white: await client.joinById<Shown>(black.roomId, {}) };
  const players: Players = {
    onState: () => undefined,
    send: (side, from, to) => rooms[side].send("step", { from, to }),
    close: () => Object.values(rooms).forEach((room) => void room.leave()),
  };
  for (const side of ["black", "white"] as const) listen(side);
  return players;

  function listen(side: Side): void {
    const room = rooms[side];
    room.onMessage("accepted", () => undefined);
    room.onMessage("refused", (why: string) => {
      throw new Error(why);
    });
    room.onStateChange(({ steps }) => players.onState(side, steps));
  }
}
