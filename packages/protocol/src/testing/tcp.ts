// TCP and WebSocket frames by hand, for what no well-behaved client sends.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Target {
  readonly port: number;
  /** The client's address on this machine. */
  readonly address?: string;
}

export interface Handshake {
  /** The version of Engine.IO. */
  readonly protocol?: number;
  /** The id of a polling connection that is upgraded. */
  readonly sid?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const ANSWERED_WITHIN_MS = 3_000;

export function openTcp({ port, address = "127.0.0.1" }: Target): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress: address });
  return socket.on("error", () => socket.destroy());
}

/** An open WebSocket that has not joined the game; `undefined` when refused. */
export async function openWebsocket(
  target: Target,
  { protocol = 4, sid, headers = {} }: Handshake = {},
): Promise<Socket | undefined> {
  const socket = openTcp(target);
  const all = {
    Host: `127.0.0.1:${target.port}`,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const upgraded = sid === undefined ? "" : `&sid=${sid}`;
  const path = `/socket.io/?EIO=${protocol}&transport=websocket${upgraded}`;
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  if ((await nextBytes(socket)).startsWith("HTTP/1.1 101")) return socket;
  socket.destroy();
  return undefined;
}

/** The answer to the first request of a polling connection. */
export function openPolling(
  url: string,
  { protocol = 4, headers = {} }: Handshake = {},
): Promise<Response> {
  return fetch(`${url}/socket.io/?EIO=${protocol}&transport=polling`, { headers });
}

/** An open WebSocket that has joined with a new key. */
export async function openPlayer(target: Target): Promise<Socket | undefined> {
  const socket = await openWebsocket(target);
  if (socket === undefined) return undefined;
  socket.write(frame(`40{"playerKey":"${randomBytes(16).toString("base64url")}"}`));
  while (!socket.destroyed) {
    const heard = await nextBytes(socket);
    if (heard.includes("40{")) return socket;
    if (heard === "") socket.destroy();
  }
  return undefined;
}

/** The next bytes as text. Empty when none came. */
export async function nextBytes(socket: Socket): Promise<string> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(ANSWERED_WITHIN_MS)]);
  const closed = once(socket, "close", { signal }).then(() => "");
  const heard = once(socket, "data", { signal }).then(([bytes]: Buffer[]) => String(bytes));
  const first = await Promise.race([heard, closed]).catch(() => "");
  for (const wait of [closed, heard]) wait.catch(() => undefined);
  over.abort();
  return first;
}

/** A frame as a client must send it, with a mask of zeros. */
export function frame(payload: string | Buffer, firstByte = 0x81): Buffer {
  const body = Buffer.from(payload);
  const isShort = body.length < 126;
  const head = Buffer.alloc(isShort ? 6 : 8);
  head.writeUInt8(firstByte);
  head.writeUInt8(0x80 | (isShort ? body.length : 126), 1);
  if (!isShort) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
