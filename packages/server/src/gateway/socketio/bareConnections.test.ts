// Connections and requests that never become a player.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { caughtUp, until } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";
import { endOf, get, heardUntilEnd, openTcp, PATH, upgradeTo } from "../testing/rawSockets.ts";

/** A second, and what a busy machine adds; left to Socket.IO it would be half a minute and more. */
const SOON_MS = 3_000;

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

async function restart(settings: Readonly<Record<string, string>>): Promise<void> {
  await server.close();
  server = await startTestServer(settings);
}

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
        (await get(`${server.url}/socket.io/?EIO=4&transport=polling`).catch(() => undefined))
          ?.status === 200,
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
        await get(`${server.url}/socket.io/?EIO=3`).then(
          ({ status }) => status,
          () => "gone",
        ),
      );
    expect(answers).toEqual([400, 400, 400, 400, 400, "gone", "gone", "gone"]);
  });
});
