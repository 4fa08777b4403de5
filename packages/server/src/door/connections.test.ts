// Limits of connections over real sockets: number, volume and slowness (X1, X3, X6, X7).
import { request } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ConnectionLimits } from "../base/limits.ts";
import { frame } from "@kingrow/protocol/testing";
import {
  endOf,
  get,
  heardUntilEnd,
  openMember,
  openTcp,
  openWebSocket,
  PING,
  PONG,
} from "../gateway/testing/rawSockets.ts";
import {
  type Client,
  caughtUp,
  createdBy,
  emitRaw,
  ended,
  next,
  until,
} from "../gateway/testing/testClients.ts";
import { startTestServer, type TestServer } from "../gateway/testing/testServer.ts";
import { createMemoryStore } from "../store/testing/memoryStore.ts";

/** A second, and tolerance for a busy machine. Socket.IO alone takes at least half a minute. */
const SOON_MS = 4_000;

let server: TestServer;
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

type Settings = Readonly<Record<string, string>>;

async function start(settings: Settings = {}, change: Partial<ConnectionLimits> = {}) {
  server = await startTestServer(settings, createMemoryStore(), (limits) => ({
    ...limits,
    connection: { ...limits.connection, ...change },
  }));
}

/** The status of a polling handshake, or `gone` where the connection was ended without a word. */
function handshake(headers: Settings = {}, query = "EIO=4&transport=polling") {
  return new Promise<number | "gone">((resolve) => {
    const url = `${server.url}/socket.io/?${query}`;
    request(url, { headers, agent: false }, (response) =>
      resolve(response.resume().statusCode ?? 0),
    )
      .once("error", () => resolve("gone"))
      .end();
  });
}

const POLL = "/socket.io/?EIO=4&transport=polling";
const from = (address: string): Settings => ({ "X-Forwarded-For": address });

/** The reasons of all cuts so far, each once. */
function cuts(): readonly string[] {
  return [...new Set(server.recorder.disconnected.mock.calls.map(([reason]) => reason))];
}

const few = (limits: TestServer["limits"]) => ({ ...limits, tcpConnectionsPerAddress: 2 });

const asked = (first: string): string => `${first} HTTP/1.1\r\nHost: a\r\n`;

/** Acknowledgements of nothing: packets that no call is refused for. */
function sendMuch(client: Client): void {
  for (let count = 0; count < 450; count += 1) client.io.engine.write("30[]");
}

describe("connections of one address", () => {
  it("[X1] over the bound are told and closed, far over refused at the handshake", async () => {
    await start({ MAX_CONNECTIONS_PER_IP: "2" });
    await server.connect();
    await server.connect();
    const over = server.open();
    const gone = ended(over);
    expect(await next(over, "error")).toMatchObject({ code: "IP_LIMIT_EXCEEDED" });
    await gone;
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push(await handshake());
    expect(statuses.at(-1)).toBe(403);
  });

  it("[X1] are told apart by X-Forwarded-For of a trusted proxy, IPv6 by /64 and /48", async () => {
    await start({ MAX_CONNECTIONS_PER_IP: "1", TRUSTED_PROXIES: "127.0.0.1" });
    expect(await handshake(from("203.0.113.1"))).toBe(200);
    expect(await handshake(from("203.0.113.1"))).toBe(200);
    expect(await handshake(from("203.0.113.1"))).toBe(403);
    expect(await handshake(from("203.0.113.2"))).toBe(200);
    for (let street = 0; street < 8; street += 1)
      expect(await handshake(from(`2001:db8:0:${street}::1`))).toBe(200);
    expect(await handshake(from("2001:db8:0:9::1"))).toBe(403);
    expect(await handshake(from("2001:db8:1:9::1"))).toBe(200);
    expect(server.recorder.untrustedProxy).not.toHaveBeenCalled();
  });

  it("[X1] behind a proxy that nobody named are noticed, and served", async () => {
    await start();
    expect(await handshake(from("203.0.113.1"))).toBe(200);
    expect(server.recorder.untrustedProxy).toHaveBeenCalled();
  });

  it("[X4] shake hands so often, and another address gets in", async () => {
    server = await startTestServer(
      { TRUSTED_PROXIES: "127.0.0.1" },
      createMemoryStore(),
      (limits) => ({
        ...limits,
        address: { ...limits.address, handshakes: { count: 2, seconds: 60 } },
      }),
    );
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push(await handshake(from("203.0.113.1")));
    expect(statuses).toEqual([200, 200, 403]);
    expect(await handshake(from("203.0.113.2"))).toBe(200);
  });

  it("[X7] by TCP alone are so many, and a proxy's are not counted", async () => {
    server = await startTestServer({}, createMemoryStore(), few);
    await openTcp(server.port, "127.0.0.2");
    await openTcp(server.port, "127.0.0.2");
    await endOf(await openTcp(server.port, "127.0.0.2"));
    expect(cuts()).toEqual(["TOO_MANY_TCP_CONNECTIONS"]);
    await server.close();
    server = await startTestServer({ TRUSTED_PROXIES: "127.0.0.2" }, createMemoryStore(), few);
    for (let count = 0; count < 4; count += 1) await openTcp(server.port, "127.0.0.2");
    expect(cuts()).toEqual([]);
  });
});

describe("connections of all addresses", () => {
  it("[X7] by TCP are so many, and those beyond are recorded", async () => {
    server = await startTestServer({}, createMemoryStore(), (limits) => ({
      ...limits,
      tcpConnections: 1,
    }));
    await openTcp(server.port);
    await endOf(await openTcp(server.port));
    expect(cuts()).toEqual(["TOO_MANY_TCP_CONNECTIONS"]);
  });
});

describe("requests", () => {
  it("[X6] [X7] make their address wait once they are far too many", async () => {
    server = await startTestServer({}, createMemoryStore(), (limits) => ({
      ...limits,
      address: { ...limits.address, requests: { count: 2, seconds: 10 } },
    }));
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push(await handshake());
    expect(statuses).toEqual([200, 200, "gone", "gone"]);
    expect(cuts()).toEqual(["TOO_MANY_REQUESTS", "ADDRESS_WAITS"]);
  });

  it("[X7] of one connection are so many, and the next ends it", async () => {
    await start({}, { requestsPerConnection: 2 });
    const asking = await openTcp(server.port);
    asking.write(`${asked(`GET ${POLL}`)}\r\n`.repeat(3));
    const answers = await heardUntilEnd(asking);
    expect(answers.match(/HTTP\/1\.1 \d+/g) ?? []).not.toContain("HTTP/1.1 503");
  });
});

describe("the handshake", () => {
  it("[X3] lets no page of another site in by way of a script, for which a browser names no origin", async () => {
    await start();
    expect(await handshake({}, "EIO=4&transport=polling&j=0")).toBe(403);
  });

  it.each(["short", "x".repeat(65), 7, { a: 1 }, "with spaces in a key of enough length"])(
    "[I1] refuses the malformed key %j",
    async (playerKey) => {
      await start();
      const client = server.open("", { auth: { playerKey } });
      const refusal = await new Promise<Error>((resolve) => client.once("connect_error", resolve));
      expect(refusal.message).toBe("Invalid request");
    },
  );
});

describe("a connection", () => {
  it("[X7] that does not join in time is ended", async () => {
    await start({}, { joinSeconds: 1 });
    expect(await endOf(await openWebSocket(server.port))).toBeLessThan(SOON_MS);
  });

  it("[X7] carries one socket: by WebSocket a second one ends it, by polling it is refused", async () => {
    await start();
    const socket = await openMember(server.port);
    socket.write(frame("40{}"));
    expect(await endOf(socket)).toBeLessThan(SOON_MS);
    const open = await get(`${server.url}${POLL}`);
    const url = `${server.url}${POLL}&sid=${/"sid":"([^"]+)"/.exec(open.text)?.[1]}`;
    await fetch(url, { method: "POST", body: ["40{}", "40{}", "40{}"].join("\u001e") });
    await until(async () => cuts().includes("SECOND_SOCKET"));
    expect(server.memberIds()).toHaveLength(1);
  });

  it.each([
    ["a binary attachment", { isPrivate: false, requestId: Buffer.from("abc") }],
    ["nothing but binary", Buffer.from("abc")],
  ])("[X3] with %s is ended", async (_, payload) => {
    await start();
    const client = await server.connect();
    const gone = ended(client);
    emitRaw(client, "createRoom", payload);
    expect(await gone).toMatch(/^transport/);
    expect(await server.store.count()).toBe(0);
  });

  it.each(['9["x"]', "2{", "2[", '2["a"', "2/admin,[]", "nonsense", "51-[", "2[7]"])(
    "[X6] that sends the frame %j harms nobody else",
    async (text) => {
      await start();
      const client = await server.connect();
      client.io.engine.write(text);
      await caughtUp(await server.connect());
      expect(server.onFault).not.toHaveBeenCalled();
    },
  );
});

describe("what a connection sends", () => {
  it.each([
    { what: "messages", bytes: frame('42["nonsense"]') },
    { what: "pings", bytes: frame("", PING) },
    { what: "pongs", bytes: frame("", PONG) },
  ])("[X6] is bounded in $what", async ({ bytes }) => {
    await start();
    const socket = await openMember(server.port);
    socket.write(Buffer.concat(Array.from({ length: 450 }, () => bytes)));
    expect(await endOf(socket)).toBeLessThan(SOON_MS);
    expect(cuts()).toContain("FLOODING");
  });

  it("[X6] is bounded in bytes, also where no packet is ever finished", async () => {
    await start({}, { bytes: { count: 20_000, seconds: 10 } });
    const socket = await openMember(server.port);
    socket.write(Buffer.from([0x01, 0x80, 0, 0, 0, 0]));
    for (let count = 0; count < 200; count += 1) {
      socket.write(Buffer.from([0x00, 0x80 | 120, 0, 0, 0, 0]));
      socket.write("x".repeat(120));
    }
    expect(await endOf(socket)).toBeLessThan(SOON_MS);
  });

  it("[X6] is bounded while an upgrade is probed", async () => {
    await start({}, { bytes: { count: 5_000, seconds: 10 } });
    const client = await server.connect(undefined, { transports: ["polling"] });
    const socket = await openWebSocket(server.port, client.io.engine.id);
    for (let count = 0; count < 1_000; count += 1) socket.write(frame("2probe"));
    expect(await endOf(socket)).toBeLessThan(SOON_MS);
  });

  it("[X6] is bounded in bytes by polling", async () => {
    await start({}, { bytes: { count: 3_000, seconds: 10 } });
    const client = await server.connect(undefined, { transports: ["polling"] });
    const gone = ended(client);
    for (let count = 0; count < 25; count += 1) emitRaw(client, "x".repeat(130));
    await gone;
    expect(cuts()).toContain("FLOODING");
  });

  it("[X6] is bounded in each period anew", async () => {
    await start({}, { packets: { count: 60, seconds: 10 } });
    const player = await server.connect();
    for (let period = 0; period < 3; period += 1) {
      const later = performance.now() + period * 10_000;
      vi.spyOn(performance, "now").mockReturnValue(later);
      for (let count = 0; count < 40; count += 1) player.io.engine.write("30[]");
      await caughtUp(player);
    }
    expect(cuts()).toEqual([]);
    const gone = ended(player);
    for (let count = 0; count < 40; count += 1) player.io.engine.write("30[]");
    await gone;
    expect(cuts()).toEqual(["FLOODING"]);
  });

  it("[X6] makes the address wait for a minute, while those who are there play on", async () => {
    await start();
    const friend = await server.connect();
    const flooder = await server.connect();
    const told = next(flooder, "error");
    sendMuch(flooder);
    expect(await told).toMatchObject({ code: "FLOODING" });
    expect(await handshake()).toBe("gone");
    expect(await createdBy(friend)).toMatch(/./);
    const later = performance.now() + 61_000;
    vi.spyOn(performance, "now").mockReturnValue(later);
    expect(await handshake()).toBe(200);
  });

  it("[X6] makes nobody wait where it is refused calls alone", async () => {
    await start();
    const flooder = await server.connect();
    const told = next(flooder, "error");
    for (let count = 0; count < 120; count += 1) emitRaw(flooder, "nonsense");
    expect(await told).toMatchObject({ code: "FLOODING" });
    expect(await handshake()).toBe(200);
  });

  it("[X6] makes a visitor of a proxy wait alone", async () => {
    await start({ TRUSTED_PROXIES: "127.0.0.1" });
    const flooder = await server.connect(undefined, { extraHeaders: from("203.0.113.1") });
    const gone = ended(flooder);
    sendMuch(flooder);
    await gone;
    expect(await handshake(from("203.0.113.1"))).toBe(403);
    expect(await handshake(from("203.0.113.2"))).toBe(200);
  });

  it("[X6] is never too much from a player within the limits of calls", async () => {
    await start();
    const player = await server.connect();
    const roomId = await createdBy(player);
    for (let count = 0; count < 29; count += 1)
      for (const name of ["movePiece", "joinRoom"]) emitRaw(player, name, { roomId });
    await caughtUp(player);
    expect(cuts()).toEqual([]);
  });
});

describe("a client that does not read", () => {
  it("[X6] is disconnected once too much waits for it, which is measured", async () => {
    // Far more than one round below, so that it is measured before the connection ends.
    await start({}, { bufferedBytes: 1_000_000 });
    const socket = (await openMember(server.port)).pause();
    await until(async () => server.sockets.connectionCount() === 1);
    const all = server.sockets.transport;
    let unsent = 0;
    await until(async () => {
      for (let count = 0; count < 5; count += 1)
        all.to(server.memberIds()).emit("roomFull", { roomId: "x".repeat(30_000) });
      unsent = Math.max(unsent, server.door.sockets.unsentBytes);
      return cuts().includes("TOO_SLOW");
    });
    await until(async () => server.sockets.connectionCount() === 0);
    socket.destroy();
    expect(cuts()).toEqual(["TOO_SLOW"]);
    expect(unsent).toBeGreaterThan(1_000);
  });
});

describe("a client that is silent", () => {
  it("[X6] is pinged after 5 s and disconnected after 11 s, while one that answers stays", async () => {
    await start();
    const client = await server.connect();
    const silent = await openMember(server.port);
    const from = performance.now();
    expect(await heardUntilEnd(silent)).toContain("\u00012");
    expect(Math.round((performance.now() - from) / 1_000)).toBeOneOf([10, 11, 12]);
    expect([cuts(), client.connected]).toEqual([["SILENT"], true]);
  }, 20_000);
});

describe("a strange request", () => {
  it.each([
    { what: "without a host", text: "GET / HTTP/1.1\r\n\r\n", status: 400 },
    { what: "that expects something", text: `${asked("GET /")}Expect: x\r\n\r\n`, status: 417 },
    {
      what: "with a body of 1 MB",
      text: `${asked("POST /")}Content-Length: 1000000\r\n\r\n`,
      status: 413,
    },
    {
      what: "with a body of any length",
      text: `${asked("POST /")}Transfer-Encoding: chunked\r\n\r\n`,
      status: 411,
    },
  ])("[X6] $what is answered, and its address does not wait", async ({ text, status }) => {
    await start();
    for (let count = 0; count < 6; count += 1) {
      const socket = await openTcp(server.port);
      socket.end(text);
      expect(await heardUntilEnd(socket)).toContain(`HTTP/1.1 ${status}`);
    }
    expect(await handshake()).toBe(200);
  });

  it("[X7] that does not wait for the answers to many others ends its connection", async () => {
    await start();
    const asking = await openTcp(server.port);
    asking.write(`${asked(`GET ${POLL}`)}\r\n`.repeat(200));
    await endOf(asking);
    expect(cuts()).toContain("TOO_MANY_REQUESTS");
    expect(await handshake()).toBe(200);
  });

  it("[X7] that is too slow ends its connection alone", async () => {
    await start({}, { headerSeconds: 1, requestSeconds: 1 });
    const slow = await openTcp(server.port);
    slow.write("GET / HTTP/1.1\r\n");
    expect(await endOf(slow)).toBeLessThan(SOON_MS);
    expect(await handshake()).toBe(200);
  });

  it("[X7] that names the WebSocket transport without upgrading gets an answer", async () => {
    await start();
    expect(await handshake({}, "EIO=4&transport=websocket")).toBe(400);
  });
});
