// The delay of a line, there and back, measured by the server alone (O3).
import { randomBytes } from "node:crypto";
import type { RoomState } from "@kingrow/protocol";
import type { GameSocket } from "./gameServer.ts";
import { webSocketOf } from "./webSockets.ts";

const WORD_BYTES = 8;

/**
 * Asks when the socket has come and with each state of a game with clocks: the browser itself answers
 * a ping of the WebSocket, before anything that the page sends later. Without a WebSocket nothing is known.
 * @param steady milliseconds
 */
export function measureLag(socket: GameSocket, steady: () => number): void {
  let asked: { readonly word: Buffer; readonly at: number } | undefined;
  const websocket = () => webSocketOf(socket.conn);

  function ask(): void {
    const carrier = websocket();
    if (carrier === undefined || asked !== undefined || !socket.connected) return;
    asked = { word: randomBytes(WORD_BYTES), at: steady() };
    carrier.ping(asked.word);
  }

  function hear(word: Buffer): void {
    if (asked?.word.equals(word) !== true) return;
    socket.data.lagMs = Math.round(steady() - asked.at);
    asked = undefined;
  }

  const begin = (): void => {
    websocket()?.on("pong", hear);
    ask();
  };
  begin();
  socket.conn.once("upgrade", begin);
  const { rooms } = socket.data.session;
  socket.onAnyOutgoing((event: string, { id, clocks }: Pick<RoomState, "id" | "clocks">) => {
    if (event === "roomState" && clocks !== null && rooms.has(id)) ask();
  });
}
