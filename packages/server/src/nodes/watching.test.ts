// Watched on one node, played on others; and players' clocks, which all nodes run.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, next } from "../gateway/testing/testClients.ts";
import { joinRoom, shown, startNodes, type TestNodes } from "../testing/testNodes.ts";

let nodes: TestNodes;
beforeAll(async () => {
  nodes = await startNodes(3);
});
afterAll(() => nodes.stop(), 30_000);

/** A game between a player on the first node and one on the second. */
async function game(options: { readonly isPrivate: boolean; readonly watchable?: boolean }) {
  const [white, black] = [await nodes.connect(0), await nodes.connect(1)];
  const opened = await white.emitWithAck("createRoom", options);
  if (!opened.success) throw new Error(opened.message);
  const { roomId } = opened;
  await joinRoom(black, roomId);
  for (const player of [white, black])
    await player.emitWithAck("playerReady", { roomId, isReady: true });
  return { roomId, white, black };
}

async function watch(by: { roomId: string } | { watchId: string }): Promise<Client> {
  const watcher = await nodes.connect(2);
  const ack = await watcher.emitWithAck("watchRoom", by);
  expect(ack).toMatchObject({ success: true });
  return watcher;
}

describe("a room that is watched on a third node", () => {
  it("[O6] is shown there, and its players get the number of watchers", async () => {
    const { roomId, white, black } = await game({ isPrivate: false });
    const counted = next(white, "watchers");
    const watcher = await watch({ roomId });
    expect(await counted).toEqual({ roomId, watchers: 1 });
    const moved = shown(watcher, ({ moves }) => moves.length === 1);
    const seen = shown(black, ({ moves }) => moves.length === 1);
    await black.emitWithAck("movePiece", { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 });
    expect((await moved).moves).toEqual(["12-16"]);
    expect((await seen).watchers).toBe(1);
  });

  it("[O6] is found by its watch id on each node, and its watchers see its end", async () => {
    const { roomId, white, black } = await game({ isPrivate: true, watchable: true });
    const { watchId } = await joinRoom(white, roomId);
    const watcher = await watch({ watchId: watchId ?? "" });
    const over = next(watcher, "watchEnded");
    await white.emitWithAck("leaveRoom", { roomId });
    await black.emitWithAck("leaveRoom", { roomId });
    expect(await over).toEqual({ roomId: watchId });
  });
});
