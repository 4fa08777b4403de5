// The delay of a line, there and back, measured by the server alone (O3).
import type { RoomState } from "@kingrow/protocol";
import type { GameSocket } from "./gameServer.ts";
import { newPingWord } from "./pingWord.ts";
import { webSocketOf } from "./webSockets.ts";

/**
 * Asks when the socket has come and with each state of a game with clocks: the browser itself answers
 * a ping of the WebSocket, before anything that the page sends later. Without a WebSocket nothing is known.
 * @param steady milliseconds
 */
export function measureLag(socket: GameSocket, steady: () => number): void {
  const line = new Line(socket, steady);
  line.begin();
  if (socket.conn.transport.name === "polling") socket.conn.once("upgrade", () => line.begin());
  socket.onAnyOutgoing((event: string, { id, clocks }: Pick<RoomState, "id" | "clocks">) => {
    if (event === "roomState" && clocks !== null && socket.data.session.rooms.has(id)) line.ask();
  });
}

/** Each connection has one, so they share what they do. */
class Line {
  readonly #socket: GameSocket;
  readonly #steady: () => number;
  #asked: { readonly word: Buffer; readonly at: number } | undefined = undefined;

  constructor(socket: GameSocket, steady: () => number) {
    this.#socket = socket;
    this.#steady = steady;
  }

  begin(): void {
    webSocketOf(this.#socket.conn)?.on("pong", (word) => this.#hear(word));
    this.ask();
  }

  ask(): void {
    const carrier = webSocketOf(this.#socket.conn);
    if (carrier === undefined || this.#asked !== undefined || !this.#socket.connected) return;
    this.#asked = { word: newPingWord(), at: this.#steady() };
    carrier.ping(this.#asked.word);
  }

  #hear(word: Buffer): void {
    if (this.#asked?.word.equals(word) !== true) return;
    this.#socket.data.lagMs = Math.round(this.#steady() - this.#asked.at);
    this.#asked = undefined;
  }
}
