// Requests of thousands of tiny headers, hundreds of them at the same moment.
import type { Attack } from "../support/attack.ts";
import { endOf, keepOn, openTcp } from "../support/tcp.ts";

const CONNECTIONS = 590;
const HEADERS = "a:b\r\n".repeat(3_000);
const REQUEST = `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${HEADERS}\r\n`;

export const manyHeaders: Attack = {
  name: "many-headers",
  run: ({ signal, ...place }) =>
    keepOn(signal, CONNECTIONS, async () => {
      const socket = openTcp(place).resume();
      socket.write(REQUEST.repeat(5));
      await endOf(socket, signal);
    }),
};
