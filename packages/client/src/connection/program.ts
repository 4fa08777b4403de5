// Connects a program without a page: a bot, a test, another front end.
import { systemClock } from "@kingrow/time/machine";
import { createLoneKey } from "../keys/loneKey.ts";
import { createConnection, type Connection } from "./connection.ts";
import { createSocketLink } from "./socketLink.ts";

/** Connects to the server at `url` with a new key that lives as long as the program, under a name of the closed list (O8). */
export function connectTo(url: string, name?: number): Connection {
  const playerKey = createLoneKey(systemClock);
  const link = createSocketLink({
    clock: systemClock,
    playerKey: playerKey.current,
    url,
    name: () => name,
  });
  return createConnection({ clock: systemClock, link, playerKey });
}
