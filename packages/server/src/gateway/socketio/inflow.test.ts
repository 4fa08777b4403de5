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
/** Pieces that wait for their turn, and of which address. */
let waiting: { readonly address: string; readonly task: () => void }[];
const lane = {
  run: (address: string, task: () => void) => void waiting.push({ address, task }),
  waiting: 0,
};
const onMessage = vi.fn<() => void>();
const onError = vi.fn<() => void>();
const onFlood = vi.fn<() => void>();
beforeEach(async () => {
  vi.clearAllMocks();
  waiting = [];
  server = createServer();
  const opened = once(new WebSocketServer({ server }), "connection");
  client = await openWebSocket(await listen(server, { port: 0, host: "127.0.0.1" }));
  [websocket, { socket: tcp }] = await opened;
  websocket.on("message", onMessage).on("error", onError);
  onFlood.mockImplementation(() => websocket.pause());
  const carrier = { websocket, tcp, turnAway: () => false, address: "a" };
  boundWebSocket({ limits: LIMITS, lane, now: () => 0 }, carrier, onFlood);
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

/** Each piece that waits has its turn, and those that come of it. */
function allTurns(): void {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next.task();
}

it("[X11] of much that comes at once a little is handed on now, and each other piece in its turn", async () => {
  tcp.emit("data", Buffer.concat([PONGS, BAD]));
  expect(onMessage.mock.calls.length).toBeLessThan(PACKETS / 4);
  expect(waiting).toMatchObject([{ address: "a" }]);
  expect(tcp.isPaused()).toBe(true);
  allTurns();
  expect(onMessage).toHaveBeenCalledTimes(PACKETS);
  expect(tcp.isPaused()).toBe(false);
  await close();
  expect(onError).toHaveBeenCalled();
  expect(onFlood).not.toHaveBeenCalled();
});

it("[X11] a call is handed on at once", () => {
  tcp.emit("data", frame(`42["movePiece","${"x".repeat(100)}"]`));
  expect(onMessage).toHaveBeenCalledOnce();
  expect(waiting).toEqual([]);
});

it("[X6] of a flood in one piece the rest is not even parsed", async () => {
  tcp.emit("data", Buffer.concat([FLOOD, BAD]));
  allTurns();
  expect(onFlood).toHaveBeenCalledOnce();
  expect(onMessage).toHaveBeenCalledTimes(PACKETS + 1);
  expect(tcp.isPaused()).toBe(true);
  await close();
  expect(onError).not.toHaveBeenCalled();
});

it("[X6] what comes while others wait for their turn is not parsed when the connection ends", async () => {
  tcp.emit("data", FLOOD);
  tcp.push(BAD);
  await close();
  allTurns();
  expect(onMessage.mock.calls.length).toBeLessThan(PACKETS / 4);
  expect(onError).not.toHaveBeenCalled();
});

it("[X6] a connection that has ended in the middle of a flood is not read on", async () => {
  websocket.once("message", () => websocket.terminate());
  tcp.emit("data", FLOOD);
  allTurns();
  await close();
  expect(onMessage.mock.calls.length).toBeLessThan(PACKETS / 4);
  expect(onFlood).not.toHaveBeenCalled();
});
