import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  emitRaw,
  ended,
  next,
  caughtUp,
  startTestServer,
  type TestServer,
  until,
} from "./testing/testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer({ MAX_CONNECTIONS_PER_IP: "3" })));
afterEach(() => server.close());

type Headers = Readonly<Record<string, string>>;

/** The status of a polling handshake. */
function handshake(headers: Headers = {}, query = "EIO=4&transport=polling"): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = `${server.url}/socket.io/?${query}`;
    const sent = request(url, { headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once("error", reject);
    sent.end();
  });
}

const from = (address: string): Headers => ({ "X-Forwarded-For": address });

describe("the handshake", () => {
  it("[X3] refuses another site's page, for polling and websocket alike", async () => {
    expect(await handshake({ Origin: "https://evil.example" })).toBe(403);
    const options = { extraHeaders: { Origin: "https://evil.example" } };
    await expect(server.connect(undefined, options)).rejects.toThrow("websocket error");
  });

  it("[X3] lets in the own page and whoever sends no Origin", async () => {
    expect(await handshake({ Origin: server.url })).toBe(200);
    expect(await handshake()).toBe(200);
  });

  it("[W1] refuses the older protocol", async () => {
    expect(await handshake({}, "EIO=3&transport=polling")).toBe(400);
  });

  it("[W1] serves polling, websocket and the upgrade from one to the other", async () => {
    for (const transports of [["polling"], ["websocket"], ["polling", "websocket"]]) {
      const client = await server.connect(undefined, { transports });
      await caughtUp(client);
      await until(async () => client.io.engine.transport.name === transports.at(-1));
      expect(client.connected).toBe(true);
      client.disconnect();
    }
  });

  it.each(["short", "x".repeat(65), 7, { a: 1 }, "with spaces in a key of enough length"])(
    "[I1] refuses the malformed key %j",
    async (playerKey) => {
      const client = server.open("", { auth: { playerKey } });
      const refusal = await new Promise<Error>((resolve) => client.once("connect_error", resolve));
      expect(refusal.message).toBe("Invalid request");
    },
  );
});

describe("connections of one address", () => {
  it("[X1] are limited: one over is told and cut", async () => {
    for (let count = 0; count < 3; count += 1) await server.connect();
    const fourth = server.open();
    const [error, gone] = [next(fourth, "error"), ended(fourth)];
    expect(await error).toEqual({
      code: "IP_LIMIT_EXCEEDED",
      message: "Too many connections from this IP address",
    });
    expect(await gone).toBe("io server disconnect");
  });

  it("[X1] make room again when they end", async () => {
    const first = await server.connect();
    for (let count = 0; count < 2; count += 1) await server.connect();
    first.disconnect();
    await until(async () => server.sockets.connectionCount() < 3);
    const next = await server.connect();
    await caughtUp(next);
    expect(next.connected).toBe(true);
  });

  it("[X1] are refused at the handshake when they are far over", async () => {
    const statuses = [];
    for (let count = 0; count < 8; count += 1) statuses.push(await handshake());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 403, 403]);
  });

  it("[X1] are not told apart by X-Forwarded-For of a stranger", async () => {
    for (let count = 0; count < 6; count += 1) await handshake(from(`203.0.113.${count}`));
    expect(await handshake(from("203.0.113.99"))).toBe(403);
  });

  it("[X1] are told apart by X-Forwarded-For of a trusted proxy, IPv6 by its /64", async () => {
    await server.close();
    server = await startTestServer({ MAX_CONNECTIONS_PER_IP: "1", TRUSTED_PROXIES: "127.0.0.1" });
    expect(await handshake(from("203.0.113.1"))).toBe(200);
    expect(await handshake(from("203.0.113.1"))).toBe(200);
    expect(await handshake(from("203.0.113.1"))).toBe(403);
    expect(await handshake(from("203.0.113.2"))).toBe(200);
    expect(await handshake(from("2001:db8::1"))).toBe(200);
    expect(await handshake(from("2001:db8::2"))).toBe(200);
    expect(await handshake(from("2001:db8::3"))).toBe(403);
    expect(await handshake(from("2001:db8:0:1::1"))).toBe(200);
  });
});

describe("messages", () => {
  it.each(["websocket", "polling"])(
    "[X3] over 4 KB end the connection on %s",
    async (transport) => {
      const client = await server.connect(undefined, { transports: [transport] });
      emitRaw(client, "createRoom", {
        isPrivate: false,
        requestId: "fits",
        note: "x".repeat(3_900),
      });
      await caughtUp(client);
      expect(await server.store.count()).toBe(1);
      const gone = ended(client);
      emitRaw(client, "createRoom", { isPrivate: false, requestId: "x".repeat(4_100) });
      expect(await gone).toMatch(/^transport/);
      await caughtUp(await server.connect());
    },
  );

  it.each([
    ["a binary attachment", { isPrivate: false, requestId: Buffer.from("abc") }],
    ["nothing but binary", Buffer.from("abc")],
  ])("[X3] with %s end the connection", async (_, payload) => {
    const client = await server.connect();
    const gone = ended(client);
    emitRaw(client, "createRoom", payload);
    expect(await gone).toMatch(/^transport/);
    expect(await server.store.count()).toBe(0);
  });

  it.each(['9["x"]', "2{", "2[", '2["a"', "2/admin,[]", "nonsense", "51-[", "2[7]"])(
    "lives on when a client sends the frame %j",
    async (frame) => {
      const client = await server.connect();
      client.io.engine.write(frame);
      await caughtUp(await server.connect());
      expect(server.onFault).not.toHaveBeenCalled();
    },
  );
});
