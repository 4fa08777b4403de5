// What is made of a flood: as many packets as one may send, and next to nothing of what comes with them or after.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { listen } from "../../http/listen.ts";
import { frame, openWebSocket } from "../testing/rawSockets.ts";
import { boundWebSocket } from "./inflow.ts";

const PACKETS = 400;
const LIMITS = {
  packets: { count: PACKETS, seconds: 10 },
  bytes: { count: 262_144, seconds: 10 },
};
const PONGS = Buffer.alloc(PACKETS * 7, frame("3"));
/** As many as one piece of the kernel holds. */
const FLOOD = Buffer.alloc(9_000 * 7, frame("3"));
/** Whoever parses it hears an error: a client's frame has a mask. */
const BAD = Buffer.from([0x81, 0x01, 0x61]);

let server: Server;
let client: Socket;
let websocket: WebSocket;
let tcp: Socket;
const onMessage = vi.fn<() => void>();
const onError = vi.fn<() => void>();
const onFlood = vi.fn<() => void>();
beforeEach(async () => {
  vi.clearAllMocks();
  server = createServer();
  const opened = once(new WebSocketServer({ server }), "connection");
  client = await openWebSocket(await listen(server, { port: 0, host: "127.0.0.1" }));
  [websocket, { socket: tcp }] = await opened;
  websocket.on("message", onMessage).on("error", onError);
  onFlood.mockImplementation(() => websocket.pause());
  const bounds = { limits: LIMITS, now: () => 0 };
  boundWebSocket(bounds, { websocket, tcp, turnAway: () => false }, onFlood);
});
afterEach(async () => {
  client.destroy();
  await close();
  server.close();
});

/** By then everything has been heard. */
async function close(): Promise<void> {
  if (websocket.readyState === websocket.CLOSED) return;
  const gone = new Promise((closed) => websocket.once("close", closed));
  websocket.terminate();
  await gone;
}

it("[X6] as many packets as one may send are handed on, also in one piece, and what comes then is read", async () => {
  tcp.emit("data", Buffer.concat([PONGS, BAD]));
  await close();
  expect(onMessage).toHaveBeenCalledTimes(PACKETS);
  expect(onError).toHaveBeenCalled();
  expect(onFlood).not.toHaveBeenCalled();
});

it("[X6] of a flood in one piece the rest is not even parsed", async () => {
  tcp.emit("data", Buffer.concat([FLOOD, BAD]));
  await close();
  expect(onFlood).toHaveBeenCalledOnce();
  expect(onMessage).toHaveBeenCalledTimes(PACKETS + 1);
  expect(onError).not.toHaveBeenCalled();
});

it("[X6] nothing of it is parsed when its connection ends either", async () => {
  tcp.emit("data", FLOOD);
  tcp.push(BAD);
  await close();
  expect(onError).not.toHaveBeenCalled();
});

it("[X6] a connection that has ended in the middle of a piece is not read on", async () => {
  websocket.once("message", () => websocket.terminate());
  tcp.emit("data", FLOOD);
  await close();
  expect(onMessage.mock.calls.length).toBeLessThan(PACKETS / 2);
  expect(onFlood).not.toHaveBeenCalled();
});
