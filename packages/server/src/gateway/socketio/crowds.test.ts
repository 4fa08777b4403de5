// What many are told past Socket.IO, by real sockets.
import { afterEach, beforeEach, expect, it } from "vitest";
import { frame, openMember } from "../testing/rawSockets.ts";
import { createdBy, until } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

it.each(["websocket", "polling"])(
  "[O6] what a crowd is told on %s keeps its place among what Socket.IO sends",
  async (transport) => {
    const { sockets } = server;
    const client = await server.connect(undefined, { transports: [transport] });
    const heard: number[] = [];
    client.on("watchers", ({ watchers }) => void heard.push(watchers));
    const room = String(client.id);
    const say = (watchers: number) => {
      const to = watchers % 2 === 0 ? sockets.transport.crowd(room) : sockets.transport.to(room);
      to.emit("watchers", { roomId: "abcdefgh", watchers });
    };
    const numbers = [0, 1, 2, 3, 4, 5];
    numbers.forEach(say);
    await until(async () => heard.length === numbers.length);
    numbers.toReversed().forEach(say);
    await until(async () => heard.length === 2 * numbers.length);
    expect(heard).toEqual([...numbers, ...numbers.toReversed()]);
  },
);

it("[X10] who does not read what a crowd is told is left out of it, and stays", async () => {
  await server.close();
  server = await startTestServer({ MAX_WAITING_BYTES: "8000", DRAIN_SECONDS: "60" });
  const roomId = await createdBy(await server.connect());
  const lazy = await openMember(server.port);
  lazy.pause();
  lazy.write(frame(`42["watchRoom",{"roomId":"${roomId}"}]`));
  const tell = () =>
    server.sockets.transport
      .crowd(`kingrow:watch:${roomId}:0`)
      .emit("watchers", { roomId: "x".repeat(500), watchers: 1 });
  await until(async () => {
    tell();
    return server.sockets.waitingBytes() > 4_000;
  });
  for (let count = 0; count < 100; count += 1) tell();
  expect(server.sockets.waitingBytes()).toBeLessThan(8_000);
  expect(server.recorder.disconnected).not.toHaveBeenCalled();
  lazy.destroy();
});
