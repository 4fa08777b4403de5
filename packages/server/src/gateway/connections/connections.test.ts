import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emitRaw, ended, caughtUp } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";

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
  it.each(["short", "x".repeat(65), 7, { a: 1 }, "with spaces in a key of enough length"])(
    "[I1] refuses the malformed key %j",
    async (playerKey) => {
      const client = server.open("", { auth: { playerKey } });
      const refusal = await new Promise<Error>((resolve) => client.once("connect_error", resolve));
      expect(refusal.message).toBe("Invalid request");
    },
  );
});

it("[X3] lets no page of another site in by way of a script, for which a browser names no origin", async () => {
  expect(await handshake()).toBe(200);
  expect(await handshake({}, "EIO=4&transport=polling&j=0")).toBe(403);
});

describe("connections of one address", () => {
  it("[X1] are refused at the handshake when they are far over", async () => {
    const statuses = [];
    for (let count = 0; count < 8; count += 1) statuses.push(await handshake());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 403, 403]);
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
