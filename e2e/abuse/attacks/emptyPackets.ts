// Packets that are no calls: pongs, noops, acknowledgements nobody waits for, pings of the WebSocket itself.
import type { Attack } from "../support/attack.ts";
import { frame, keepOn, OPCODE, openPlayer, pour, repeated } from "../support/tcp.ts";

const PONGS = repeated(frame("3"));
const NOOPS = repeated(frame("6"));
const ACKS = repeated(frame("431[]"));
const PINGS = repeated(frame("", { opcode: OPCODE.ping }));
const WEBSOCKET_PONGS = repeated(frame("", { opcode: OPCODE.pong }));
const CONNECTIONS = 4;

function flood(name: string, bytes: Buffer): Attack {
  return {
    name,
    run: ({ signal, ...place }) =>
      keepOn(signal, CONNECTIONS, async () => {
        const socket = await openPlayer(place);
        if (socket !== undefined) await pour(socket, bytes, signal);
      }),
  };
}

export const emptyPackets: readonly Attack[] = [
  flood("pongs", PONGS),
  flood("noops", NOOPS),
  flood("stray-acks", ACKS),
  flood("websocket-pings", PINGS),
  flood("websocket-pongs", WEBSOCKET_PONGS),
];
