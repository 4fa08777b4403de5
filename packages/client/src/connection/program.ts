// A connection for a program that is no page: a bot, a test, another front end.
import { systemClock } from "@kingrow/time/machine";
import { createLoneKey } from "../keys/playerKey.ts";
import { createConnection, type Connection } from "./connection.ts";
import { createSocketLink } from "./socketLink.ts";

/** A player with a key of its own, which lives as long as the program. `url`: where the server is. */
export function connectTo(url: string): Connection {
  const playerKey = createLoneKey(systemClock);
  const link = createSocketLink({ playerKey: playerKey.current, url });
  return createConnection({ clock: systemClock, link, playerKey });
}
