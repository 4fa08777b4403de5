// TCP and WebSocket written by hand: what an attacker sends, without a client that behaves.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Endpoint {
  readonly port: number;
  readonly address: string;
}

/** A connection on its way; errors are swallowed, for a defence is no fault of the attacker. */
export function openTcp({ port, address }: Endpoint): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress: address });
  socket.on("error", () => socket.destroy());
  return socket;
}

export function upgradeRequest(path: string): string {
  return [
    `GET ${path} HTTP/1.1`,
    "Host: localhost",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
    "\r\n",
  ].join("\r\n");
}

export const WEBSOCKET_PATH = "/socket.io/?EIO=4&transport=websocket";
const ANSWERED_WITHIN_MS = 3_000;

/** An open WebSocket of the game's protocol, not yet connected to it; `undefined` when refused. */
export async function openWebsocket(
  place: Endpoint,
  path = WEBSOCKET_PATH,
): Promise<Socket | undefined> {
  const socket = openTcp(place);
  socket.write(upgradeRequest(path));
  const answer = await firstBytes(socket);
  if (answer.startsWith("HTTP/1.1 101")) return socket;
  socket.destroy();
  return undefined;
}

/** What comes first; an empty text when nothing came. */
export async function firstBytes(socket: Socket): Promise<string> {
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  const ended = once(socket, "close", { signal }).then(() => "");
  const heard = once(socket, "data", { signal }).then(([chunk]) => String(chunk));
  return Promise.race([heard, ended]).catch(() => "");
}

/** Of the packet that lets a connection into the game. */
const LET_IN = "40{";

/** The same, let in by the game: the namespace is joined with a key of its own. */
export async function openPlayer(place: Endpoint): Promise<Socket | undefined> {
  const socket = await openWebsocket(place);
  if (socket === undefined) return undefined;
  const auth = JSON.stringify({ playerKey: randomBytes(16).toString("base64url") });
  socket.write(frame(`40${auth}`));
  // Whoever speaks before is no player, and is hung up on.
  await heard(socket, LET_IN);
  return socket;
}

/** Resolves when this has come, or will not come any more. */
async function heard(socket: Socket, text: string): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(ANSWERED_WITHIN_MS)]);
  let all = "";
  socket.on("data", function hear(chunk: Buffer) {
    all += chunk.toString("latin1");
    if (!all.includes(text)) return;
    socket.off("data", hear);
    over.abort();
  });
  await once(socket, "close", { signal }).catch(() => undefined);
}

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

interface FrameOptions {
  readonly opcode?: number;
  readonly isFinal?: boolean;
}

/** A frame as a client must send it. The mask is zero: it costs the server the same. */
export function frame(
  payload: string | Buffer,
  { opcode = OPCODE.text, isFinal = true }: FrameOptions = {},
): Buffer {
  const body = Buffer.from(payload);
  const first = (isFinal ? 0x80 : 0) | opcode;
  const mask = Buffer.alloc(4);
  if (body.length < 126)
    return Buffer.concat([Buffer.from([first, 0x80 | body.length]), mask, body]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Math.min(body.length, 0xffff));
  return Buffer.concat([Buffer.from([first, 0x80 | 126]), length, mask, body]);
}

/** The same bytes again and again, about as many as fit into one write. */
export function repeated(bytes: Buffer, most = 65_536): Buffer {
  return Buffer.concat(
    Array.from({ length: Math.max(1, Math.floor(most / bytes.length)) }, () => bytes),
  );
}

/** Writes as fast as the other side takes it, until it is told to stop or the connection has ended. */
export async function pour(
  socket: Socket,
  bytes: Buffer,
  signal: AbortSignal,
  bytesPerSecond = Number.POSITIVE_INFINITY,
): Promise<void> {
  const startedAt = performance.now();
  const isOver = endOf(socket, signal);
  let written = 0;
  while (!signal.aborted && !socket.destroyed) {
    const mayHaveWritten = ((performance.now() - startedAt) / 1_000) * bytesPerSecond;
    if (written > mayHaveWritten) {
      await pause(5);
      continue;
    }
    written += bytes.length;
    if (!socket.write(bytes))
      await Promise.race([isOver, new Promise((drained) => socket.once("drain", drained))]);
  }
}

/** Runs `lanes` times beside itself, again and again, until the time is up. Never faster than a tick. */
export async function keepOn(
  signal: AbortSignal,
  lanes: number,
  go: () => Promise<unknown>,
): Promise<void> {
  const lane = async (): Promise<void> => {
    while (!signal.aborted) {
      await go().catch(() => undefined);
      await pause(1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Resolves when the connection has ended, or the time is up. */
export async function endOf(socket: Socket, signal: AbortSignal): Promise<void> {
  if (!socket.closed) await once(socket, "close", { signal }).catch(() => undefined);
}

/** Resolves when the time is up. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
