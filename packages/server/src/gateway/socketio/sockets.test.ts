import { afterEach, beforeEach, expect, it } from "vitest";
import { get } from "../testing/rawSockets.ts";
import { createdBy, ended } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

it("[W1] [X3] a connection begins with polling or websocket, and learns the times of its heartbeat", async () => {
  const { text } = await get(`${server.url}/socket.io/?EIO=4&transport=polling`);
  expect(JSON.parse(text.slice(1))).toMatchObject({
    upgrades: ["websocket"],
    pingInterval: 25_000,
    pingTimeout: 60_000,
    maxPayload: 4_096,
  });
});

it("no script is served", async () => {
  expect(await get(`${server.url}/socket.io/socket.io.js`)).toMatchObject({ status: 400 });
});

it("[O3] the latency of a websocket is measured and stored with its player's seat", async () => {
  const client = await server.connect();
  const roomId = await createdBy(client);
  let isReady = false;
  const latency = async () => {
    isReady = !isReady;
    await client.emitWithAck("playerReady", { roomId, isReady });
    return (await server.store.load(roomId))?.seats[1]?.lagMs;
  };
  await expect.poll(latency).toBeLessThan(4_000);
});

it("sends every connection away, and lets the players in again", async () => {
  const clients = [await server.connect(), await server.connect()];
  const ends = clients.map(ended);
  server.sockets.sendAway();
  expect(await Promise.all(ends)).toEqual(["transport close", "transport close"]);
  expect(server.sockets.connectionCount()).toBe(0);
  await server.connect();
});
