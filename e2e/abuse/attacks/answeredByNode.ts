// Asks what Node's HTTP server answers by itself, past whatever stands before our requests, thousands of times in one read.
import type { Attack } from "../support/attack.ts";
import { keepOn, openTcp, pour, repeated } from "../support/tcp.ts";

const LANES = 60;

export const noHost = attackWith("no-host", "GET / HTTP/1.1\r\n\r\n");

export const expectations = attackWith(
  "expectations",
  "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n",
);

function attackWith(name: string, request: string): Attack {
  const requests = repeated(Buffer.from(request));
  return {
    name,
    run: ({ signal, ...place }) =>
      keepOn(signal, LANES, () => pour(openTcp(place).resume(), requests, signal)),
  };
}
