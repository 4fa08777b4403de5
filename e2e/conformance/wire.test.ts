// Traffic that no stock client sends: old protocols and crafted packets. The fuzzer of the abuse tests sends the rest.
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import {
  frame,
  nextBytes,
  openPlayer,
  openPolling,
  openWebsocket,
} from "@kingrow/protocol/testing";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed();

/** The socket of an attempt that must succeed: without one, nothing would be tested. */
function opened(socket: Socket | undefined): Socket {
  if (socket === undefined) throw new Error("no socket was opened");
  return socket;
}

/** Everything that still comes until the server closes the connection or falls silent. */
async function heardOn(socket: Socket): Promise<string> {
  const heard = [await nextBytes(socket)];
  while (heard.at(-1) !== "") heard.push(await nextBytes(socket));
  socket.destroy();
  return heard.join("");
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
  const opening = await (await openPolling(testbed.server.url)).text();
  expect(JSON.parse(opening.slice(1))).toMatchObject({
    upgrades: ["websocket"],
    pingInterval: 25_000,
    pingTimeout: 60_000,
    maxPayload: 4_096,
  });
});

test("[W1] the older Engine.IO 3 protocol is refused over polling and websocket", async () => {
  const polling = await openPolling(testbed.server.url, { protocol: 3 });
  expect(polling.status).toBe(400);
  const socket = opened(await openWebsocket(testbed.server, { protocol: 3 }));
  expect(await heardOn(socket)).not.toContain("pingInterval");
});

test("[W2] calls before the connection to the namespace change nothing", async () => {
  const socket = opened(await openWebsocket(testbed.server));
  socket.write(frame('420["createRoom",{"isPrivate":false}]'));
  const client = await testbed.connect();
  await client.call("getAvailableRooms");
  expect(await client.rooms()).toEqual([]);
  socket.destroy();
});

test("[X7] a second connect to the namespace makes no second socket", async () => {
  const socket = opened(await openPlayer(testbed.server));
  socket.write(frame("40"));
  expect(await heardOn(socket)).not.toContain("40{");
});
