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
    ...together.mock.calls.map(([chunks]) => chunks.map(textOf).join("")),
  ];
}

/** Where all are buffers Node has put each in the place of what was said about it. */
function textOf(piece: Buffer | { readonly chunk: unknown }): string {
  return String("chunk" in piece ? piece.chunk : piece);
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

describe("what one turn has to say", () => {
  it("[R5] leaves in one write: who left, and what the room is now", async () => {
    const { white, black, roomId } = await startedGame(server, { transports: ["websocket"] });
    const writes = watchWrites();
    const seen = next(white, "roomState");
    await black.emitWithAck("leaveRoom", { roomId });
    await seen;
    const told = writes().filter((text) => /42\["(?:playerLeft|roomState)"/.test(text));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/42\["playerLeft".*42\["roomState"/s);
  });

  it("[L1] leaves in one write: the lobby's list, how many are here, and the answer", async () => {
    const visitor = await server.connect(undefined, { transports: ["websocket"] });
    const writes = watchWrites();
    await visitor.emitWithAck("getAvailableRooms");
    const told = writes().filter((text) =>
      /42\["(?:availableRooms|peopleHere)"|43\d*\[/.test(text),
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/42\["availableRooms".*42\["peopleHere".*43\d*\[/s);
  });

  it("is handed to the kernel in one piece where it is a state alone", async () => {
    const { white, black, roomId } = await startedGame(server, { transports: ["websocket"] });
    const pieces = vi.spyOn(Socket.prototype, "_write");
    const seen = next(white, "roomState");
    const move = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
    await black.emitWithAck("movePiece", move);
    await seen;
    const told = pieces.mock.calls.filter(([chunk]) => String(chunk).includes('42["roomState"'));
    expect(told).toHaveLength(1);
  });
});
