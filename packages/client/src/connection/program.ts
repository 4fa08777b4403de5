// Connects a program without a page: a bot, a test, another front end.
import { systemClock } from "@kingrow/time/machine";
import { createLoneKey } from "../keys/playerKey.ts";
import { createConnection, type Connection } from "./connection.ts";
import { createSocketLink } from "./socketLink.ts";

/** Connects to the server at `url` with a new key that lives as long as the program. */
export function connectTo(url: string): Connection {
  const playerKey = createLoneKey(systemClock);
  const link = createSocketLink({ playerKey: playerKey.current, url });
  return createConnection({ clock: systemClock, link, playerKey });
}
