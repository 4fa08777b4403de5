// Traffic that no stock client sends: old protocols and crafted packets. The fuzzer of the abuse tests sends the rest.
import { expect, test } from "vitest";
import { useTestbed } from "./support/testbed.ts";
import { openPolling, Polling, RawWebSocket } from "./support/raw.ts";
import { createRoom } from "./support/table.ts";

const testbed = useTestbed();

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

test("[W1] [X3] the handshake offers an upgrade, and names the heartbeat and the size limit", async () => {
  const { open } = await Polling.connect(testbed.server.url);
  expect(open).toMatchObject({
    upgrades: ["websocket"],
    pingInterval: 25_000,
    pingTimeout: 60_000,
    maxPayload: 4_096,
  });
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

test("[X2] a second connect to the namespace later on makes no second socket", async () => {
  const socket = await joined();
  socket.sendFrame("40");
  socket.sendFrame('421["createRoom",{"isPrivate":true}]');
  await Promise.race([socket.hears("431["), socket.closed()]);
  expect(socket.received.split('40{"sid"')).toHaveLength(2);
  socket.close();
});
