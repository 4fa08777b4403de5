// Sends what no client would: events with wrong payloads, frames of random bytes, hostile requests.
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { COMMAND_NAMES } from "@kingrow/protocol";
import { asThePage, openStockSocket, type StockSocket } from "@kingrow/protocol/testing";
import { createRandom, type Random } from "@kingrow/rules/testing";
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
/** Longer than a program may stand still that gets only what others leave of the machine. */
const ANSWER_WITHIN_MS = 300_000;
const LOOPBACK = "127.0.0.1";

/** Resolves with what was sent. @throws when an event is not answered although its connection lives */
export async function fuzz(
  server: Pick<Server, "url" | "port">,
  { events, frames, requests, seed }: FuzzCounts & { readonly seed: number },
): Promise<FuzzCounts> {
  const random = createRandom(seed);
  return {
    events: await inLanes(events, EVENTS_AT_ONCE, (count) => sendEvents(server.url, random, count)),
    frames: await inLanes(frames, 20, (count) => sendFrames(server.port, random, count)),
    requests: await inLanes(requests, 1, () => sendRequest(server.port, random)),
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

async function sendEvents(url: string, random: Random, count: number): Promise<void> {
  const socket = openStockSocket(url, { ...asThePage(makeKey()), reconnection: false });
  const room: unknown = await ask(socket, "createRoom", { isPrivate: random.chance(0.5) });
  const roomId = String(Reflect.get(Object(room), "roomId"));
  const answers = Array.from({ length: count }, () =>
    ask(socket, nameOf(random), payloadOf(random, roomId)),
  );
  for (const answer of await Promise.all(answers))
    if (socket.connected && answer === undefined) throw new Error("an event was not answered");
  socket.emit("leaveRoom", { roomId });
  socket.disconnect();
}

/** The answer; `undefined` when none came. */
async function ask(socket: StockSocket, event: string, payload: unknown): Promise<unknown> {
  return socket
    .timeout(ANSWER_WITHIN_MS)
    .emitWithAck(event, payload)
    .catch(() => undefined);
}

const ODD_NAMES = ["", "__proto__", "constructor", "toString", "x".repeat(200), "availableRooms"];

function nameOf(random: Random): string {
  return random.chance(0.8)
    ? random.pick([...COMMAND_NAMES])
    : random.pick(["nonsense", ...ODD_NAMES]);
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

function payloadOf(random: Random, roomId: string): unknown {
  if (random.chance(0.1)) return oddValue(random, roomId);
  const fields = FIELDS.filter(() => random.chance(0.5));
  return Object.fromEntries(fields.map((field) => [field, oddValue(random, roomId)]));
}

function oddValue(random: Random, roomId: string): unknown {
  return random.pick<unknown>([
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

async function sendFrames(port: number, random: Random, count: number): Promise<void> {
  const socket = await openWebsocket({ port, address: LOOPBACK });
  if (socket === undefined) return;
  if (random.chance(0.7)) socket.write(frame("40{}"));
  for (let sent = 0; sent < count && !socket.destroyed; sent += 1) socket.write(oddFrame(random));
  await Promise.race([firstBytes(socket), pause(20)]);
  socket.destroy();
}

function oddFrame(random: Random): Buffer {
  const bytes = randomBytes(random.between(0, 59));
  if (random.chance(0.1)) return bytes;
  const payload = random.chance(0.5)
    ? bytes
    : Buffer.from(random.pick(["40", ...BEGINNINGS]) + bytes.toString("latin1"));
  return frame(payload, { opcode: random.between(0, 15), isFinal: random.chance(0.8) });
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

/** An address that goes on with strange requests would not be heard. */
function anyAddress(random: Random): string {
  const [third, last] = [random.fraction(), random.fraction()].map((at) => Math.floor(at * 250));
  return `127.1.${third}.${last}`;
}

async function sendRequest(port: number, random: Random): Promise<void> {
  const socket = openTcp({ port, address: anyAddress(random) });
  const headers = HEADERS.filter(() => random.chance(0.15));
  const start = `${random.pick(["GET", ...METHODS])} ${random.pick(["/", ...PATHS])} HTTP/1.${random.chance(0.9) ? 1 : 0}`;
  socket.write([start, "Host: localhost", ...headers, "\r\n"].join("\r\n"));
  if (random.chance(0.3)) socket.write(randomBytes(20));
  if (random.chance(0.2)) socket.resetAndDestroy();
  else await Promise.race([firstBytes(socket), pause(20)]);
  socket.destroy();
}
