// A node that dies between storing a move and its broadcast to the opponent on another node.
import type { RoomCommand } from "@kingrow/room";
import { every } from "@kingrow/time";
import { steadyClock } from "@kingrow/time/machine";
import { expect, it, onTestFinished } from "vitest";
import { openTestLink } from "../redis/testing/testLink.ts";
import { noteRun } from "../store/redis/runRegistry.ts";
import { openStore } from "../store/redis/testing/openStore.ts";
import { actorOf, after } from "../store/testing/rooms.ts";
import { shown, startNodes, type TestNodes } from "../testing/testNodes.ts";

/** Stores like a node, without a broadcast. */
async function openMuteNode({ redis }: TestNodes, run: string) {
  const [store, link] = [await openStore(redis.url), openTestLink(redis)];
  onTestFinished(() => link.close());
  onTestFinished(() => store.close());
  const beat = () => noteRun(link, run, () => undefined);
  const stop = every(steadyClock, 250, () => void beat());
  return {
    act: async (roomId: string, command: RoomCommand) => {
      const room = await store.load(roomId);
      if (room !== undefined) await store.commit(after(room, command, Date.now()), room.version);
    },
    beatLast: async () => {
      stop();
      await beat();
    },
  };
}

/** Bob plays on a node with Ann, whose own will say nothing any more. */
async function startGame() {
  const nodes = await startNodes(1);
  onTestFinished(() => nodes.stop());
  const { act, beatLast } = await openMuteNode(nodes, "dying");
  const [ann, bob] = [actorOf("ann", "dying"), await nodes.connect(0)];
  const created = await bob.emitWithAck("createRoom", { isPrivate: false, pace: "3+2" });
  const roomId = created.success ? created.roomId : "";
  await act(roomId, { type: "join", actor: ann });
  await bob.emitWithAck("playerReady", { roomId, isReady: true });
  await act(roomId, { type: "setReady", actor: ann, isReady: true });
  await beatLast();
  return { ann, bob, roomId, act };
}

it("[W3] [O3] a dead node is noticed soon: the opponent sees the last move and loses no time", async () => {
  const { ann, bob, roomId, act } = await startGame();
  const told = shown(bob, ({ moves }) => moves.length === 1);
  const movedAt = Date.now();
  const step = { from: { row: 5, col: 0 }, to: { row: 4, col: 1 } };
  await act(roomId, { type: "move", actor: ann, ...step });
  // The node reads the room, and broadcasts nothing.
  await bob.emitWithAck("greet", { roomId, greeting: "hello" });
  const { clocks, serverTime } = await told;
  expect(serverTime - movedAt).toBeLessThan(2_500);
  expect(clocks?.[bob.id ?? ""]).toEqual({ remainingMs: 180_000, since: serverTime });
});

it("[W3] [R5] a dead node is noticed soon: the opponent sees that the player has left", async () => {
  const { ann, bob, roomId, act } = await startGame();
  const told = shown(bob, ({ gameStatus }) => gameStatus === "ended");
  const leftAt = Date.now();
  await act(roomId, { type: "leave", actor: ann });
  expect((await told).serverTime - leftAt).toBeLessThan(2_500);
});
