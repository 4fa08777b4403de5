// What comes over the wire besides a stock client: old protocols, crafted traffic, garbage.
import { expect, test } from "vitest";
import { useTestbed } from "./support/testbed.ts";
import { openPolling, Polling, RawWebSocket, sendBytes } from "./support/raw.ts";
import { createRoom } from "./support/table.ts";

const testbed = useTestbed();
const SEPARATOR = "\u001e";

/** A new stock client is still served. */
async function expectService(): Promise<void> {
  const client = await testbed.connect();
  await createRoom(client);
  client.close();
}

async function rawSocket(): Promise<RawWebSocket> {
  const socket = await RawWebSocket.connect(testbed.server.url);
  if (!(socket instanceof RawWebSocket)) throw new Error(`refused with ${socket}`);
  await socket.hears("pingInterval");
  return socket;
}

/** A raw connection that has joined the namespace. */
async function joined(): Promise<RawWebSocket> {
  const socket = await rawSocket();
  socket.sendFrame("40");
  await socket.hears('40{"sid"');
  return socket;
}

test("[W1] the page is served on the port of the sockets, at both routes", async () => {
  for (const path of ["/", "/room/abcdefgh"]) {
    const page = await fetch(testbed.server.url + path);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
  }
});

test("the licences of what is built into the page come with it", async () => {
  const answer = await fetch(`${testbed.server.url}/licenses.txt`);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  for (const name of ["react", "react-dom", "socket.io-client", "zustand", "uqr", "Fraunces"])
    expect(text).toMatch(new RegExp(`^## ${name} .*\n\n.*(?:Copyright|Licen[sc]e)`, "m"));
});

test("[W1] the handshake offers polling with an upgrade, and the heartbeat of the specification", async () => {
  const { open } = await Polling.connect(testbed.server.url);
  expect(open).toMatchObject({
    upgrades: ["websocket"],
    pingInterval: 25_000,
    pingTimeout: 60_000,
  });
});

test("[X3] the handshake says that a message is at most 4 KB", async () => {
  expect((await Polling.connect(testbed.server.url)).open).toMatchObject({ maxPayload: 4_096 });
});

test("[W1] the older Engine.IO 3 protocol is refused over polling and websocket", async () => {
  const polling = await openPolling(testbed.server.url, { protocol: 3 });
  expect(polling.status).toBe(400);
  const socket = await RawWebSocket.connect(testbed.server.url, { protocol: 3 });
  if (socket instanceof RawWebSocket) {
    await socket.closed();
    expect(socket.received).not.toContain("pingInterval");
  } else expect(socket).toBe(400);
});

test("[W2] a number that JSON reads as infinite is of the wrong shape", async () => {
  const polling = await Polling.connect(testbed.server.url);
  await polling.send("40");
  await polling.receive();
  const step = '"fromRow":1e999,"fromCol":0,"toRow":4,"toCol":1';
  await polling.send(`420["movePiece",{"roomId":"r",${step}}]`);
  expect((await polling.receive()).join("")).toContain("Invalid request");
});

test("[W2] calls before the connection to the namespace change nothing", async () => {
  const socket = await rawSocket();
  socket.sendFrame('420["createRoom",{"isPrivate":false}]');
  socket.sendFrame('42["getAvailableRooms"]');
  await expectService();
  expect(socket.received).not.toContain("roomId");
  socket.close();
});

test("[X7] unknown namespaces are refused", async () => {
  for (const namespace of ["/admin", "/__proto__", "/constructor", `/${"x".repeat(2_000)}`]) {
    const polling = await Polling.connect(testbed.server.url);
    await polling.send(`40${namespace},`).catch(() => undefined);
    expect((await polling.receive()).join("")).toContain("Invalid namespace");
  }
  await expectService();
});

test("[X2] a second connect to the namespace later on makes no second socket", async () => {
  const socket = await joined();
  socket.sendFrame("40");
  socket.sendFrame('421["createRoom",{"isPrivate":true}]');
  await Promise.race([socket.hears("431["), socket.closed()]);
  expect(socket.received.split('40{"sid"')).toHaveLength(2);
  socket.close();
});

test.each([
  ["an unknown engine packet", "9"],
  ["an unknown packet type", "49"],
  ["broken JSON", '42["joinRoom",{"roomId":'],
  ["an event that is no list", '42{"a":1}'],
  ["an event named by an object", '42[{"toString":1},{}]'],
  ["an event with a reserved name", '42["disconnect","x"]'],
  ["an answer nobody waits for", "430[]"],
  ["a call with a huge id", '4299999999999999999999["joinRoom",{}]'],
  ["a binary event without its attachment", '451-["joinRoom",{"_placeholder":true,"num":0}]'],
  ["a connect with a broken payload", '40{"playerKey":'],
  ["many separators", SEPARATOR.repeat(1_000)],
  ["broken UTF-8", Buffer.from([0x34, 0x32, 0xff, 0xfe, 0xc0])],
])("[W2] the process survives a text frame with %s", async (_, payload) => {
  const [before, after] = [await rawSocket(), await joined()];
  for (const socket of [before, after]) socket.sendFrame(payload);
  await expectService();
  for (const socket of [before, after]) socket.close();
});

test.each([
  ["a binary frame", 2, "garbage"],
  ["a close frame of one byte", 8, "x"],
  ["a ping of 200 bytes", 9, "x".repeat(200)],
])("[W2] the process survives %s", async (_, opcode, payload) => {
  const socket = await joined();
  socket.sendFrame(payload, opcode);
  await expectService();
  socket.close();
});

test("[X3] a frame that announces 8 exabytes is disconnected", async () => {
  const socket = await joined();
  socket.sendBytes(Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4]));
  await socket.closed();
  await expectService();
});

test.each([
  ["no HTTP", "\u0000\u0001\u0002garbage\r\n\r\n"],
  [
    "a crafted upgrade",
    "GET /socket.io/?EIO=4&transport=websocket&sid=__proto__ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n",
  ],
  ["a path out of the root", "GET /../../../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["a path of broken escapes", "GET /%c0%ae%E0%A4%A/%00 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["a target that is no path", "GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["headers without end", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(100_000)}`],
])("[W2] the process survives %s", async (_, bytes) => {
  expect(await sendBytes(testbed.server.port, bytes)).not.toContain("root:");
  await expectService();
});

test("[W2] sessions nobody has, and posts of garbage, are refused", async () => {
  const base = `${testbed.server.url}/socket.io/?EIO=4&transport=polling`;
  for (const sid of ["nobody", "__proto__", "constructor", "%00"])
    expect((await fetch(`${base}&sid=${sid}`)).status).toBe(400);
  expect((await fetch(base, { method: "POST", body: "garbage" })).status).toBe(400);
  const polling = await Polling.connect(testbed.server.url);
  await polling.send("garbage");
  await expectService();
});

test("[X3] a post over the limit is refused", async () => {
  const polling = await Polling.connect(testbed.server.url);
  await polling.send("40");
  const status = await polling.send(
    `42["createRoom",{"isPrivate":true,"pad":"${"x".repeat(9_000)}"}]`,
  );
  expect(status).toBe(413);
  await expectService();
});
