import { refusalAck, type RoomState } from "@kingrow/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  caughtUp,
  type Client,
  createdBy,
  next,
  nextKey,
  recorded,
  until,
} from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

const FIRST = { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };

/** A game between two, and what their players see of it. */
async function game(options: { readonly isPrivate: boolean; readonly watchable?: boolean }) {
  const [white, black] = [await server.connect(), await server.connect()];
  const opened = await white.emitWithAck("createRoom", options);
  if (!opened.success) throw new Error(opened.message);
  const { roomId } = opened;
  await black.emitWithAck("joinRoom", { roomId });
  for (const player of [white, black])
    await player.emitWithAck("playerReady", { roomId, isReady: true });
  const seen = await white.emitWithAck("joinRoom", { roomId });
  if (!seen.success) throw new Error(seen.message);
  return { roomId, white, black, watchId: seen.roomState.watchId };
}

function watch(watcher: Client, by: { roomId: string } | { watchId: string }) {
  return watcher.emitWithAck("watchRoom", by);
}

/** The first state that the test accepts. */
function shown(client: Client, accepts: (state: RoomState) => boolean): Promise<RoomState> {
  return new Promise((resolve) => {
    client.on("roomState", (state) => {
      if (accepts(state)) resolve(state);
    });
  });
}

describe("a public room", () => {
  it("[O6] is watched by its id, move by move, and players know by how many", async () => {
    const { roomId, black } = await game({ isPrivate: false });
    const watcher = await server.connect();
    const counted = next(black, "watchers");
    const ack = await watch(watcher, { roomId });
    expect(ack).toMatchObject({ success: true, roomState: { id: roomId, watchId: null } });
    expect(await counted).toEqual({ roomId, watchers: 1 });
    const moved = shown(watcher, ({ moves }) => moves.length === 1);
    await black.emitWithAck("movePiece", { roomId, ...FIRST });
    expect(await moved).toMatchObject({ id: roomId, moves: ["12-16"], watchers: 1 });
  });

  it("[O6] is watched no more by a watcher of another room", async () => {
    const [first, second] = [await game({ isPrivate: false }), await game({ isPrivate: false })];
    const watcher = await server.connect();
    const come = next(first.black, "watchers");
    await watch(watcher, { roomId: first.roomId });
    await come;
    const gone = next(first.black, "watchers");
    await watch(watcher, { roomId: second.roomId });
    expect(await gone).toEqual({ roomId: first.roomId, watchers: 0 });
    const heard = recorded(watcher);
    await first.black.emitWithAck("movePiece", { roomId: first.roomId, ...FIRST });
    const moved = shown(watcher, ({ moves }) => moves.length === 1);
    await second.black.emitWithAck("movePiece", { roomId: second.roomId, ...FIRST });
    expect((await moved).id).toBe(second.roomId);
    expect(heard).not.toContainEqual(
      expect.objectContaining({ payload: expect.objectContaining({ id: first.roomId }) }),
    );
  });

  it("[O6] is watched no more after leaveRoom, a seat elsewhere, or a lost connection", async () => {
    const { roomId, black } = await game({ isPrivate: false });
    const [one, two, three] = [
      await server.connect(),
      await server.connect(),
      await server.connect(),
    ];
    for (const watcher of [one, two, three]) await watch(watcher, { roomId });
    expect(await one.emitWithAck("leaveRoom", { roomId })).toEqual({ success: true });
    expect(await one.emitWithAck("leaveRoom", { roomId })).toEqual(refusalAck("ROOM_NOT_FOUND"));
    await two.emitWithAck("createRoom", { isPrivate: true });
    three.disconnect();
    await new Promise<void>((resolve) => {
      black.on("watchers", ({ watchers }) => {
        if (watchers === 0) resolve();
      });
    });
    const heard = recorded(one);
    await black.emitWithAck("movePiece", { roomId, ...FIRST });
    await caughtUp(one);
    expect(heard).toEqual([]);
  });

  it("[O3] [O6] is shown with the present time to a watcher who comes later", async () => {
    const { roomId } = await game({ isPrivate: false });
    const first = await watch(await server.connect(), { roomId });
    const told = first.success ? first.roomState.serverTime : Number.POSITIVE_INFINITY;
    await until(async () => Date.now() > told);
    const late = await server.connect();
    const askedAt = Date.now();
    const ack = await watch(late, { roomId });
    expect(ack.success && ack.roomState.serverTime).toBeGreaterThanOrEqual(askedAt);
  });

  it("[O13] may be closed to watchers by its creator, and never shows players their own game", async () => {
    const closed = await game({ isPrivate: false, watchable: false });
    const watcher = await server.connect();
    expect(await watch(watcher, { roomId: closed.roomId })).toEqual(refusalAck("NOT_ALLOWED"));
    const open = await game({ isPrivate: false });
    expect(await watch(open.white, { roomId: open.roomId })).toEqual(refusalAck("NOT_ALLOWED"));
  });

  it("[O9] is not shown any more when a player sits down who allows no watchers", async () => {
    const host = await server.connect();
    const roomId = await createdBy(host);
    const watcher = await server.connect();
    await watch(watcher, { roomId });
    const over = next(watcher, "watchEnded");
    const actor = { owner: "bob", socketId: "socket-bob", run: "test-run" };
    await server.keeper.perform(roomId, { type: "joinWaiting", actor, watchable: false });
    expect(await over).toEqual({ roomId });
    expect(await watch(watcher, { roomId })).toEqual(refusalAck("NOT_ALLOWED"));
    const seen = await host.emitWithAck("joinRoom", { roomId });
    expect(seen).toMatchObject({ success: true, roomState: { watchers: 0 } });
  });

  it("[O6] informs its watchers when it is closed", async () => {
    const { roomId, white, black } = await game({ isPrivate: false });
    const watcher = await server.connect();
    await watch(watcher, { roomId });
    const over = next(watcher, "watchEnded");
    await white.emitWithAck("leaveRoom", { roomId });
    await black.emitWithAck("leaveRoom", { roomId });
    expect(await over).toEqual({ roomId });
    expect(await watch(watcher, { roomId })).toEqual(refusalAck("ROOM_NOT_FOUND"));
  });
});

describe("a private room", () => {
  it("[O13] is not watched by its own id, nor at all unless that was wished for", async () => {
    const { roomId, watchId } = await game({ isPrivate: true });
    expect(watchId).toBeNull();
    const watcher = await server.connect();
    expect(await watch(watcher, { roomId })).toEqual(refusalAck("ROOM_NOT_FOUND"));
    const { roomId: other } = await game({ isPrivate: true, watchable: true });
    expect(await watch(watcher, { roomId: other })).toEqual(refusalAck("ROOM_NOT_FOUND"));
    expect(await watch(watcher, { watchId: `w-${"A".repeat(48)}` })).toEqual(
      refusalAck("ROOM_NOT_FOUND"),
    );
  });

  it("[O13] is watched by the id its players are shown, which leads to no seat", async () => {
    const { roomId, watchId, black } = await game({ isPrivate: true, watchable: true });
    const watcher = await server.connect(nextKey());
    const heard = recorded(watcher);
    const ack = await watch(watcher, { watchId: watchId ?? "" });
    expect(ack).toMatchObject({ success: true, roomState: { id: watchId, watchId: null } });
    await black.emitWithAck("movePiece", { roomId, ...FIRST });
    await until(async () => JSON.stringify(heard).includes("12-16"));
    expect(JSON.stringify([ack, heard])).not.toContain(roomId);
    for (const id of [watchId ?? "", roomId])
      expect(await watcher.emitWithAck("resign", { roomId: id })).toEqual(
        refusalAck("ROOM_NOT_FOUND"),
      );
    expect(await watcher.emitWithAck("joinRoom", { roomId: watchId ?? "" })).toEqual(
      refusalAck("ROOM_NOT_FOUND"),
    );
    const left = await watcher.emitWithAck("leaveRoom", { roomId: watchId ?? "" });
    expect(left).toEqual({ success: true });
  });
});
