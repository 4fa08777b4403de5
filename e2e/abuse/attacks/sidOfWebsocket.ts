// Plain requests with the id of a WebSocket session, for which the protocol has no answer.
import type { Attack } from "../support/attack.ts";
import {
  firstBytes,
  frame,
  keepOn,
  openTcp,
  upgradeRequest,
  WEBSOCKET_PATH,
} from "../support/tcp.ts";

export const sidOfWebsocket: Attack = {
  name: "sid-of-websocket",
  async run({ signal, ...place }) {
    const sid = await sessionId(place);
    const path = `${WEBSOCKET_PATH}&sid=${sid}`;
    const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    await keepOn(signal, 50, async () => {
      const socket = openTcp(place);
      socket.write(request);
      await firstBytes(socket);
      socket.destroy();
    });
  },
};

async function sessionId(place: {
  readonly port: number;
  readonly address: string;
}): Promise<string> {
  const socket = openTcp(place);
  socket.write(upgradeRequest(WEBSOCKET_PATH));
  let heard = "";
  socket.on("data", (chunk: Buffer) => void (heard += chunk.toString("latin1")));
  while (!heard.includes('"sid"') && !socket.destroyed) await firstBytes(socket);
  socket.write(frame("40{}"));
  return /"sid":"([^"]+)"/.exec(heard)?.[1] ?? "";
}
