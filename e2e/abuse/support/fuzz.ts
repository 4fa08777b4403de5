// Sends what no client would: events with wrong payloads, frames of random bytes, hostile requests.
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { COMMAND_NAMES } from "@kingrow/protocol";
import { io, type Socket } from "socket.io-client";
import { createDice, type Dice } from "../../faults/support/dice.ts";
import { makeKey } from "../../support/modes.ts";
import type { Server, Settings } from "../../support/server.ts";
import { NO_LIMITS } from "../../support/settings.ts";
import { firstBytes, frame, openTcp, openWebsocket } from "./tcp.ts";

export interface FuzzCounts {
  readonly events: number;
  readonly frames: number;
  readonly requests: number;
}

/** Limits would end the fuzz before it has asked much; they have attacks of their own. */
export const FLOOD_OF_FUZZ: Settings = { ...NO_LIMITS, LOG_LEVEL: "warn" };

const LANES = 8;
const EVENTS_AT_ONCE = 25;
const ANSWER_WITHIN_MS = 20_000;
const LOOPBACK = "127.0.0.1";

/** Resolves with what was sent. @throws when an event is not answered although its connection lives */
export async function fuzz(
  server: Pick<Server, "url" | "port">,
  { events, frames, requests, seed }: FuzzCounts & { readonly seed: number },
): Promise<FuzzCounts> {
  const dice = createDice(seed);
  return {
    events: await inLanes(events, EVENTS_AT_ONCE, (count) => sendEvents(server.url, dice, count)),
    frames: await inLanes(frames, 20, (count) => sendFrames(server.port, dice, count)),
    requests: await inLanes(requests, 1, () => sendRequest(server.port, dice)),
  };
}

/** Several at a time, in portions; how many there were. */
async function inLanes(
  total: number,
  portion: number,
  go: (count: number) => Promise<void>,
): Promise<number> {
  let sent = 0;
  const lane = async (): Promise<void> => {
    while (sent < total) {
      const count = Math.min(portion, total - sent);
      sent += count;
      await go(count);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return sent;
}

async function sendEvents(url: string, dice: Dice, count: number): Promise<void> {
  const auth = { playerKey: makeKey() };
  const socket = io(url, { forceNew: true, transports: ["websocket"], reconnection: false, auth });
  const room: unknown = await ask(socket, "createRoom", { isPrivate: dice.roll() < 0.5 });
  const roomId = String(Reflect.get(Object(room), "roomId"));
  const answers = Array.from({ length: count }, () =>
    ask(socket, nameOf(dice), payloadOf(dice, roomId)),
  );
  for (const answer of await Promise.all(answers))
    if (socket.connected && answer === undefined) throw new Error("an event was not answered");
  socket.emit("leaveRoom", { roomId });
  socket.disconnect();
}

/** The answer; `undefined` when none came. */
async function ask(socket: Socket, event: string, payload: unknown): Promise<unknown> {
  return socket
    .timeout(ANSWER_WITHIN_MS)
    .emitWithAck(event, payload)
    .catch(() => undefined);
}

const ODD_NAMES = ["", "__proto__", "constructor", "toString", "x".repeat(200), "availableRooms"];

function nameOf(dice: Dice): string {
  return dice.roll() < 0.8 ? dice.pick([...COMMAND_NAMES]) : dice.pick(["nonsense", ...ODD_NAMES]);
}

const FIELDS = [
  "roomId",
  "fromRow",
  "fromCol",
  "toRow",
  "toCol",
  "moveId",
  "version",
  "isReady",
  "isPrivate",
  "accept",
  "requestId",
  "greeting",
  "pace",
  "opening",
  "__proto__",
  "constructor",
  "toJSON",
] as const;

function payloadOf(dice: Dice, roomId: string): unknown {
  if (dice.roll() < 0.1) return oddValue(dice, roomId);
  const fields = FIELDS.filter(() => dice.roll() < 0.5);
  return Object.fromEntries(fields.map((field) => [field, oddValue(dice, roomId)]));
}

function oddValue(dice: Dice, roomId: string): unknown {
  return dice.pick<unknown>([
    roomId,
    roomId,
    roomId,
    0,
    3,
    4,
    -1,
    7,
    8,
    1.5,
    1e308,
    true,
    false,
    null,
    "",
    "x".repeat(500),
    "\u0000",
    "\ud800",
    [],
    [[[[]]]],
    {},
    { _placeholder: true, num: 0 },
    makeKey(),
  ]);
}

const BEGINNINGS = [
  "40",
  "41",
  "42",
  "43",
  "44",
  "45",
  "46",
  "2",
  "3",
  "5",
  "6",
  "",
  "4",
  "b",
  "42[",
  '421["',
];

async function sendFrames(port: number, dice: Dice, count: number): Promise<void> {
  const socket = await openWebsocket({ port, address: LOOPBACK });
  if (socket === undefined) return;
  if (dice.roll() < 0.7) socket.write(frame("40{}"));
  for (let sent = 0; sent < count && !socket.destroyed; sent += 1) socket.write(oddFrame(dice));
  await Promise.race([firstBytes(socket), pause(20)]);
  socket.destroy();
}

function oddFrame(dice: Dice): Buffer {
  const bytes = randomBytes(Math.floor(dice.between(0, 60)));
  if (dice.roll() < 0.1) return bytes;
  const payload =
    dice.roll() < 0.5
      ? bytes
      : Buffer.from(dice.pick(["40", ...BEGINNINGS]) + bytes.toString("latin1"));
  return frame(payload, { opcode: Math.floor(dice.between(0, 16)), isFinal: dice.roll() < 0.8 });
}

const METHODS = ["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "CONNECT", "X"];
const PATHS = [
  "/",
  "/room/x",
  "/replay",
  "/socket.io/",
  "/socket.io/?EIO=4&transport=polling",
  "/socket.io/?EIO=4&transport=websocket",
  "/socket.io/?EIO=4&transport=polling&sid=x",
  "/socket.io/?EIO=3&transport=polling",
  "/socket.io/?transport=__proto__",
  "/socket.io/?EIO=4&transport=polling&transport=websocket",
  "/../../etc/passwd",
  "/%2e%2e/",
  "/%",
  "//",
  "*",
  "http://[",
  "/assets/",
  "/healthz",
  "/readyz",
  `/${"x".repeat(9_000)}`,
  "/\u0000",
  "/?#",
];
const HEADERS = [
  "Range: bytes=5-1",
  "Range: bytes=0-0,0-0,0-0",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Upgrade: h2c\r\nConnection: Upgrade",
  "Content-Length: -1",
  "Content-Length: 5",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: chunked\r\nContent-Length: 3",
  "Expect: 100-continue",
  "X-Forwarded-For: ::ffff:7f00:1",
  "Origin: null",
  "Origin: \u0001",
  "Cookie: a=\u0000",
  "If-None-Match: *",
  "Accept-Encoding: br;q=x",
  "Sec-WebSocket-Key: x",
  "Sec-WebSocket-Version: 13",
  'Sec-WebSocket-Extensions: permessage-deflate; x="',
  `X: ${"y".repeat(20_000)}`,
  "no header",
];

async function sendRequest(port: number, dice: Dice): Promise<void> {
  const socket = openTcp({ port, address: LOOPBACK });
  const headers = HEADERS.filter(() => dice.roll() < 0.15);
  const start = `${dice.pick(["GET", ...METHODS])} ${dice.pick(["/", ...PATHS])} HTTP/1.${dice.roll() < 0.9 ? 1 : 0}`;
  socket.write([start, "Host: localhost", ...headers, "\r\n"].join("\r\n"));
  if (dice.roll() < 0.3) socket.write(randomBytes(20));
  if (dice.roll() < 0.2) socket.resetAndDestroy();
  else await Promise.race([firstBytes(socket), pause(20)]);
  socket.destroy();
}
