// Asks for the page's files hundreds of times on each connection and reads none of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../../support/server.ts";
import type { Attack } from "../support/attack.ts";
import { endOf, keepOn, openTcp } from "../support/tcp.ts";

const CONNECTIONS = 60;
const REQUESTS = 500;

export const unreadFiles: Attack = {
  name: "unread-files",
  run: ({ signal, ...place }) => {
    const requests = `GET ${largestFile()} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(REQUESTS);
    return keepOn(signal, CONNECTIONS, async () => {
      const socket = openTcp(place);
      socket.pause().write(requests);
      await endOf(socket, signal);
    });
  },
};

/** The page's own program, as its index names it. */
function largestFile(): string {
  const index = readFileSync(join(PROJECT, "packages/web/dist/index.html"), "utf8");
  return /\/assets\/[^"]+\.js/.exec(index)?.[0] ?? "/";
}
