// Connections written byte by byte, for the tests of what lies below Socket.IO.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";

export const PATH = "/socket.io/?EIO=4&transport=websocket";

/** A TCP connection; resolves when it is open, or when the server wanted none. */
export async function openTcp(port: number, localAddress = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => undefined);
  await new Promise<void>((met) => {
    socket.once("connect", met);
    socket.once("close", () => met());
  });
  return socket;
}

function upgradeTo(path: string): string {
  const key = randomBytes(16).toString("base64");
  return [
    `GET ${path} HTTP/1.1`,
    "Host: localhost",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${key}`,
    "\r\n",
  ].join("\r\n");
}

/** An open WebSocket that has heard Socket.IO's greeting. */
export async function openWebSocket(port: number, path = PATH): Promise<Socket> {
  const socket = await openTcp(port);
  socket.write(upgradeTo(path));
  const [answer]: Buffer[] = await once(socket, "data");
  if (answer?.toString("latin1").startsWith("HTTP/1.1 101") !== true)
    throw new Error(`refused: ${String(answer)}`);
  return socket;
}

/** The same, let into the game. */
export async function openMember(port: number): Promise<Socket> {
  const socket = await openWebSocket(port);
  socket.write(frame("40{}"));
  await joined(socket);
  return socket;
}

/** Resolves when the server has said that the connection is in the game. */
async function joined(socket: Socket): Promise<void> {
  let heard = "";
  while (!heard.includes("40{")) heard += String((await once(socket, "data"))[0]);
}

export const PING = 9;
export const PONG = 10;

/** A masked frame, as a client must send it; the mask is zero. */
export function frame(payload: string | Buffer, opcode = 1): Buffer {
  const body = Buffer.from(payload);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

/** Milliseconds until the other side has ended the connection. */
export async function endOf(socket: Socket): Promise<number> {
  const from = performance.now();
  socket.resume();
  if (!socket.closed) await new Promise((gone) => socket.once("close", gone));
  return performance.now() - from;
}

/** Everything that comes until the connection ends. */
export async function heardUntilEnd(socket: Socket): Promise<string> {
  let heard = "";
  socket.on("data", (chunk: Buffer) => void (heard += chunk.toString("latin1")));
  if (!socket.closed) await new Promise((gone) => socket.once("close", gone));
  return heard;
}

/** Status and text of a plain request. */
export function get(url: string): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += String(chunk)));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .once("error", reject)
      .end();
  });
}
