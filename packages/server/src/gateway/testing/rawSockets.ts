// Connections written byte by byte, for the tests of what lies below Socket.IO.
import { request } from "node:http";
import type { Socket } from "node:net";
import * as tcp from "@kingrow/protocol/testing";

/** A TCP connection. Resolves when it is open, or refused. */
export async function openTcp(port: number, address?: string): Promise<Socket> {
  const socket = tcp.openTcp({ port, ...(address !== undefined && { address }) });
  await new Promise<void>((met) => {
    socket.once("connect", met);
    socket.once("close", () => met());
  });
  return socket;
}

/** An open WebSocket that has received the greeting of Socket.IO. */
export function openWebSocket(port: number, sid?: string): Promise<Socket> {
  return acceptedSocket(tcp.openWebsocket({ port }, { sid }));
}

/** The same, connected as a player. */
export function openMember(port: number): Promise<Socket> {
  return acceptedSocket(tcp.openPlayer({ port }));
}

async function acceptedSocket(opening: Promise<Socket | undefined>): Promise<Socket> {
  const socket = await opening;
  if (socket === undefined) throw new Error("refused");
  return socket;
}

/** The first bytes of a ping and of a pong. */
export const PING = 0x89;
export const PONG = 0x8a;

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
