// What one connection may send, and how it joins the game.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createdBy, emitRaw, ended, next, caughtUp, until } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";
import {
  endOf,
  frame,
  get,
  heardUntilEnd,
  openMember,
  openWebSocket,
  PATH,
  PING,
  PONG,
} from "../testing/rawSockets.ts";

/** A second, and what a busy machine adds; left to Socket.IO it would be half a minute and more. */
const SOON_MS = 3_000;

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

async function restart(settings: Readonly<Record<string, string>>): Promise<void> {
  await server.close();
  server = await startTestServer(settings);
}

/** It has asked to join; its turn, and behind it the look at who never joined, come when the test says so. */
async function joiningWithoutTurn() {
  await restart({ CONNECT_SECONDS: "1" });
  const held: (() => void)[] = [];
  const socket = await openWebSocket(server.port);
  vi.spyOn(server.lane, "run").mockImplementation((_, task) => void held.push(task));
  socket.write(frame("40{}"));
  await until(async () => held.length === 2);
  return { socket, held };
}

describe("a connection joins the game once", () => {
  it.each(["40/anything,", "40/admin,{}", '42["getAvailableRooms"]', "41", "4nonsense"])(
    "[X7] is ended when its first packet is %j",
    async (packet) => {
      const socket = await openWebSocket(server.port);
      socket.write(frame(packet));
      expect(await endOf(socket)).toBeLessThan(SOON_MS);
      expect(server.recorder.disconnected).toHaveBeenCalledWith("FOREIGN_PACKET");
    },
  );

  it.each(["40{}", "40", "40/anything,"])(
    "[X7] is ended by a second connect, %j",
    async (packet) => {
      const socket = await openMember(server.port);
      socket.write(frame(packet));
      expect(await endOf(socket)).toBeLessThan(SOON_MS);
      await until(async () => server.sockets.connectionCount() === 0);
    },
  );

  it("[X7] is ended when it does not join in time", async () => {
    await restart({ CONNECT_SECONDS: "1" });
    const socket = await openWebSocket(server.port);
    await endOf(socket);
    expect(server.recorder.disconnected).toHaveBeenCalledWith("NEVER_CONNECTED");
  });

  it("[X7] is not ended when it has joined, nor counted when it has gone before its time", async () => {
    await restart({ CONNECT_SECONDS: "1" });
    await openMember(server.port);
    const gone = await openWebSocket(server.port);
    await until(async () => server.sockets.connectionCount() === 2);
    gone.destroy();
    await until(async () => server.sockets.connectionCount() === 1);
    await endOf(await openWebSocket(server.port));
    await until(async () => server.sockets.connectionCount() === 1);
    const reasons = server.recorder.disconnected.mock.calls.flat();
    expect(reasons.filter((reason) => reason === "NEVER_CONNECTED")).toHaveLength(1);
  });

  it("[X7] is not ended for our own queue, in which its first packet waits longer than it may take", async () => {
    const { socket, held } = await joiningWithoutTurn();
    let said = "";
    socket.on("data", (chunk: Buffer) => void (said += chunk.toString("latin1")));
    held[1]?.();
    expect(server.recorder.disconnected).not.toHaveBeenCalled();
    held[0]?.();
    await until(async () => said.includes('40{"sid"'));
    socket.end();
    await endOf(socket);
    expect(server.recorder.disconnected).not.toHaveBeenCalled();
  });

  it("[X7] is ended when it only began to join, after as long again", async () => {
    const { socket, held } = await joiningWithoutTurn();
    held[1]?.();
    await until(async () => held.length === 3);
    held[2]?.();
    await endOf(socket);
    expect(server.recorder.disconnected).toHaveBeenCalledWith("NEVER_CONNECTED");
  });

  it("[X7] is ended in time by polling too, and its session with it", async () => {
    await restart({ CONNECT_SECONDS: "1" });
    await get(`${server.url}/socket.io/?EIO=4&transport=polling`);
    expect(server.sockets.connectionCount()).toBe(1);
    await until(async () => server.sockets.connectionCount() === 0);
  });

  it("[X7] takes no second WebSocket that never finishes the upgrade", async () => {
    await restart({ UPGRADE_SECONDS: "1" });
    const client = await server.connect(undefined, { transports: ["polling"] });
    const socket = await openWebSocket(server.port, `${PATH}&sid=${client.io.engine.id}`);
    await endOf(socket);
    expect(client.connected).toBe(true);
  });
});

describe("what one connection may send", () => {
  it.each([
    ["pongs", frame("3")],
    ["noops", frame("6")],
    ["acknowledgements nobody waits for", frame("431[]")],
    ["pings of the WebSocket", frame("", PING)],
    ["pongs of the WebSocket", frame("", PONG)],
    ["large messages", frame(`42["x","${"x".repeat(100)}"]`)],
  ])("[X6] is bounded for %s, and the end is soon", async (_, bytes) => {
    const socket = await openMember(server.port);
    for (let count = 0; count < 1_000; count += 1) socket.write(bytes);
    expect(await endOf(socket)).toBeLessThan(SOON_MS);
    // Too many pings at once are more than the WebSocket itself bears with.
    expect([[], [["FLOODING"]]]).toContainEqual(server.recorder.disconnected.mock.calls);
  });

  it("[X6] is bounded in bytes, also where no packet is ever finished", async () => {
    await restart({ RATE_BYTES: "20000/10", RATE_PACKETS: "100000/10" });
    const socket = await openMember(server.port);
    const unfinished = Buffer.from([0x01, 0x80, 0, 0, 0, 0]);
    const more = Buffer.from([0x00, 0x80, 0, 0, 0, 0]);
    socket.write(unfinished);
    for (let count = 0; count < 60; count += 1) socket.write(more);
    for (let count = 0; count < 200; count += 1) socket.write(frame("x".repeat(120)));
    expect(await endOf(socket)).toBeLessThan(SOON_MS);
  });

  it("[X6] is bounded while an upgrade is probed", async () => {
    const client = await server.connect(undefined, { transports: ["polling"] });
    const socket = await openWebSocket(server.port, `${PATH}&sid=${client.io.engine.id}`);
    for (let count = 0; count < 1_000; count += 1) socket.write(frame("2probe"));
    expect(await endOf(socket)).toBeLessThan(SOON_MS);
  });

  it("[X6] is bounded by polling, many packets in one request", async () => {
    const client = await server.connect(undefined, { transports: ["polling"] });
    const gone = ended(client);
    for (let count = 0; count < 600; count += 1) emitRaw(client, "x");
    expect(await gone).toMatch(/^transport|^io server/);
    await until(async () => server.sockets.connectionCount() === 0);
  });

  it("[X6] makes the address wait, while those who are there play on", async () => {
    const friend = await server.connect();
    const flooder = await server.connect();
    const told = next(flooder, "error");
    for (let count = 0; count < 300; count += 1) emitRaw(flooder, "nonsense");
    expect(await told).toMatchObject({ code: "FLOODING" });
    await expect(server.connect()).rejects.toThrow("websocket error");
    expect(await createdBy(friend)).toMatch(/./);
    const later = performance.now() + 61_000;
    vi.spyOn(performance, "now").mockReturnValue(later);
    expect(await get(`${server.url}/socket.io/?EIO=4&transport=polling`)).toMatchObject({
      status: 200,
    });
  });

  it("[X6] reads nothing more of whoever was told, and is rid of it within a second", async () => {
    const socket = await openMember(server.port);
    const heard = heardUntilEnd(socket);
    const call = frame('42["nonsense"]');
    for (let count = 0; count < 200; count += 1) socket.write(call);
    await until(async () => server.recorder.disconnected.mock.calls.length === 1);
    const answered = server.recorder.answered.mock.calls.length;
    const from = performance.now();
    const goOn = setInterval(() => socket.write(call), 1);
    expect(await heard).toContain("FLOODING");
    clearInterval(goOn);
    expect(performance.now() - from).toBeLessThan(SOON_MS);
    expect(server.recorder.answered.mock.calls.length).toBe(answered);
  });

  it("[X11] is answered in its order, also when it comes in one large piece", async () => {
    const socket = await openMember(server.port);
    const calls = Array.from({ length: 25 }, (_, id) =>
      frame(`42${id + 10}["leaveRoom",{"roomId":"${"x".repeat(80)}"}]`),
    );
    let heard = "";
    socket.on("data", (chunk: Buffer) => void (heard += chunk.toString("latin1")));
    socket.write(Buffer.concat(calls));
    await until(async () => heard.includes("4334["));
    const answered = [...heard.matchAll(/43(\d\d)\[/g)].map(([, id]) => Number(id));
    expect(answered).toEqual(calls.map((_, id) => id + 10));
    socket.destroy();
  });

  it("[X11] is answered to the last word, also when its line ends behind it", async () => {
    const socket = await openMember(server.port);
    const calls = Array.from({ length: 25 }, (_, id) =>
      frame(`42${id + 10}["leaveRoom",{"roomId":"${"x".repeat(80)}"}]`),
    );
    socket.end(Buffer.concat(calls));
    await until(async () => server.recorder.answered.mock.calls.length === calls.length);
    await until(async () => server.sockets.connectionCount() === 0);
    expect(server.sockets.backlogBytes()).toBe(0);
  });

  it("[X11] waits for its turn while its address gives way", async () => {
    const socket = await openMember(server.port);
    const begin = vi.spyOn(server.load, "begin");
    const givesWay = vi.spyOn(server.load, "givesWay").mockReturnValue(true);
    const inLine = vi.spyOn(server.lane, "run");
    socket.write(frame('421["getAvailableRooms"]'));
    await until(async () => begin.mock.calls.length > 0);
    expect(inLine).toHaveBeenCalledOnce();
    expect(givesWay).toHaveBeenCalledWith(begin.mock.calls[0]?.[1]);
    socket.destroy();
  });

  it("[X6] is never reached by a player within the limits of calls", async () => {
    const player = await server.connect();
    const roomId = await createdBy(player);
    for (let count = 0; count < 29; count += 1) {
      const calls = ["movePiece", "joinRoom"].map((name) => emitRaw(player, name, { roomId }));
      expect(calls).toHaveLength(2);
    }
    await caughtUp(player);
    expect(server.recorder.disconnected).not.toHaveBeenCalled();
  });
});

describe("sixty players behind one address", () => {
  it("[X6] [X10] [X11] come at once, look at the lobby, sit down and meet no bound", async () => {
    const players = await Promise.all(Array.from({ length: 60 }, () => server.connect()));
    for (const player of players) player.emit("getAvailableRooms");
    const roomIds = await Promise.all(players.slice(0, 20).map((player) => createdBy(player)));
    const guests = players.slice(20);
    const join = async (roomId: string, table: number) =>
      guests[table]?.emitWithAck("joinRoom", { roomId });
    for (const answer of await Promise.all(roomIds.map(join)))
      expect(answer).toMatchObject({ success: true });
    await Promise.all(players.map(caughtUp));
    expect(players.every(({ connected }) => connected)).toBe(true);
    expect(server.recorder.disconnected).not.toHaveBeenCalled();
  });
});
