// Asks for parts of files that do not exist, again and again: a Range that cannot be is nobody's error.
import type { Attack } from "../support/attack.ts";
import { keepOn, openTcp } from "../support/tcp.ts";

const RANGES = ["bytes=5-1", "bytes=-", "bytes=99999999-", "bytes=0-0,2-2", "lines=1"];
const ASKED = RANGES.map((range) => `GET / HTTP/1.1\r\nHost: localhost\r\nRange: ${range}\r\n\r\n`);

export const ranges: Attack = {
  name: "ranges",
  run: ({ signal, ...place }) =>
    keepOn(signal, 20, async () => {
      const socket = openTcp(place).resume();
      socket.write(ASKED.join(""));
      await new Promise((answered) => socket.once("data", answered).once("close", answered));
      socket.destroy();
    }),
};
