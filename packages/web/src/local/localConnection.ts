// A connection of its own for a room in the page: it stands at once and never breaks.
import {
  createConnection,
  createPlayerKey,
  memoryShelf,
  type Connection,
  type KeyLocks,
} from "@kingrow/client";
import { createLocalLink, type LocalPlayer, type LocalTime } from "./localLink.ts";
import type { LocalRoom } from "./localRoom.ts";

/** Nobody else has the keys of a room that only this page knows. */
const ALONE: KeyLocks = { hold: () => Promise.resolve("held"), letGo: () => {} };

export function createLocalConnection(
  room: LocalRoom,
  player: LocalPlayer,
  { clock, later }: LocalTime,
): Connection {
  const playerKey = createPlayerKey({
    tab: memoryShelf(),
    browser: memoryShelf(),
    locks: ALONE,
    now: () => clock.now(),
  });
  const connection = createConnection({
    clock,
    link: createLocalLink(room, player, later),
    playerKey,
  });
  // The pause before a seat is taken is for networks.
  return { ...connection, upSince: () => Infinity };
}
