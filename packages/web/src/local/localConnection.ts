// A connection of its own for a room in the page: it stands at once and never breaks.
import { createConnection, createLoneKey, type Connection } from "@kingrow/client";
import { createLocalLink, type LocalPlayer, type LocalTime } from "./localLink.ts";
import type { LocalRoom } from "./localRoom.ts";

export function createLocalConnection(
  room: LocalRoom,
  player: LocalPlayer,
  { clock, later }: LocalTime,
): Connection {
  const connection = createConnection({
    clock,
    link: createLocalLink(room, player, later),
    playerKey: createLoneKey(clock),
  });
  // The pause before a seat is taken is for networks.
  return { ...connection, upSince: () => Infinity };
}
