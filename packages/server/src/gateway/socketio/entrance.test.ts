// Who comes in waits for the turn of the own address.
import { expect, it, vi } from "vitest";
import { frame, joined, openWebSocket } from "../testing/rawSockets.ts";
import { startTestServer } from "../testing/testServer.ts";

it("[X11] a connection joins the game when its address' turn has come, and not before", async ({
  onTestFinished,
}) => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const socket = await openWebSocket(server.port);
  const inGame = joined(socket).then(() => "in the game");
  const turn = new Promise<() => void>((hold) => {
    vi.spyOn(server.lane, "run").mockImplementation((address, task) => {
      if (address === "127.0.0.1") hold(task);
    });
  });
  socket.write(frame("40{}"));
  const begin = await Promise.race([inGame, turn]);
  if (typeof begin === "string") throw new Error("in the game without having waited");
  begin();
  expect(await inGame).toBe("in the game");
});
