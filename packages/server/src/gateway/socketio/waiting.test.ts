// What may wait for a connection that reads slowly or not at all.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createdBy, until } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";
import { frame, get, openMember, PONG } from "../testing/rawSockets.ts";

/** Whole crowds from the one address of these tests. */
const CROWDED = {
  RATE_ROOMS_PER_ADDRESS: "1000/1",
  RATE_NEW_KEYS_PER_ADDRESS: "1000/1",
  RATE_HANDSHAKES_PER_ADDRESS: "1000/1",
  RATE_REQUESTS_PER_IP: "1000/1",
  RATE_TCP_CONNECTIONS_PER_IP: "1000/1",
  MAX_TCP_CONNECTIONS_PER_IP: "1000",
  MAX_CONNECTIONS_PER_IP: "1000",
  MAX_ROOMS_PER_ADDRESS: "1000",
  MAX_OPEN_ROWS_PER_ADDRESS: "1000",
};

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

async function restart(settings: Readonly<Record<string, string>>): Promise<void> {
  await server.close();
  server = await startTestServer(settings);
}

describe("what may wait for a connection", () => {
  it("[X10] is bounded: who polls for nothing is disconnected when 64 messages wait", async () => {
    await restart({ RATE_OTHER: "1000/1", RATE_FLOOD: "1000/1" });
    const opened = await get(`${server.url}/socket.io/?EIO=4&transport=polling`);
    const sid = /"sid":"([^"]+)"/.exec(opened.text)?.[1] ?? "";
    const path = `/socket.io/?EIO=4&transport=polling&sid=${sid}`;
    const post = (body: string) => fetch(`${server.url}${path}`, { method: "POST", body });
    await post("40{}");
    await until(async () => server.sockets.connectionCount() === 1);
    const calls = Array.from({ length: 70 }, (_, id) => `42${id}["leaveRoom",{"roomId":"x"}]`);
    await post(calls.join("\u001e")).catch(() => undefined);
    await until(async () => server.recorder.disconnected.mock.calls.length === 1);
    expect(server.recorder.disconnected).toHaveBeenCalledWith("TOO_SLOW");
  });

  it("[X10] may be as much as it is when it is taken", async () => {
    const client = await server.connect();
    const answers = Array.from({ length: 90 }, (_, count) =>
      client.emitWithAck("createRoom", {
        isPrivate: false,
        requestId: `request-${count}-${"x".repeat(30)}`,
      }),
    );
    await Promise.all(answers);
    expect(client.connected).toBe(true);
    expect(server.recorder.disconnected).not.toHaveBeenCalled();
  });

  it("[X10] leaves lists out for who does not read, and sends the newest when it does", async () => {
    await restart({ ...CROWDED, MAX_WAITING_BYTES: "8000", DRAIN_SECONDS: "60" });
    const lazy = await openMember(server.port);
    lazy.pause();
    lazy.write(frame('42["getAvailableRooms"]'));
    const writer = await server.connect();
    await fillLobby(20);
    await until(async () => {
      await changeLobby();
      return server.sockets.waitingBytes() > 4_000;
    });
    for (let count = 0; count < 10; count += 1) await changeLobby();
    expect(server.sockets.waitingBytes()).toBeLessThan(8_000);
    const latest = await createdBy(writer);
    let heard = "";
    lazy.on("data", (chunk: Buffer) => {
      heard += chunk.toString("latin1");
      for (const ping of pingsIn(chunk)) lazy.write(frame(ping, PONG));
    });
    lazy.resume();
    await until(async () => heard.includes(latest));
    expect(server.recorder.disconnected).not.toHaveBeenCalled();
  });
});

/** Rooms that make a long list. */
async function fillLobby(rooms: number): Promise<void> {
  for (let room = 0; room < rooms; room += 5) {
    const creator = await server.connect();
    for (let count = 0; count < 5; count += 1) await createdBy(creator);
  }
}

/** Another list than before. */
async function changeLobby(): Promise<void> {
  const visitor = await server.connect();
  const roomId = await createdBy(visitor);
  await visitor.emitWithAck("leaveRoom", { roomId });
  visitor.disconnect();
}

/** The words of the pings among whole frames of the server. */
function pingsIn(chunk: Buffer): readonly Buffer[] {
  const pings: Buffer[] = [];
  for (let at = chunk.indexOf(0x89); at !== -1; at = chunk.indexOf(0x89, at + 1))
    if (chunk[at + 1] === 8) pings.push(chunk.subarray(at + 2, at + 10));
  return pings;
}
