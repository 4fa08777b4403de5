import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { next, until } from "../testing/testClients.ts";
import { startedGame, startTestServer, type TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** What is handed to the kernel from now on, each write as text; corked chunks are handed on all at once. */
function watchWrites(): () => readonly string[] {
  const alone = vi.spyOn(Socket.prototype, "_write");
  const together = vi.spyOn(Socket.prototype, "_writev");
  return () => [
    ...alone.mock.calls.map(([chunk]) => String(chunk)),
    ...together.mock.calls.map(([chunks]) => chunks.map(({ chunk }) => String(chunk)).join("")),
  ];
}

describe("an answer and the state that follows it", () => {
  it.each([
    ["on a WebSocket", ["websocket"]],
    ["on one that began with polling", ["polling", "websocket"]],
  ])("[W3] leave in one write %s, the answer first", async (_, transports) => {
    const { white, black, roomId } = await startedGame(server, { transports });
    await until(async () =>
      [white, black].every(({ io }) => io.engine.transport.name === "websocket"),
    );
    const writes = watchWrites();
    const seen = next(black, "roomState");
    const move = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
    await black.emitWithAck("movePiece", move);
    await seen;
    const [told, ...more] = writes().filter((text) => /43\d+\[/.test(text));
    expect(told).toMatch(/43\d+\[\{"success":true.*42\["roomState"/s);
    expect(more).toEqual([]);
  });
});
