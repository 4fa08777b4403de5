// What is made of a flood: as many packets as one may send, and next to nothing of what comes with them or after.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { listen } from "../../http/listen.ts";
import { type Backlog, createBacklog } from "../load/backlog.ts";
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
const givesWay = vi.fn<() => boolean>();
const onMessage = vi.fn<() => void>();
const onError = vi.fn<() => void>();
const onFlood = vi.fn<() => void>();
const onBacklog = vi.fn<() => void>();
/** Of all connections, beside others that hold a little of it. */
const MOST_BYTES = 500_000;
let backlog: Backlog;
beforeEach(async () => {
  vi.clearAllMocks();
  givesWay.mockReturnValue(false);
  waiting = [];
  backlog = createBacklog(MOST_BYTES);
  server = createServer();
  const opened = once(new WebSocketServer({ server }), "connection");
  client = await openWebSocket(await listen(server, { port: 0, host: "127.0.0.1" }));
  [websocket, { socket: tcp }] = await opened;
  websocket.on("message", onMessage).on("error", onError);
  onFlood.mockImplementation(() => websocket.pause());
  const carrier = { websocket, tcp, turnAway: () => false, givesWay, address: "a" };
  onBacklog.mockImplementation(() => websocket.terminate());
  const bounds = { limits: LIMITS, lane, backlog, now: () => 0 };
  boundWebSocket(bounds, carrier, { onFlood, onBacklog });
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

it("[X11] what waits for its turn is not lost with the end of the connection, which comes after it", async () => {
  const closed = new Promise((end) => websocket.once("close", end));
  tcp.emit("data", PONGS);
  tcp.push(null);
  await new Promise(setImmediate);
  expect(onMessage.mock.calls.length).toBeLessThan(PACKETS / 4);
  allTurns();
  expect(onMessage).toHaveBeenCalledTimes(PACKETS);
  await closed;
  expect(onError).not.toHaveBeenCalled();
});

it("[X11] what waits for its turn is counted, until it is read or the connection has ended", async () => {
  tcp.emit("data", PONGS);
  expect(backlog.bytes).toBe(PONGS.length - 512);
  waiting.shift()?.task();
  expect(backlog.bytes).toBe(PONGS.length - 2 * 512);
  allTurns();
  expect(backlog.bytes).toBe(0);
  tcp.emit("data", PONGS.subarray(0, 1_000));
  await close();
  expect(backlog.bytes).toBe(0);
});

it("[X11] a server that holds as much as it may ends whoever has most of it", async () => {
  const others = Array.from({ length: 24 }, () => ({ giveUp: vi.fn<() => void>() }));
  for (const other of others) backlog.note(other, 20_000);
  tcp.emit("data", FLOOD.subarray(0, 18_000));
  expect(onBacklog).not.toHaveBeenCalled();
  tcp.push(FLOOD.subarray(0, 8_000));
  waiting.shift()?.task();
  expect([onBacklog.mock.calls.length, backlog.bytes]).toEqual([1, 24 * 20_000]);
  allTurns();
  await close();
  expect(onMessage.mock.calls.length).toBeLessThan(PACKETS / 2);
  expect(onFlood).not.toHaveBeenCalled();
  for (const { giveUp } of others) expect(giveUp).not.toHaveBeenCalled();
});

it("[X6] all of a flood is counted when it comes, however little of it is read", () => {
  for (let piece = 0; piece < 6 && !onFlood.mock.calls.length; piece += 1) {
    if (piece === 0) tcp.emit("data", FLOOD.subarray(0, 60_000));
    else tcp.push(FLOOD.subarray(0, 60_000));
    waiting.shift()?.task();
  }
  expect(onFlood).toHaveBeenCalledOnce();
  expect(onMessage.mock.calls.length).toBeLessThan(PACKETS);
});

it("[X11] a call is handed on at once", () => {
  tcp.emit("data", frame(`42["movePiece","${"x".repeat(100)}"]`));
  expect(onMessage).toHaveBeenCalledOnce();
  expect(waiting).toEqual([]);
});

it("[X11] a call that gives way waits for its turn, however little it is", () => {
  const call = frame(`42["playNow","${"x".repeat(100)}"]`);
  givesWay.mockReturnValue(true);
  tcp.emit("data", call);
  expect(onMessage).not.toHaveBeenCalled();
  expect([waiting.length, tcp.isPaused(), backlog.bytes]).toEqual([1, true, call.length]);
  waiting.shift()?.task();
  expect(onMessage).toHaveBeenCalledOnce();
  expect([waiting.length, tcp.isPaused(), backlog.bytes]).toEqual([0, false, 0]);
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
