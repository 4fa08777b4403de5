import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createdBy, emitRaw, ended, next, caughtUp, until } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";
import {
  endOf,
  frame,
  heardUntilEnd,
  openMember,
  openTcp,
  openWebSocket,
  PATH,
  PING,
  PONG,
  upgradeTo,
} from "../testing/rawSockets.ts";

/** A second, and what a busy machine adds; left to Socket.IO it would be half a minute and more. */
const SOON_MS = 3_000;
/** Whole crowds from the one address of these tests. */
const CROWDED = {
  RATE_ROOMS_PER_ADDRESS: "1000/1",
  RATE_NEW_KEYS_PER_ADDRESS: "1000/1",
  RATE_HANDSHAKES_PER_ADDRESS: "1000/1",
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

/** Status and text of a plain request. */
function get(path: string): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += String(chunk)));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .once("error", reject)
      .end();
  });
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

  it("[X7] is ended in time by polling too, and its session with it", async () => {
    await restart({ CONNECT_SECONDS: "1" });
    await get("/socket.io/?EIO=4&transport=polling");
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
  ])("[X6] is bounded for %s, and the cut is soon", async (_, bytes) => {
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
    await restart({ FLOOD_WAIT_SECONDS: "1" });
    const friend = await server.connect();
    const flooder = await server.connect();
    const told = next(flooder, "error");
    for (let count = 0; count < 300; count += 1) emitRaw(flooder, "nonsense");
    expect(await told).toMatchObject({ code: "FLOODING" });
    await expect(server.connect()).rejects.toThrow("websocket error");
    expect(await createdBy(friend)).toMatch(/./);
    await until(
      async () =>
        (await get("/socket.io/?EIO=4&transport=polling").catch(() => undefined))?.status === 200,
    );
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

describe("what may wait for a connection", () => {
  it("[X10] is bounded: who polls for nothing is cut when 64 messages wait", async () => {
    await restart({ RATE_OTHER: "1000/1", RATE_FLOOD: "1000/1" });
    const opened = await get("/socket.io/?EIO=4&transport=polling");
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

describe("requests that nobody would answer", () => {
  it.each(["GET", "POST", "PUT", "OPTIONS"])(
    "[X7] are answered: %s with the id of a WebSocket session",
    async (method) => {
      const client = await server.connect();
      const path = `${PATH}&sid=${client.io.engine.id}`;
      expect((await fetch(`${server.url}${path}`, { method })).status).toBe(400);
      await caughtUp(client);
    },
  );

  it("[X7] are answered and gone: an upgrade elsewhere, also one that is reset", async () => {
    const surprises = vi.fn<(fault: unknown) => void>();
    process.on("uncaughtException", surprises);
    const socket = await openTcp(server.port);
    const heard = heardUntilEnd(socket);
    socket.write(upgradeTo("/elsewhere"));
    expect(await heard).toContain("404");
    for (let count = 0; count < 50; count += 1) {
      const reset = await openTcp(server.port);
      reset.write(upgradeTo("/elsewhere"), () => reset.resetAndDestroy());
      await endOf(reset);
    }
    await caughtUp(await server.connect());
    process.off("uncaughtException", surprises);
    expect(surprises).not.toHaveBeenCalled();
  });

  it("[X11] are ended: silence, and headers that never come to an end", async () => {
    await restart({ HEADER_SECONDS: "1", REQUEST_SECONDS: "1" });
    const [silent, slow, slower] = [
      await openTcp(server.port),
      await openTcp(server.port),
      await openTcp(server.port),
    ];
    slow.write("GET / HTTP/1.1\r\n");
    const drip = setInterval(() => slow.write("X-Drip: 1\r\n"), 100);
    slower.write("POST /socket.io/ HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx");
    const ends = await Promise.all([silent, slow, slower].map(endOf));
    clearInterval(drip);
    for (const milliseconds of ends) expect(milliseconds).toBeLessThan(3 * SOON_MS);
  });
});

describe("connections below any request", () => {
  it("[X11] are bounded for an address, from the first byte", async () => {
    await restart({ MAX_TCP_CONNECTIONS_PER_IP: "3" });
    const within = [
      await openTcp(server.port),
      await openTcp(server.port),
      await openTcp(server.port),
    ];
    expect(await endOf(await openTcp(server.port))).toBeLessThan(SOON_MS);
    expect(server.recorder.disconnected).toHaveBeenCalledWith("TOO_MANY_TCP_CONNECTIONS");
    within[0]?.destroy();
    await until(
      async () =>
        (await get("/socket.io/?EIO=4&transport=polling").catch(() => undefined))?.status === 200,
    );
  });

  it("[X11] are bounded for the server", async () => {
    await restart({ MAX_TCP_CONNECTIONS: "2" });
    await openTcp(server.port);
    await openTcp(server.port);
    expect(await endOf(await openTcp(server.port))).toBeLessThan(SOON_MS);
  });

  it("[X11] have a bounded number of requests together", async () => {
    await restart({ RATE_REQUESTS_PER_IP: "5/60" });
    const answers = [];
    for (let count = 0; count < 8; count += 1)
      answers.push(
        await get("/socket.io/?EIO=3").then(
          ({ status }) => status,
          () => "gone",
        ),
      );
    expect(answers).toEqual([400, 400, 400, 400, 400, "gone", "gone", "gone"]);
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
