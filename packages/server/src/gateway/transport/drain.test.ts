import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeGradually } from "./drain.ts";
import { createdBy, ended } from "../testing/testClients.ts";
import { startedGame, startTestServer, type TestServer } from "../testing/testServer.ts";

describe("closeGradually", () => {
  it("closes a few at a time, with pauses, and all in the end", async () => {
    const closed: number[] = [];
    const pauses: number[] = [];
    const connections = Array.from({ length: 99 }, (_, index) => ({
      answered: () => Promise.resolve(),
      close: () => void closed.push(index),
    }));
    await closeGradually(connections, async () => {
      await setImmediate();
      pauses.push(closed.length);
    });
    expect(closed).toHaveLength(99);
    expect(pauses).toHaveLength(19);
    expect(pauses.slice(0, 3)).toEqual([5, 10, 15]);
  });

  it("does not delay connections for slow calls of others, and ends when all are closed", async () => {
    const closed: number[] = [];
    const releases: (() => void)[] = [];
    const connections = Array.from({ length: 40 }, (_, index) => ({
      answered: () =>
        index < 3 ? new Promise<void>((resolve) => releases.push(resolve)) : Promise.resolve(),
      close: () => void closed.push(index),
    }));
    let pauses = 0;
    const pause = async () => void (pauses += 1);
    const all = closeGradually(connections, pause).then(() => closed.length);
    await expect.poll(() => closed.length).toBe(37);
    expect(pauses).toBe(19);
    for (const release of releases) release();
    expect(await all).toBe(40);
  });

  it("closes a connection only when its calls are answered", async () => {
    const order: string[] = [];
    const answered = async () => {
      await Promise.resolve();
      order.push("answered");
    };
    await closeGradually([{ answered, close: () => order.push("closed") }], vi.fn());
    expect(order).toEqual(["answered", "closed"]);
  });
});

describe("a gateway that stops", () => {
  let server: TestServer;
  beforeEach(async () => void (server = await startTestServer()));
  afterEach(() => server.close());

  it("answers what is running, then closes so that the client comes back by itself", async () => {
    const { white, black, roomId } = await startedGame(server);
    const commit = server.store.commit.bind(server.store);
    const release: (() => void)[] = [];
    const gate = new Promise<void>((resolve) => release.push(resolve));
    const reached = new Promise<void>((begun) => {
      server.store.commit = async (room, version) => {
        begun();
        await gate;
        return commit(room, version);
      };
    });
    const order: string[] = [];
    const move = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
    black.emit("movePiece", move, ({ success }) => order.push(`answered ${success}`));
    const ends = [white, black].map((client) => ended(client).then((why) => order.push(why)));
    await reached;
    const drained = server.drain();
    await ends[0];
    await new Promise((resolve) => void setTimeout(resolve, 300));
    release[0]?.();
    await drained;
    await Promise.all(ends);
    expect(order).toEqual(["transport close", "answered true", "transport close"]);
  });

  it("refuses new connections", async () => {
    await server.drain();
    await expect(server.connect()).rejects.toThrow("websocket error");
  });

  it("[A2] keeps all seats: no player is stored as away", async () => {
    const client = await server.connect();
    const roomId = await createdBy(client);
    const gone = ended(client);
    await server.drain();
    await gone;
    await server.keeper.idle();
    const room = await server.store.load(roomId);
    expect(room).toMatchObject({ version: 1, seats: { 1: { connected: true } } });
  });
});
