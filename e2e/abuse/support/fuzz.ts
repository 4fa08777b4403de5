// Sends what no client would: events with wrong payloads, frames of random bytes, hostile requests.
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { COMMAND_NAMES } from "@kingrow/protocol";
import { createRandom, type Random } from "@kingrow/rules/testing";
import { makeKey } from "../../support/modes.ts";
import type { Server } from "../../support/server.ts";
import { frame, nextBytes, openTcp, openWebsocket } from "@kingrow/protocol/testing";
import { arrive } from "./visitor.ts";

export interface FuzzCounts {
  readonly events: number;
  readonly frames: number;
  readonly requests: number;
}

const AT_ONCE = 8;
const OF_ONE_CONNECTION = 25;
const WAIT_MS = 20;

/** @throws when an event is not answered although its connection lives */
export async function fuzz(
  server: Server,
  { events, frames, requests }: FuzzCounts,
  seed: number,
): Promise<void> {
  const random = createRandom(seed);
  await repeat(events / OF_ONE_CONNECTION, () => sendEvents(server.url, random));
  await repeat(frames / OF_ONE_CONNECTION, () => sendFrames(server.port, random));
  await repeat(requests, () => sendRequest(server.port, random));
}

async function repeat(total: number, send: () => Promise<void>): Promise<void> {
  let sent = 0;
  const sender = async (): Promise<void> => {
    while (sent < total) {
      sent += 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

async function sendEvents(url: string, random: Random): Promise<void> {
  const client = await arrive(url, { address: anyAddress(random) });
  const { roomId = "" } = await client.call("createRoom", { isPrivate: random.chance(0.5) });
  const { socket } = client;
  const answers = Array.from({ length: OF_ONE_CONNECTION }, () => {
    const payload: unknown = payloadOf(random, roomId);
    return socket
      .timeout(60_000)
      .emitWithAck(nameOf(random), payload)
      .catch(() => undefined);
  });
  const missing = (await Promise.all(answers)).filter((answer) => answer === undefined);
  if (socket.connected && missing.length > 0) throw new Error("An event was not answered.");
  socket.emit("leaveRoom", { roomId });
  socket.disconnect();
}

const ODD_NAMES = ["", "__proto__", "constructor", "toString", "x".repeat(200), "availableRooms"];

function nameOf(random: Random): string {
  return random.pick(random.chance(0.8) ? [...COMMAND_NAMES] : ODD_NAMES) ?? "";
}

const FIELDS =
  `roomId fromRow fromCol toRow toCol moveId version isReady isPrivate accept requestId greeting
  pace opening ready watchId __proto__ constructor toJSON`.split(/\s+/);

function payloadOf(random: Random, roomId: string): unknown {
  if (random.chance(0.1)) return oddValue(random, roomId);
  const fields = FIELDS.filter(() => random.chance(0.5));
  return Object.fromEntries(fields.map((field) => [field, oddValue(random, roomId)]));
}

function oddValue(random: Random, roomId: string): unknown {
  const numbers = [0, 3, 4, -1, 7, 8, 1.5, 1e308];
  const texts = [roomId, roomId, roomId, "", "x".repeat(500), "\u0000", "\ud800", makeKey()];
  const others = [true, false, null, [], [[[[]]]], {}, { _placeholder: true, num: 0 }];
  return random.pick<unknown>([...numbers, ...texts, ...others]);
}

const BEGINNINGS = ["40", "40", ..."41 42 43 44 45 46 2 3 5 6 4 b 42[".split(" "), '421["', ""];

async function sendFrames(port: number, random: Random): Promise<void> {
  const socket = await openWebsocket({ port, address: anyAddress(random) });
  if (socket === undefined) return;
  if (random.chance(0.7)) socket.write(frame("40{}"));
  for (let sent = 0; sent < OF_ONE_CONNECTION; sent += 1) socket.write(oddFrame(random));
  await Promise.race([nextBytes(socket), pause(WAIT_MS)]);
  socket.destroy();
}

function oddFrame(random: Random): Buffer {
  const bytes = randomBytes(random.between(0, 59));
  if (random.chance(0.1)) return bytes;
  const text = (random.pick(BEGINNINGS) ?? "") + bytes.toString("latin1");
  const isFinal = random.chance(0.8);
  return frame(random.chance(0.5) ? bytes : text, (isFinal ? 0x80 : 0) | random.between(0, 15));
}

const METHODS = "GET GET POST HEAD OPTIONS PUT DELETE TRACE CONNECT X".split(" ");
const POLLING = "/socket.io/?EIO=4&transport=polling";
const PATHS = [
  ..."/ /room/x /replay /../../etc/passwd /%2e%2e/ /% // * http://[ /assets/ /healthz /\u0000 /?#".split(
    " ",
  ),
  ...["", "&sid=x", "&transport=websocket"].map((query) => POLLING + query),
  "/socket.io/?EIO=4&transport=websocket",
  "/socket.io/?EIO=3&transport=polling",
  "/socket.io/?transport=__proto__",
  `/${"x".repeat(9_000)}`,
];
const HEADERS = [
  "Range: bytes=5-1",
  "Range: bytes=0-0,0-0,0-0",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Upgrade: h2c\r\nConnection: Upgrade",
  "Content-Length: -1",
  "Content-Length: 5",
  "Transfer-Encoding: chunked\r\nContent-Length: 3",
  "Expect: 100-continue",
  "X-Forwarded-For: ::ffff:7f00:1",
  "Origin: \u0001",
  "Cookie: a=\u0000",
  "Accept-Encoding: br;q=x",
  "Sec-WebSocket-Key: x",
  'Sec-WebSocket-Extensions: permessage-deflate; x="',
  `X: ${"y".repeat(20_000)}`,
  "no header",
];

async function sendRequest(port: number, random: Random): Promise<void> {
  const socket = openTcp({ port, address: anyAddress(random) });
  const headers = HEADERS.filter(() => random.chance(0.15));
  const version = random.chance(0.9) ? "1.1" : "1.0";
  const start = `${random.pick(METHODS)} ${random.pick(PATHS)} HTTP/${version}`;
  socket.write([start, "Host: localhost", ...headers, "\r\n"].join("\r\n"));
  if (random.chance(0.3)) socket.write(randomBytes(20));
  if (random.chance(0.2)) socket.resetAndDestroy();
  else await Promise.race([nextBytes(socket), pause(WAIT_MS)]);
  socket.destroy();
}

/** One of many addresses, so that none meets a limit. */
function anyAddress(random: Random): string {
  return `127.2.${random.between(0, 249)}.${random.between(1, 249)}`;
}
