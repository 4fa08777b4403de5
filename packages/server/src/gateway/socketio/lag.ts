// The round-trip time of a connection, measured by the server alone (O3).
import { randomBytes } from "node:crypto";
import type { RoomState } from "@kingrow/protocol";

interface MeasuredSocket {
  readonly connected: boolean;
  readonly data: {
    readonly session: { readonly rooms: ReadonlySet<string> };
    lagMs?: number;
  };
  onAnyOutgoing(listener: (event: string, state: RoomState) => void): unknown;
}

/** The WebSocket of a connection. */
interface Carrier {
  on(event: "pong", listener: (word: Buffer) => void): unknown;
  ping(word: Buffer): void;
}

/** A random payload: a client cannot answer a ping in advance. */
const WORD_BYTES = 8;

/**
 * Pings the WebSocket when the socket connects and with each state of a game with clocks. The browser itself answers,
 * before anything that the page sends later. The delay is the smaller of the last two, so that a client gains nothing
 * by single late answers.
 * @param steady milliseconds
 */
export function measureLag(socket: MeasuredSocket, carrier: Carrier, steady: () => number): void {
  let ping: { readonly word: Buffer; readonly at: number } | undefined;
  let last = Number.POSITIVE_INFINITY;

  function sendPing(): void {
    if (ping !== undefined || !socket.connected) return;
    ping = { word: randomBytes(WORD_BYTES), at: steady() };
    carrier.ping(ping.word);
  }

  function onPong(word: Buffer): void {
    if (ping?.word.equals(word) !== true) return;
    const delay = Math.round(steady() - ping.at);
    ping = undefined;
    socket.data.lagMs = Math.min(last, delay);
    last = delay;
  }

  carrier.on("pong", onPong);
  sendPing();
  // Other events carry something else.
  socket.onAnyOutgoing((event: string, state: RoomState) => {
    if (event !== "roomState" || state.clocks === null) return;
    if (socket.data.session.rooms.has(state.id)) sendPing();
  });
}
