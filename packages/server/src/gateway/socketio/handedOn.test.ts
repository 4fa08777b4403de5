import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { next } from "../testing/testClients.ts";
import { startedGame, startTestServer, type TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

it.each([["websocket"], ["polling"]])(
  "a list of packets that was handed on by %s holds nothing any more",
  async (transport) => {
    const { white, black, roomId } = await startedGame(server, { transports: [transport] });
    const handedOn = vi.spyOn(EventEmitter.prototype, "emit");
    const seen = next(white, "roomState");
    await black.emitWithAck("movePiece", { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 });
    await seen;
    const lists = handedOn.mock.calls.flatMap(([event, packets]) =>
      event === "flush" && Array.isArray(packets) ? [packets] : [],
    );
    expect(lists.length).toBeGreaterThanOrEqual(2);
    for (const list of lists) expect(list).toEqual([]);
  },
);
