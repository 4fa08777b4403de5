// Loads the page and goes away in the middle, as impatient visitors do, again and again.
import { setTimeout as pause } from "node:timers/promises";
import type { Attack } from "../support/attack.ts";
import { keepOn, openTcp } from "../support/tcp.ts";

const RANGE = "GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nRange: bytes=5-1\r\n\r\n";
const PAGE = "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n";

export const abortedFiles: Attack = {
  name: "aborted-files",
  run: ({ signal, ...place }) =>
    keepOn(signal, 10, async () => {
      const socket = openTcp(place);
      socket.write(PAGE + RANGE);
      await pause(2);
      socket.destroy();
    }),
};
