// The lobby: who gets lists, what is on them, and how often they come.
import type { AvailableRoom } from "@kingrow/protocol";
import { describe, expect, test } from "vitest";
import type { Client } from "./support/client.ts";
import { useTestbed } from "./support/testbed.ts";
import { AS_THE_PAGE, type Mode, MODES } from "../support/modes.ts";
import { createRoom, join } from "./support/table.ts";

const testbed = useTestbed();

async function watch(mode: Mode = AS_THE_PAGE): Promise<Client> {
  const client = await testbed.connect(mode);
  await client.call("getAvailableRooms");
  await client.rooms();
  return client;
}

function has(roomId: string): (rooms: readonly AvailableRoom[]) => boolean {
  return (rooms) => rooms.some((room) => room.id === roomId);
}

function hasNot(roomId: string): (rooms: readonly AvailableRoom[]) => boolean {
  return (rooms) => !has(roomId)(rooms);
}

/**
 * A list is sent only when it changed: two in a row are never alike. The first is the answer to the
 * watcher's own question; a change that was waiting to be sent just then may repeat it once.
 */
function expectNoRepeats(watcher: Client): void {
  const lists = watcher.all("availableRooms").map((list) => JSON.stringify(list));
  expect(lists.filter((list, k) => k > 1 && list === lists[k - 1])).toEqual([]);
}

describe.each(MODES)("$name", (mode) => {
  test("[L1] a public room appears, fills and vanishes before the eyes of the lobby", async () => {
    const [watcher, host, guest] = await Promise.all([
      watch(mode),
      testbed.connect(mode),
      testbed.connect(mode),
    ]);
    const roomId = await createRoom(host, false);
    const rowOf = (rooms: readonly AvailableRoom[]): AvailableRoom | undefined =>
      rooms.find((room) => room.id === roomId);
    const open = { id: roomId, playerCount: 1, maxPlayers: 2, status: "Open" };
    expect(rowOf(await watcher.rooms(has(roomId)))).toMatchObject(open);
    await join(guest, roomId);
    const full = await watcher.rooms((rooms) => rowOf(rooms)?.status === "Full");
    expect(rowOf(full)).toMatchObject({ ...open, playerCount: 2, status: "Full" });
    await guest.call("leaveRoom", { roomId });
    expect(rowOf(await watcher.rooms((rooms) => rowOf(rooms)?.status === "Open"))).toMatchObject(
      open,
    );
    await host.call("leaveRoom", { roomId });
    await watcher.rooms(hasNot(roomId));
    expectNoRepeats(watcher);
  });
});

test("[L2] private rooms are never listed", async () => {
  const [watcher, host, other] = await Promise.all([watch(), testbed.connect(), testbed.connect()]);
  const hidden = await createRoom(host, true);
  await join(other, hidden);
  const shown = await createRoom(other, false);
  await watcher.rooms(has(shown));
  await watcher.call("getAvailableRooms");
  for (const list of watcher.all("availableRooms"))
    expect(JSON.stringify(list)).not.toContain(hidden);
});

test("[L2] open rooms come first, newest first", async () => {
  const [watcher, guest] = await Promise.all([watch(), testbed.connect()]);
  const ids: string[] = [];
  for (let k = 0; k < 4; k += 1) ids.push(await createRoom(await testbed.connect(), false));
  await join(guest, ids[1]!);
  await join(guest, ids[3]!);
  const isFull = (rooms: readonly AvailableRoom[]): boolean =>
    rooms.filter((room) => ids.includes(room.id) && room.status === "Full").length === 2;
  const listed = (await watcher.rooms(isFull)).filter((room) => ids.includes(room.id));
  expect(listed.map((room) => room.id)).toEqual([ids[2], ids[0], ids[3], ids[1]]);
});

test("[L1] who takes a seat gets no more lists", async () => {
  const [seated, joining, host] = await Promise.all([watch(), watch(), testbed.connect()]);
  const watcher = await watch();
  const own = await createRoom(seated, true);
  await join(joining, own);
  const [seen, heard] = [seated, joining].map((client) => client.all("availableRooms").length);
  const roomId = await createRoom(host, false);
  await watcher.rooms(has(roomId));
  await Promise.all([seated.caughtUp(), joining.caughtUp()]);
  expect(seated.all("availableRooms")).toHaveLength(seen!);
  expect(joining.all("availableRooms")).toHaveLength(heard!);
});

test("[L4] who asks for the list is told how many are here, again when somebody comes, and nobody else is", async () => {
  const elsewhere = await testbed.connect(AS_THE_PAGE);
  const watcher = await watch();
  await watcher.heard("peopleHere");
  const latest = () => watcher.all("peopleHere").at(-1);
  // Those of the test before are gone by then.
  await expect.poll(latest, { timeout: 10_000 }).toMatchObject({ count: 2 });
  await testbed.connect(AS_THE_PAGE);
  await expect.poll(latest, { timeout: 10_000 }).toMatchObject({ count: 3 });
  expect(elsewhere.all("peopleHere")).toEqual([]);
});

test("[L3] a burst of changes makes at most one list a second", async () => {
  const hosts = await Promise.all(Array.from({ length: 8 }, () => testbed.connect()));
  const watcher = await watch();
  const startedAt = Date.now();
  const before = watcher.all("availableRooms").length;
  const created = await Promise.all(
    hosts.flatMap((host) => [1, 2, 3, 4].map(() => createRoom(host, false))),
  );
  await watcher.rooms((rooms) => created.every((id) => has(id)(rooms)));
  const lists = watcher.all("availableRooms").length - before;
  const seconds = (Date.now() - startedAt) / 1_000;
  expect(lists).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  expectNoRepeats(watcher);
});

test("[L2] the list has at most 50 rooms", async () => {
  const hosts = await Promise.all(Array.from({ length: 11 }, () => testbed.connect()));
  // One after the other: a busy server refuses new rooms first.
  for (const host of hosts.flatMap((each) => Array.from({ length: 5 }, () => each)))
    await createRoom(host, false);
  const watcher = await watch();
  expect(await watcher.rooms()).toHaveLength(50);
});
