// The lobby on the wire: its list and the number of people.
import type { AvailableRoom } from "@kingrow/protocol";
import { describe, expect, test } from "vitest";
import { AS_THE_PAGE, type Mode, MODES } from "../support/modes.ts";
import type { Client } from "../support/client.ts";
import { createRoom, join } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed();

async function subscribe(mode: Mode = AS_THE_PAGE): Promise<Client> {
  const client = await testbed.connect(mode);
  await client.call("getAvailableRooms");
  await client.rooms();
  return client;
}

function rowOf(rooms: readonly AvailableRoom[], roomId: string): AvailableRoom | undefined {
  return rooms.find(({ id }) => id === roomId);
}

describe.each(MODES)("$name", (mode) => {
  test("[L1] subscribers see a public room appear, fill and vanish", async () => {
    const watcher = await subscribe(mode);
    const [host, guest] = [await testbed.connect(mode), await testbed.connect(mode)];
    const roomId = await createRoom(host, false);
    const rowWith = (status: string) =>
      watcher.rooms((rooms) => rowOf(rooms, roomId)?.status === status);
    const open = { id: roomId, playerCount: 1, maxPlayers: 2, status: "Open" };
    expect(rowOf(await rowWith("Open"), roomId)).toMatchObject(open);
    await join(guest, roomId);
    const full = { ...open, playerCount: 2, status: "Full" };
    expect(rowOf(await rowWith("Full"), roomId)).toMatchObject(full);
    await guest.call("leaveRoom", { roomId });
    expect(rowOf(await rowWith("Open"), roomId)).toMatchObject(open);
    await host.call("leaveRoom", { roomId });
    await watcher.rooms((rooms) => rowOf(rooms, roomId) === undefined);
  });
});

test("[L1] a player who waits with a seat and asks for the lists gets them until the game starts", async () => {
  const [host, guest] = [await testbed.connect(), await testbed.connect()];
  const other = await testbed.connect();
  const roomId = await createRoom(host, false);
  await host.call("getAvailableRooms");
  const seen = await createRoom(other, false);
  await host.rooms((rooms) => rowOf(rooms, seen) !== undefined);
  await join(guest, roomId);
  for (const player of [host, guest]) await player.call("playerReady", { roomId, isReady: true });
  const watcher = await subscribe();
  const before = host.all("availableRooms").length;
  const unseen = await createRoom(other, false);
  await watcher.rooms((rooms) => rowOf(rooms, unseen) !== undefined);
  await host.caughtUp();
  expect(host.all("availableRooms")).toHaveLength(before);
});

test("[L1] [L2] private rooms are never listed, and a player with a seat gets no more lists", async () => {
  const [watcher, seated, host] = [await subscribe(), await subscribe(), await testbed.connect()];
  const hidden = await createRoom(seated, true);
  const before = seated.all("availableRooms").length;
  const shown = await createRoom(host, false);
  await watcher.rooms((rooms) => rowOf(rooms, shown) !== undefined);
  await seated.caughtUp();
  expect(seated.all("availableRooms")).toHaveLength(before);
  expect(JSON.stringify(watcher.all("availableRooms"))).not.toContain(hidden);
});
