// Three nodes, one service: players on all nodes see the same.
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../gateway/testing/testClients.ts";
import { createRoom, joinRoom, shown, startNodes, type TestNodes } from "../testing/testNodes.ts";

let nodes: TestNodes;
beforeAll(async () => {
  nodes = await startNodes(3);
});
afterAll(() => nodes.stop(), 30_000);

async function ready(client: Client, roomId: string): Promise<void> {
  const ack = await client.emitWithAck("playerReady", { roomId, isReady: true });
  if (!ack.success) throw new Error(ack.message);
}

describe("a game between players on two nodes", () => {
  it("[W5] shows each player the other one's moves", async () => {
    const [white, black] = [await nodes.connect(0), await nodes.connect(1)];
    const roomId = await createRoom(white);
    const seen = shown(white, ({ players }) => players.length === 2);
    await joinRoom(black, roomId);
    await seen;
    const started = shown(black, ({ gameStatus }) => gameStatus === "started");
    await ready(white, roomId);
    await ready(black, roomId);
    await started;
    const moved = shown(white, ({ moves }) => moves.length === 1);
    const step = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
    expect(await black.emitWithAck("movePiece", step)).toMatchObject({ success: true });
    expect((await moved).currentPlayerTurn).toBe(white.id);
    const answer = { roomId, fromRow: 2, fromCol: 1, toRow: 3, toCol: 0 };
    expect(await white.emitWithAck("movePiece", answer)).toMatchObject({ success: true });
  });

  it("[R5] informs a player on one node when the other one leaves on another node", async () => {
    const [white, black] = [await nodes.connect(0), await nodes.connect(2)];
    const roomId = await createRoom(white);
    await joinRoom(black, roomId);
    const left = new Promise((resolve) => void white.once("playerLeft", resolve));
    black.emit("leaveRoom", { roomId }, () => undefined);
    expect(await left).toEqual({ roomId });
  });

  it("[R4] invites visitors refused by another node when seats are free, also several at a time", async () => {
    const [white, black, visitor] = await Promise.all([0, 1, 2].map((at) => nodes.connect(at)));
    const freed: string[] = [];
    visitor!.on("roomAvailable", ({ roomId }) => freed.push(roomId));
    for (const count of [2, 1]) {
      const roomIds: string[] = [];
      for (let rooms = 0; rooms < count; rooms += 1) {
        const roomId = await createRoom(white!);
        await joinRoom(black!, roomId);
        expect(await visitor!.emitWithAck("joinRoom", { roomId })).toMatchObject({
          code: "ROOM_FULL",
        });
        roomIds.push(roomId);
      }
      for (const roomId of roomIds) black!.emit("leaveRoom", { roomId }, () => undefined);
      await expect.poll(() => freed.toSorted()).toEqual(roomIds.toSorted());
      freed.length = 0;
    }
  });
});

describe("a seat", () => {
  it("[I3] is taken over by a second tab on another node, and the older tab is disconnected with the reason", async () => {
    const key = "takeover-key-0123456789";
    const older = await nodes.connect(0, key);
    const roomId = await createRoom(older);
    const told = new Promise((resolve) => void older.once("error", resolve));
    const disconnected = new Promise((resolve) => void older.once("disconnect", resolve));
    const newer = await nodes.connect(1, key);
    const state = await joinRoom(newer, roomId);
    expect(state.players).toEqual([newer.id]);
    expect(await told).toMatchObject({ code: "SEAT_TAKEN_OVER" });
    await disconnected;
    expect((await joinRoom(newer, roomId)).presence[newer.id!]?.connected).toBe(true);
  });

  it("[O2] is the same for two tabs of one key that play now on two nodes at the same moment", async () => {
    for (const round of [1, 2, 3]) {
      const key = `two-tabs-key-${round}-0123456789`;
      const tabs = await Promise.all([0, 1].map((at) => nodes.connect(at, key)));
      const wish = { opening: "ballot", pace: "30s" } as const;
      const answers = await Promise.all(
        tabs.map((tab, at) => tab.emitWithAck("playNow", { ...wish, requestId: `tab-${at}` })),
      );
      // The tab that connected first does not take the seat from the other one (I3).
      const codes = answers.map((ack) => (ack.success ? ack.roomId : ack.code));
      const [roomId, ...others] = new Set(codes.filter((code) => code !== "NOT_ALLOWED"));
      expect(others).toEqual([]);
      const guest = await nodes.connect(2);
      expect(await guest.emitWithAck("playNow", wish)).toMatchObject({ roomId });
    }
  });

  it("[R1] is found again by a repeated request on another node", async () => {
    const key = "repeated-key-0123456789";
    const first = await nodes.connect(0, key);
    const payload = { isPrivate: false, requestId: "same-request" };
    const created = await first.emitWithAck("createRoom", payload);
    const second = await nodes.connect(1, key);
    expect(await second.emitWithAck("createRoom", payload)).toEqual(created);
  });

  it("goes to exactly one of many sockets that race for it over all nodes", async () => {
    for (let round = 0; round < 3; round += 1) {
      const creator = await nodes.connect(0);
      const roomId = await createRoom(creator);
      const racers = await Promise.all(
        Array.from({ length: 30 }, (_, at) => nodes.connect(at % 3)),
      );
      const acks = await Promise.all(racers.map((one) => one.emitWithAck("joinRoom", { roomId })));
      expect(acks.filter(({ success }) => success)).toHaveLength(1);
      const refusals = acks.flatMap((ack) => (ack.success ? [] : [ack.code]));
      expect(new Set(refusals)).toEqual(new Set(["ROOM_FULL"]));
      for (const racer of racers) racer.disconnect();
    }
  });
});

describe("the lobby", () => {
  it("[L1] shows changes of one node on every node", async () => {
    const [watcher, creator] = [await nodes.connect(2), await nodes.connect(1)];
    await watcher.emitWithAck("getAvailableRooms");
    const ids: string[] = [];
    watcher.on("availableRooms", (list) => void ids.push(...list.map(({ id }) => id)));
    const roomId = await createRoom(creator);
    await expect.poll(() => ids).toContain(roomId);
  });
});

describe("a client that tries polling", () => {
  it("[W1] gets the advice to use websocket", async () => {
    const { status, text } = await get(nodes.apps[0]!.port, "/socket.io/?EIO=4&transport=polling");
    expect(status).toBe(403);
    expect(text).toContain("takes websocket connections only");
  });
});

function get(port: number, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: "127.0.0.1" }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .once("error", reject)
      .end();
  });
}
