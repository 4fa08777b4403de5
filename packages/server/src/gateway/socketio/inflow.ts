// How much a connection may send, in packets and bytes, whatever they mean (X6).
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { WireLimits } from "../../limits.ts";
import type { Connection } from "./admission.ts";
import { createBudget } from "../budget.ts";
import type { Lane } from "../lane.ts";

/** What is counted of one TCP connection with a WebSocket: frames of every kind, and bytes. */
export interface InflowDependencies {
  readonly limits: Pick<WireLimits, "packets" | "bytes">;
  readonly now: () => number;
}

interface WebSocketDependencies extends InflowDependencies {
  readonly lane: Lane;
}

export interface Carrier {
  readonly websocket: WebSocket;
  readonly tcp: Duplex;
  /** Answers what came, if it is a call that is not taken now. */
  readonly turnAway: (chunk: Buffer) => boolean;
  /** By which it waits for its turn. */
  readonly address: string;
}

/** What is handed on at once: a call of the game is shorter, and so many bytes hold at most 85 frames. */
const PIECE_BYTES = 512;

/** @param onFlood called once, with the first packet or byte that is too much; nothing is made of what comes after it */
export function boundWebSocket(
  { limits, lane, now }: WebSocketDependencies,
  { websocket, tcp, turnAway, address }: Carrier,
  onFlood: () => void,
): void {
  const packets = createBudget(limits.packets, now);
  const bytes = createBudget(limits.bytes, now);
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    for (const event of ["message", "ping", "pong"]) websocket.removeAllListeners(event);
    onFlood();
  };
  const countPacket = (): void => {
    if (!packets.take(1)) end();
  };
  // Between the kernel and the WebSocket: bytes are counted before anything is made of them.
  const listeners = tcp.listeners("data");
  /** The kernel hands over ten thousand frames at once: one piece now, the others each in its turn. */
  const handOn = (chunk: Buffer, hasWaited = false): void => {
    // Nothing after the end is even parsed.
    if (isOver || tcp.destroyed) return;
    const isWhole = chunk.length <= PIECE_BYTES;
    const piece = isWhole ? chunk : chunk.subarray(0, PIECE_BYTES);
    for (const listener of listeners) listener.call(tcp, piece);
    if (!isWhole) {
      tcp.pause();
      lane.run(address, () => handOn(chunk.subarray(PIECE_BYTES), true));
    } else if (hasWaited && !websocket.isPaused) tcp.resume();
  };
  tcp.removeAllListeners("data");
  tcp.on("data", (chunk: Buffer) => {
    if (!bytes.take(chunk.length)) end();
    if (!isOver && turnAway(chunk)) countPacket();
    else handOn(chunk);
  });
  // A WebSocket that is closed parses what its stream holds still.
  tcp.prependListener("close", () => void tcp.read());
  websocket.on("message", countPacket);
  websocket.on("ping", countPacket);
  websocket.on("pong", countPacket);
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
