// Play Now on several nodes that share one Redis.
import { afterAll, beforeAll, expect, it } from "vitest";
import { startNodes, type TestNodes } from "../testing/testNodes.ts";

let nodes: TestNodes;
beforeAll(async () => void (nodes = await startNodes(3)));
afterAll(() => nodes.stop());

it("[O10] players who play now on three nodes at once are paired, at the latest when they repeat their calls", async () => {
  const wish = { opening: "ballot", pace: "10+5" } as const;
  const players = await Promise.all(Array.from({ length: 20 }, (_, at) => nodes.connect(at % 3)));
  const seated = new Map<string, number>();
  for (const player of players)
    player.on("roomState", ({ id, players: present }) =>
      seated.set(id, Math.max(present.length, seated.get(id) ?? 0)),
    );
  const press = () => Promise.all(players.map((player) => player.emitWithAck("playNow", wish)));
  await press();
  const rooms = (await press()).map((ack) => (ack.success ? ack.roomId : ack.code));
  expect(new Set(rooms).size).toBe(10);
  await expect.poll(() => rooms.filter((id) => seated.get(id) !== 2)).toEqual([]);
});

it("[O11] two players who parted on one node are not seated together on another one", async () => {
  const wish = { opening: "ballot", pace: "30s" } as const;
  const keys = ["parted-key-ann-0123456789", "parted-key-bob-0123456789"];
  const [ann, bob] = [await nodes.connect(0, keys[0]), await nodes.connect(1, keys[1])];
  const first = await ann.emitWithAck("playNow", wish);
  expect(await bob.emitWithAck("playNow", wish)).toMatchObject({ ...first, opened: false });
  if (first.success) await bob.emitWithAck("leaveRoom", { roomId: first.roomId });
  const again = await nodes.connect(2, keys[1]);
  expect(await again.emitWithAck("playNow", wish)).toMatchObject({ success: true, opened: true });
  const other = await nodes.connect(2);
  expect(await other.emitWithAck("playNow", wish)).toMatchObject({ opened: false });
});
