// The delay of a line, there and back, measured by the server alone (O3).
import { randomBytes } from "node:crypto";
import type { RoomState } from "@kingrow/protocol";
import type { SocketDoor } from "../../door/sockets.ts";
import type { GameSocket } from "./gameServer.ts";

/** Nobody can answer a ping before it has come. */
const WORD_BYTES = 8;

/**
 * Pings the WebSocket when the socket has come and with each state of a game with clocks: the browser itself
 * answers, before anything that the page sends later. The delay is the smaller of the last two, so that a client
 * gains nothing by answering late now and then. Of a connection that began with polling nothing is known.
 * @param steady milliseconds
 */
export function measureLag(socket: GameSocket, door: SocketDoor, steady: () => number): void {
  const carrier = door.webSocketOf(socket.conn);
  if (carrier === undefined) return;
  let asked: { readonly word: Buffer; readonly at: number } | undefined;
  let last = Number.POSITIVE_INFINITY;

  function ask(): void {
    if (asked !== undefined || !socket.connected) return;
    asked = { word: randomBytes(WORD_BYTES), at: steady() };
    carrier?.ping(asked.word);
  }

  function hear(word: Buffer): void {
    if (asked?.word.equals(word) !== true) return;
    const delay = Math.round(steady() - asked.at);
    asked = undefined;
    socket.data.lagMs = Math.min(last, delay);
    last = delay;
  }

  carrier.on("pong", hear);
  ask();
  // Other events carry something else.
  socket.onAnyOutgoing((event: string, state: RoomState) => {
    if (event !== "roomState" || state.clocks === null) return;
    if (socket.data.session.rooms.has(state.id)) ask();
  });
}
