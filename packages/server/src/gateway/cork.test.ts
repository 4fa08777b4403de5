import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { next, startedGame, startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** What is handed to the kernel from now on, each write as text; corked chunks are handed on all at once. */
function watchWrites(): readonly string[] {
  const writes: string[] = [];
  const { _write, _writev } = Socket.prototype;
  vi.spyOn(Socket.prototype, "_write").mockImplementation(function (this: Socket, chunk, ...rest) {
    writes.push(String(chunk));
    _write.call(this, chunk, ...rest);
  });
  vi.spyOn(Socket.prototype, "_writev").mockImplementation(function (this: Socket, chunks, done) {
    writes.push(chunks.map(({ chunk }) => String(chunk)).join(""));
    _writev?.call(this, chunks, done);
  });
  return writes;
}

describe("an answer and the state that follows it", () => {
  it("[W3] leave in one write, the answer first", async () => {
    const { black, roomId } = await startedGame(server);
    const writes = watchWrites();
    const seen = next(black, "roomState");
    const move = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
    await black.emitWithAck("movePiece", move);
    await seen;
    const [told, ...more] = writes.filter((text) => /43\d+\[/.test(text));
    expect(told).toMatch(/43\d+\[\{"success":true.*42\["roomState"/s);
    expect(more).toEqual([]);
  });
});
