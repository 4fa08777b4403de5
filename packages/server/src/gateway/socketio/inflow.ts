// How much a connection may send, in packets and bytes, whatever they mean (X6).
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { WireLimits } from "../../base/limits.ts";
import type { Connection } from "./admission.ts";
import type { Backlog } from "../load/backlog.ts";
import { type Budget, createBudget } from "../limits/budget.ts";
import type { Lane } from "../load/lane.ts";

/** What is counted of one TCP connection with a WebSocket: frames of every kind, and bytes. */
export interface InflowDependencies {
  readonly limits: Pick<WireLimits, "packets" | "bytes">;
  readonly now: () => number;
}

interface WebSocketDependencies extends InflowDependencies {
  readonly lane: Lane;
  readonly backlog: Backlog;
}

export interface Carrier {
  readonly websocket: WebSocket;
  readonly tcp: Duplex;
  /** Answers what came, if it is a call that is not taken now. */
  readonly turnAway: (chunk: Buffer) => boolean;
  /** What comes now waits for its turn, however little it is. */
  readonly givesWay: () => boolean;
  /** By which it waits for its turn. */
  readonly address: string;
}

/** Each is called once at most. */
export interface OnInflow {
  /** With the first packet or byte that is too much; nothing is made of what comes after it. */
  readonly onFlood: () => void;
  /** More waits for its turn than the server has room for, and nobody has more of it. */
  readonly onBacklog: () => void;
}

/** What is handed on at once: a call of the game is shorter, and so many bytes hold at most 85 frames. */
const PIECE_BYTES = 512;

export function boundWebSocket(
  { limits, lane, backlog, now }: WebSocketDependencies,
  { websocket, tcp, turnAway, givesWay, address }: Carrier,
  { onFlood, onBacklog }: OnInflow,
): void {
  const packets = createBudget(limits.packets, now);
  const arrived = createArrivals(tcp, createBudget(limits.bytes, now));
  let isOver = false;
  let isInLine = false;
  const end = (tell: () => void): void => {
    if (isOver) return;
    isOver = true;
    backlog.note(holder, 0);
    for (const event of ["message", "ping", "pong"]) websocket.removeAllListeners(event);
    tell();
  };
  const holder = { giveUp: () => end(onBacklog) };
  const countPacket = (): void => {
    if (!packets.take(1)) end(onFlood);
  };
  const takeTurn = (): void => {
    isInLine = false;
    const isRead = !isOver && !tcp.destroyed && !websocket.isPaused;
    if (isRead) tcp.read(Math.min(PIECE_BYTES, tcp.readableLength));
    if (isInLine) return;
    backlog.note(holder, 0);
    if (isRead && !websocket.isPaused) tcp.resume();
  };
  /** What is left stays in the stream, so that its end comes after it. */
  const waitForTurn = (): void => {
    tcp.pause();
    if (!isInLine) lane.run(address, takeTurn);
    isInLine = true;
    backlog.note(holder, tcp.readableLength);
  };
  // Between the kernel and the WebSocket: bytes are counted before anything is made of them.
  const listeners = tcp.listeners("data");
  const hear = (piece: Buffer): void => {
    if (!arrived.areWithin(piece)) end(onFlood);
    // Nothing after the end is even parsed.
    if (isOver) return;
    if (turnAway(piece)) countPacket();
    else for (const listener of listeners) listener.call(tcp, piece);
    if (!isOver && tcp.readableLength > 0) waitForTurn();
  };
  tcp.removeAllListeners("data");
  tcp.on("data", (chunk: Buffer) => {
    if (isOver || tcp.destroyed) return;
    // Paused it is read in its turn.
    if (tcp.isPaused() || !givesWay()) hear(firstPiece(tcp, chunk));
    else {
      putBack(tcp, chunk);
      waitForTurn();
    }
  });
  // A WebSocket that is closed parses what its stream holds still.
  tcp.prependListener("close", () => {
    backlog.note(holder, 0);
    tcp.read();
  });
  websocket.on("message", countPacket);
  websocket.on("ping", countPacket);
  websocket.on("pong", countPacket);
}

/** The kernel hands over ten thousand frames at once: what is not handed on now goes back into the stream. */
function firstPiece(tcp: Duplex, chunk: Buffer): Buffer {
  if (chunk.length <= PIECE_BYTES) return chunk;
  putBack(tcp, chunk.subarray(PIECE_BYTES));
  return chunk.subarray(0, PIECE_BYTES);
}

function putBack(tcp: Duplex, bytes: Buffer): void {
  // Flowing it would come again at once.
  tcp.pause();
  tcp.unshift(bytes);
}

/** Counts bytes as they come, also those that wait in the stream, and none of them twice. */
function createArrivals(tcp: Duplex, bytes: Budget) {
  let [handedOn, counted] = [0, 0];
  return {
    areWithin(piece: Buffer): boolean {
      handedOn += piece.length;
      const before = counted;
      counted = Math.max(before, handedOn + tcp.readableLength);
      return bytes.take(counted - before);
    },
  };
}

/** The packets of a connection while polling carries it; its bytes are those of single requests. */
export function boundPolling(
  { limits, now }: InflowDependencies,
  connection: Connection,
  onFlood: () => void,
): void {
  const packets = createBudget(limits.packets, now);
  connection.on("packet", () => {
    if (connection.transport.name === "polling" && !packets.take(1)) onFlood();
  });
}
