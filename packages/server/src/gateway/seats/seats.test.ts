import { refusalAck } from "@kingrow/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createdBy,
  emitRaw,
  ended,
  nextKey,
  recorded,
  caughtUp,
  until,
} from "../testing/testClients.ts";
import { startedGame, startTestServer, type TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

/** The room's seats as they are stored. */
async function seatsIn(roomId: string) {
  return (await server.store.load(roomId))?.seats;
}

/** White loses the connection and comes back on another socket without sitting down. */
async function lost() {
  const key = nextKey();
  const white = await server.connect(key);
  const roomId = await createdBy(white);
  const playerId = white.id;
  white.disconnect();
  await until(async () => (await seatsIn(roomId))?.[1]?.connected === false);
  return { key, roomId, playerId, back: await server.connect(key) };
}

describe("a leave that comes late", () => {
  it("[R5] gives up the seat that was held under that id before the connection was lost", async () => {
    const { roomId, playerId, back } = await lost();
    expect(await back.emitWithAck("leaveRoom", { roomId, playerId })).toMatchObject({
      success: true,
    });
    expect((await seatsIn(roomId))?.[1]).toBeUndefined();
  });

  it("[R5] changes nothing when a socket with the key has sat down since", async () => {
    const { key, roomId, playerId, back } = await lost();
    const other = await server.connect(key);
    await other.emitWithAck("joinRoom", { roomId });
    expect(await back.emitWithAck("leaveRoom", { roomId, playerId })).toEqual(
      refusalAck("ROOM_NOT_FOUND"),
    );
    expect((await seatsIn(roomId))?.[1]).toMatchObject({ connected: true, socketId: other.id });
  });

  it("[R5] gives up nobody else's seat", async () => {
    const { white, black, roomId } = await startedGame(server);
    const answer = await black.emitWithAck("leaveRoom", { roomId, playerId: white.id });
    expect(answer).toEqual(refusalAck("ROOM_NOT_FOUND"));
    expect((await seatsIn(roomId))?.[1]).toBeDefined();
  });
});

describe("a seat of one's own", () => {
  it("[I3] is not lost by the late disconnect of the socket that had it before", async () => {
    const key = nextKey();
    const older = await server.connect(key);
    const roomId = await createdBy(older);
    const gone = ended(older);
    const newer = await server.connect(key);
    await newer.emitWithAck("joinRoom", { roomId });
    await gone;
    await caughtUp(newer);
    expect((await seatsIn(roomId))?.[1]).toMatchObject({ socketId: newer.id, connected: true });
    expect((await server.store.load(roomId))?.version).toBe(2);
  });

  it("[I1] is stored under the key's hash: the key is in no record, event or fault", async () => {
    const key = "a-very-secret-player-key";
    const client = await server.connect(key);
    const heard = recorded(client);
    const roomId = await createdBy(client);
    await caughtUp(client);
    const record = JSON.stringify(await server.store.load(roomId));
    expect(record).toMatch(/"owner":"[0-9a-f]{64}"/);
    expect(record + JSON.stringify(heard)).not.toContain(key);
  });

  it("[R6] counts as away when the socket was gone before its join was stored", async () => {
    const host = await server.connect();
    const roomId = await createdBy(host);
    const commit = server.store.commit.bind(server.store);
    const guest = await server.connect();
    server.store.commit = async (room, version) => {
      server.store.commit = commit;
      guest.disconnect();
      await until(async () => server.sockets.connectionCount() === 1);
      return commit(room, version);
    };
    emitRaw(guest, "joinRoom", { roomId });
    await until(async () => (await seatsIn(roomId))?.[2]?.connected === false);
    expect((await server.store.load(roomId))?.version).toBe(3);
  });

  it("[R8] can be had in several rooms at once, and all of them hear of a drop", async () => {
    const player = await server.connect();
    const rooms = [await createdBy(player), await createdBy(player, true)];
    player.disconnect();
    for (const roomId of rooms) {
      await until(async () => (await seatsIn(roomId))?.[1]?.connected === false);
      expect((await server.store.load(roomId))?.version).toBe(2);
    }
  });

  it("is marked away in the end, although the disk was full when the connection dropped", async () => {
    const player = await server.connect();
    const roomId = await createdBy(player);
    server.store.isFull = true;
    player.disconnect();
    await until(async () => server.onFault.mock.calls.length > 0);
    expect((await seatsIn(roomId))?.[1]?.connected).toBe(true);
    server.store.isFull = false;
    await until(async () => (await seatsIn(roomId))?.[1]?.connected === false);
  });

  it("[W5] shows each socket versions that only grow, from its join on", async () => {
    const { white, black, roomId } = await startedGame(server);
    const key = nextKey();
    await black.emitWithAck("leaveRoom", { roomId });
    const seen: number[] = [];
    const joining = await server.connect(key);
    joining.on("roomState", ({ version }) => seen.push(version));
    const calls = [
      joining.emitWithAck("joinRoom", { roomId }).then((ack) => {
        if (ack.success) seen.push(ack.roomState.version);
      }),
      ...Array.from({ length: 8 }, () => white.emitWithAck("playAgain", { roomId })),
    ];
    await Promise.all(calls);
    await caughtUp(joining);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});
