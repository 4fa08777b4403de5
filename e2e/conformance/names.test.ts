// Names without accounts: a number of a closed list, given at the connection and stored with the seat.
import { expect, test } from "vitest";
import { makeKey } from "../support/modes.ts";
import { createRoom, join } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";
import type { Client } from "./support/client.ts";

const testbed = useTestbed();

async function connectAs(name: unknown): Promise<Client> {
  const auth = { playerKey: makeKey(), name };
  const client = testbed.guest({ transports: ["websocket"], auth });
  await client.heard("connect");
  return client;
}

async function rowOf(roomId: string) {
  const visitor = await testbed.connect();
  visitor.socket.emit("getAvailableRooms");
  return (await visitor.rooms((rooms) => rooms.some(({ id }) => id === roomId))).find(
    ({ id }) => id === roomId,
  );
}

test("[O8] both players, watchers and the lobby see the names, of equal ones the second as the next", async () => {
  const [ann, bob, watcher] = [await connectAs(31), await connectAs(31), await testbed.connect()];
  const roomId = await createRoom(ann, false);
  await join(ann, roomId);
  expect((await rowOf(roomId))?.names).toEqual([31, null]);
  await join(bob, roomId);
  const expected = { [ann.id]: 31, [bob.id]: 0 };
  for (const player of [ann, bob])
    expect((await player.state(({ players }) => players.length === 2)).playerNames).toEqual(
      expected,
    );
  expect(await watcher.call("watchRoom", { roomId })).toMatchObject({
    roomState: { playerNames: expected },
  });
  expect((await rowOf(roomId))?.names).toEqual([31, 0]);
});

test.each([32, -1, 1.5, "7", null, { name: 1 }])(
  "[O8] the name %j counts as none, and its player plays",
  async (name) => {
    const player = await connectAs(name);
    const roomId = await createRoom(player, false);
    const { roomState } = await join(player, roomId);
    expect(roomState?.playerNames).toEqual({ [player.id]: null });
  },
);
