// The link over Socket.IO against a server of the test.
import { type AddressInfo } from "node:net";
import { SILENT_END_MS } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { Server, type Socket } from "socket.io";
import { afterEach, expect, test, vi } from "vitest";
import { aloneRoom, ROOM } from "../testing/testRooms.ts";
import type { Link, LinkEvents } from "./link.ts";
import { createSocketLink } from "./socketLink.ts";

const clock = new FakeClock();
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A server, and a link to it that is not open yet. */
async function setUp(playerKey = () => "key", name?: () => number | undefined) {
  const io = new Server({ transports: ["websocket"], serveClient: false });
  io.listen(0);
  ends.push(() => io.close());
  await new Promise<void>((listening) => io.httpServer.once("listening", listening));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, so this is its address
  const { port } = io.httpServer.address() as AddressInfo;
  const link = createSocketLink({ clock, url: `http://127.0.0.1:${port}`, playerKey, name });
  ends.push(() => link.close());
  const met = () => new Promise<Socket>((meet) => io.once("connection", meet));
  return { io, link, met };
}

function once<E extends keyof LinkEvents>(link: Link, event: E): Promise<LinkEvents[E]> {
  return new Promise((heard) => {
    const off = link.on(event, (payload) => {
      off();
      heard(payload);
    });
  });
}

async function connected() {
  const { io, link, met } = await setUp();
  const meeting = met();
  const up = once(link, "up");
  link.open();
  const [socket] = await Promise.all([meeting, up]);
  return { io, link, socket, met };
}

test("connects when it is opened, and is down again when it is closed", async () => {
  const { link, met } = await setUp();
  expect([link.isUp, link.id]).toEqual([false, undefined]);
  const meeting = met();
  const up = once(link, "up");
  link.open();
  const [socket] = await Promise.all([meeting, up]);
  expect([link.isUp, link.id]).toEqual([true, socket.id]);
  const down = once(link, "down");
  link.close();
  await down;
  expect([link.isUp, link.id]).toEqual([false, undefined]);
});

test("[I1] each connect brings the key of that moment", async () => {
  let key = "first";
  const { link, met } = await setUp(() => key);
  for (const expected of ["first", "second"]) {
    key = expected;
    const meeting = met();
    link.open();
    const { handshake } = await meeting;
    expect(handshake.auth).toEqual({ playerKey: expected });
    expect(handshake.query["transport"]).toBe("websocket");
    link.close();
  }
});

test("[O8] each connect brings the number of the visitor's name, if there is one", async () => {
  let name: number | undefined;
  const { link, met } = await setUp(undefined, () => name);
  const auths: unknown[] = [];
  for (const next of [7, undefined]) {
    name = next;
    const meeting = met();
    link.open();
    auths.push((await meeting).handshake.auth);
    link.close();
  }
  expect(auths).toEqual([{ playerKey: "key", name: 7 }, { playerKey: "key" }]);
});

test("two links are two connections, though they lead to one server", async () => {
  const { io, link, socket, met } = await connected();
  const address = socket.handshake.headers.host ?? "";
  const other = createSocketLink({ clock, url: `http://${address}`, playerKey: () => "other" });
  ends.push(() => other.close());
  const meeting = met();
  other.open();
  await meeting;
  expect(io.engine.clientsCount).toBe(2);
  link.close();
});

test("[P22] nothing is connected before it is opened", async () => {
  const { io, met } = await setUp(() => "not opened");
  const meeting = met();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, so this is its address
  const { port } = io.httpServer.address() as AddressInfo;
  const opened = createSocketLink({
    clock,
    url: `http://127.0.0.1:${port}`,
    playerKey: () => "opened",
  });
  ends.push(() => opened.close());
  opened.open();
  expect((await meeting).handshake.auth).toEqual({ playerKey: "opened" });
});

const TOLD = {
  availableRooms: [],
  roomState: aloneRoom(),
  roomFull: { roomId: ROOM },
  playerLeft: { roomId: ROOM },
  roomAvailable: { roomId: ROOM },
  greeting: { roomId: ROOM, playerId: "a", greeting: "hello" },
  peopleHere: { count: 3, serverTime: 5 },
  watchers: { roomId: ROOM, watchers: 2 },
  watchEnded: { roomId: ROOM },
  error: { code: "FLOODING", message: "Too much" },
  rateLimitExceeded: { event: "movePiece", message: "", resetTime: 7, remaining: 0 },
} satisfies Partial<LinkEvents>;

test("[W5] events of the server are forwarded unchanged", async () => {
  const { link, socket } = await connected();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
  for (const event of Object.keys(TOLD) as (keyof typeof TOLD)[]) {
    const heard = once(link, event);
    socket.emit(event, TOLD[event]);
    expect(await heard).toEqual(TOLD[event]);
  }
});

test("[W1] a call goes out with its payload, the list's without one, and both are answered", async () => {
  const { link, socket } = await connected();
  const calls: unknown[][] = [];
  socket.onAny((...call: unknown[]) => {
    calls.push(call.slice(0, -1));
    const answer = call.at(-1);
    if (typeof answer === "function") answer({ success: true });
  });
  const left = new Promise((answer) => {
    link.send("leaveRoom", { roomId: ROOM }, answer);
  });
  const listed = new Promise((answer) => {
    link.send("getAvailableRooms", undefined, answer);
  });
  expect(await Promise.all([left, listed])).toEqual([{ success: true }, { success: true }]);
  expect(calls).toEqual([["leaveRoom", { roomId: ROOM }], ["getAvailableRooms"]]);
});

test("what is sent while there is no connection is not sent later either", async () => {
  const { link, met } = await setUp();
  link.send("leaveRoom", { roomId: "before" }, () => {});
  const meeting = met();
  const up = once(link, "up");
  link.open();
  const [socket] = await Promise.all([meeting, up]);
  const first = new Promise((call) => void socket.onAny((_, payload) => call(payload)));
  link.send("leaveRoom", { roomId: ROOM }, () => {});
  expect(await first).toEqual({ roomId: ROOM });
});

test("[P22] a connection that breaks comes back by itself", async () => {
  const { link, socket, met } = await connected();
  const heard: string[] = [];
  link.on("gaveUp", () => heard.push("gaveUp"));
  link.on("down", () => heard.push("down"));
  const meeting = met();
  const up = once(link, "up");
  socket.conn.close();
  await Promise.all([meeting, up]);
  expect([heard, link.isUp]).toEqual([["down"], true]);
});

test("[P22] a client that the server disconnects does not reconnect at once", async () => {
  const { link, socket } = await connected();
  const down = once(link, "down");
  const gaveUp = once(link, "gaveUp");
  socket.disconnect();
  await Promise.all([down, gaveUp]);
  expect(link.isUp).toBe(false);
});

test("[P22] a refused client does not reconnect at once", async () => {
  const { io, link } = await setUp();
  io.use((_, next) => next(new Error("no")));
  const gaveUp = once(link, "gaveUp");
  link.open();
  await gaveUp;
  expect(link.isUp).toBe(false);
});

test("[P22] after its last attempt it gives up, and says so once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  ends.push(() => vi.useRealTimers());
  const { io, link } = await setUp();
  await io.close();
  const heard: string[] = [];
  link.on("gaveUp", () => heard.push("gaveUp"));
  link.open();
  while (heard.length === 0) {
    // Real network, but the pauses between attempts are skipped.
    await new Promise(setImmediate);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(60_000);
  expect([heard, link.isUp]).toEqual([["gaveUp"], false]);
});

test("[P22] a single attempt ends with its first failure, and a later connection comes back by itself", async () => {
  const { io, link } = await setUp();
  const { port } = Object(io.httpServer.address());
  await io.close();
  const gaveUp = once(link, "gaveUp");
  link.open(1);
  await gaveUp;
  const later = new Server({ transports: ["websocket"], serveClient: false });
  later.listen(port);
  ends.push(() => later.close());
  const up = once(link, "up");
  const meeting = new Promise<Socket>((meet) => later.once("connection", meet));
  link.open(1);
  const [socket] = await Promise.all([meeting, up]);
  const upAgain = once(link, "up");
  socket.conn.close();
  await upAgain;
  expect(link.isUp).toBe(true);
});

test("[P22] reconnects when the server was silent for 11 s", async () => {
  const { link, socket } = await connected();
  clock.advance(SILENT_END_MS - 1);
  const heard = once(link, "peopleHere");
  socket.emit("peopleHere", { count: 3, serverTime: 5 });
  await heard;
  clock.advance(SILENT_END_MS - 1);
  expect(link.isUp).toBe(true);
  clock.advance(1);
  expect(link.isUp).toBe(false);
  await once(link, "up");
});

test("[P22] a call after an expired heartbeat is not sent on the next connection", async () => {
  const { link, socket, met } = await connected();
  const down = once(link, "down");
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 600_000);
  link.send("playNow", {}, () => {});
  await down;
  now.mockRestore();
  socket.disconnect(true);
  const meeting = met();
  const up = once(link, "up");
  link.close();
  link.open();
  const next = await meeting;
  const heard: unknown[] = [];
  const last = new Promise<void>((resolve) => {
    next.onAny((name) => {
      heard.push(name);
      if (name === "resign") resolve();
    });
  });
  await up;
  link.send("resign", { roomId: ROOM }, () => {});
  await last;
  expect(heard).toEqual(["resign"]);
});
