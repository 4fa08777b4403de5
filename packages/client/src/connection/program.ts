// A connection for a program that is no page: a bot, a test, another front end.
import { memoryShelf } from "../keys/memoryShelf.ts";
import { createPlayerKey } from "../keys/playerKey.ts";
import type { KeyLocks } from "../keys/ports.ts";
import { systemClock } from "@kingrow/time/machine";
import { createConnection, type Connection } from "./connection.ts";
import { createSocketLink } from "./socketLink.ts";

/** Nobody else has the program's keys. */
const ALONE: KeyLocks = { hold: () => Promise.resolve("held"), letGo: () => {} };

/** A player with a key of its own, which lives as long as the program. `url`: where the server is. */
export function connectTo(url: string): Connection {
  const playerKey = createPlayerKey({
    tab: memoryShelf(),
    browser: memoryShelf(),
    locks: ALONE,
    now: systemClock.now,
  });
  const link = createSocketLink({ playerKey: playerKey.current, url });
  return createConnection({ clock: systemClock, link, playerKey });
}
